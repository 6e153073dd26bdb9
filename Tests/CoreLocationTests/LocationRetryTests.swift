import Foundation
import Synchronization
import Testing

@testable import CoreLocation

/// Temporarily failing providers, and their distance filters.
@MainActor @Suite struct LocationRetryTests {
    /// Starts updates of a manager to a listener, which the manager does not retain.
    private func begin(_ manager: CLLocationManager) -> (LocationListener, AsyncStream<String>) {
        let listener = LocationListener()
        let log = listener.begin()
        manager.delegate = listener
        manager.startUpdatingLocation()
        manager.requestWhenInUseAuthorization()
        return (listener, log)
    }

    @Test func anUnknownLocationIsRetried() async {
        let manager = CLLocationManager(provider: PatchyLocation(failures: 2))
        let clock = RecordingClock()
        manager.clock = clock
        let (listener, log) = begin(manager)
        defer { _ = listener }
        #expect(await log.until("7.0") == ["status 0", "status 4", "failed 0", "7.0"])
        #expect(clock.pauses == [.seconds(5), .seconds(10)])
    }

    @Test func aRegionIsStillMonitoredAfterAFailure() async {
        let manager = CLLocationManager(provider: PatchyLocation(failures: 1, after: CLLocation(latitude: 0, longitude: 0)))
        manager.clock = RecordingClock()
        let listener = LocationListener()
        let log = listener.begin()
        manager.delegate = listener
        manager.requestAlwaysAuthorization()
        manager.startMonitoring(for: CLCircularRegion(center: .init(latitude: 7, longitude: 7), radius: 1000, identifier: "shop"))
        #expect(await log.until("entered shop") == ["status 0", "status 3", "watching shop", "failed 0", "entered shop"])
    }

    @Test(arguments: [true, false]) func theFinestFilterReachesTheProvider(byFilter: Bool) async {
        let provider = PatchyLocation(failures: 0)
        let manager = CLLocationManager(provider: provider)
        manager.distanceFilter = 1000
        let (listener, log) = begin(manager)
        defer { _ = listener }
        _ = await log.until("7.0")
        if byFilter { manager.distanceFilter = 10 } else { manager.requestLocation() }
        if !byFilter { #expect(await log.until("7.0") == ["7.0"]) }
        #expect(provider.filters == [1000, byFilter ? 10 : kCLDistanceFilterNone])
    }

    @Test func awaitedUpdatesResume() async throws {
        let clock = RecordingClock()
        var updates = CLLocationUpdate.liveUpdates(from: PatchyLocation(failures: 3))
        updates.clock = clock
        var found: [Bool] = []
        for try await update in updates {
            found.append(update.locationUnavailable)
            if update.location != nil { break }
        }
        #expect(found == [true, false] && clock.pauses == [.seconds(5), .seconds(10), .seconds(20)])
    }

    @Test func aLargerFilterIsForTheManagerAlone() async {
        let provider = PatchyLocation(failures: 0)
        let manager = CLLocationManager(provider: provider)
        let (listener, log) = begin(manager)
        defer { _ = listener }
        _ = await log.until("7.0")
        manager.distanceFilter = 500
        #expect(provider.filters == [kCLDistanceFilterNone])
    }
}

/// Fails a few times, then is at 7° north, 7° east, and stays there.
private final class PatchyLocation: LocationProvider {
    private let state: Mutex<(failures: Int, filters: [CLLocationDistance])>

    private let place: CLLocation?

    /// - Parameters:
    ///   - failures: the number of failures.
    ///   - place: the location just before the failures.
    init(failures: Int, after place: CLLocation? = nil) {
        state = Mutex((failures, []))
        self.place = place
    }

    /// The distance filters that were set, in order.
    var filters: [CLLocationDistance] { state.withLock(\.filters) }

    func locations(for request: LocationRequest) -> AsyncThrowingStream<CLLocation, any Error> {
        let isLost = state.withLock { state in
            state.filters.append(request.distanceFilter)
            state.failures -= 1
            return state.failures >= 0
        }
        return AsyncThrowingStream { stream in
            if isLost {
                if let place { stream.yield(place) }
                stream.finish(throwing: CLError(.locationUnknown))
            } else {
                stream.yield(CLLocation(latitude: 7, longitude: 7))
            }
        }
    }
}
