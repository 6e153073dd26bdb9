import CoreLocation
import Foundation
import PrivateBus
import Testing

/// GeoClue over a bus, both simulated by the test.
@Suite(.enabled(if: PrivateBus.isAvailable, "There is no dbus-daemon on this machine.")) struct SystemLocationTests {
    private static let london = """
        {'Latitude': <51.5432>, 'Longitude': <-0.0554>, 'Accuracy': <12.5>, 'Altitude': <21.0>, 'Speed': <1.5>, 'Heading': <310.0>,
        'Description': <'GPS'>, 'Timestamp': <(uint64 1700000000, uint64 250000)>}
        """
    private static let vague = "{'Latitude': <51.0>, 'Longitude': <0.0>, 'Accuracy': <25000.0>, 'Altitude': <-1.797e+308>, 'Speed': <-1.0>}"

    private func started(_ geoclue: FakeGeoclue) async -> [String] {
        var lines: [String] = []
        for await line in geoclue.log {
            lines.append(line)
            if line == "Start" { break }
        }
        return lines
    }

    private func outcome(_ stream: AsyncThrowingStream<CLLocation, any Error>) async -> (count: Int, error: CLError.Code?) {
        var count = 0
        do { for try await _ in stream { count += 1 } } catch { return (count, (error as? CLError)?.code) }
        return (count, nil)
    }

    @Test func theServiceReceivesTheAppsNameAndReportsEachLocation() async throws {
        let bus = try PrivateBus()
        let geoclue = try FakeGeoclue(on: bus)
        defer { geoclue.end() }
        let system = SystemLocation(desktopID: "kebabs", backoff: .seconds(600), busAddress: bus.address)
        var places = system.locations(for: LocationRequest(desiredAccuracy: kCLLocationAccuracyHundredMeters, distanceFilter: 25.5))
            .makeAsyncIterator()
        let lines = await started(geoclue)
        #expect(
            lines == [
                "GetClient", "Set 'DesktopId' <'kebabs'>", "Set 'RequestedAccuracyLevel' <uint32 6>", "Set 'DistanceThreshold' <uint32 25>",
                "Start",
            ])
        geoclue.move(to: Self.london)
        let first = try #require(try await places.next())
        #expect(first.coordinate.latitude == 51.5432 && first.coordinate.longitude == -0.0554 && first.horizontalAccuracy == 12.5)
        #expect(first.altitude == 21 && first.verticalAccuracy > 0 && first.speed == 1.5 && first.course == 310)
        #expect(first.timestamp == Date(timeIntervalSince1970: 1_700_000_000.25))
        // An invalid coordinate is ignored.
        geoclue.move(to: "{'Latitude': <95.0>, 'Longitude': <0.0>}")
        geoclue.move(to: Self.vague)
        let second = try #require(try await places.next())
        #expect(second.coordinate.latitude == 51 && second.verticalAccuracy < 0 && second.speed < 0 && second.course < 0)
    }

    @Test func aRefusedAppIsDenied() async throws {
        let bus = try PrivateBus()
        let geoclue = try FakeGeoclue(on: bus)
        defer { geoclue.end() }
        geoclue.refuse()
        let result = await outcome(SystemLocation(backoff: .seconds(600), busAddress: bus.address).locations(for: LocationRequest()))
        #expect(result == (0, .denied))
    }

    @Test func turningLocationsOffDenies() async throws {
        let bus = try PrivateBus()
        let geoclue = try FakeGeoclue(on: bus)
        defer { geoclue.end() }
        let system = SystemLocation(backoff: .seconds(600), busAddress: bus.address)
        async let result = outcome(system.locations(for: LocationRequest()))
        _ = await started(geoclue)
        geoclue.turnOff()
        #expect(await result == (0, .denied))
    }

    @Test func withoutABusOrServiceTheLocationIsUnknown() async throws {
        let nowhere = SystemLocation(busAddress: "unix:path=/nowhere/at/all")
        #expect(await outcome(nowhere.locations(for: LocationRequest())) == (0, .locationUnknown))
        #expect(await outcome(SystemLocation(busAddress: "nonsense").locations(for: LocationRequest())) == (0, .locationUnknown))
        let bus = try PrivateBus()
        #expect(await outcome(SystemLocation(busAddress: bus.address).locations(for: LocationRequest())) == (0, .locationUnknown))
    }

    @Test func aFirstLocationThatIsLateIsUnknown() async throws {
        let bus = try PrivateBus()
        let geoclue = try FakeGeoclue(on: bus)
        defer { geoclue.end() }
        let system = SystemLocation(backoff: .milliseconds(20), busAddress: bus.address)
        #expect(await outcome(system.locations(for: LocationRequest())) == (0, .locationUnknown))
    }

    @Test(arguments: [true, false]) func aServiceOrABusThatQuitsEndsUpdates(isServiceAlone: Bool) async throws {
        let bus = try PrivateBus()
        let geoclue = try FakeGeoclue(on: bus)
        defer { geoclue.end() }
        let system = SystemLocation(backoff: .seconds(600), busAddress: bus.address)
        async let result = outcome(system.locations(for: LocationRequest()))
        _ = await started(geoclue)
        isServiceAlone ? geoclue.end() : bus.end()
        #expect(await result == (0, .locationUnknown))
    }

    @Test func releasingTheProviderLeavesTheBus() async throws {
        let bus = try PrivateBus()
        let geoclue = try FakeGeoclue(on: bus)
        defer { geoclue.end() }
        let system = SystemLocation(backoff: .seconds(600), busAddress: bus.address)
        let task = Task { await outcome(system.locations(for: LocationRequest())) }
        _ = await started(geoclue)
        task.cancel()
        #expect(await task.value == (0, nil))
        for await line in geoclue.log where line == "left" { break }
    }

    @MainActor @Test func aRefusedManagerIsNotifiedAsIfTheUserDenied() async throws {
        let bus = try PrivateBus()
        let geoclue = try FakeGeoclue(on: bus)
        defer { geoclue.end() }
        geoclue.refuse()
        let manager = CLLocationManager(provider: SystemLocation(backoff: .seconds(600), busAddress: bus.address))
        let listener = StatusListener()
        manager.delegate = listener
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        for await line in listener.log where line == "failed 1" { break }
        #expect(listener.lines == ["status 0", "status 4", "status 2", "failed 1"])
        #expect(manager.authorizationStatus == .denied)
    }

    @Test func updatesReportThatTheyWereRefused() async throws {
        let bus = try PrivateBus()
        let geoclue = try FakeGeoclue(on: bus)
        defer { geoclue.end() }
        geoclue.refuse()
        var flags: [Bool] = []
        for try await update in CLLocationUpdate.liveUpdates(from: SystemLocation(backoff: .seconds(600), busAddress: bus.address)) {
            flags.append(update.authorizationDenied)
        }
        #expect(flags == [true])
    }
}

@MainActor private final class StatusListener: NSObject, CLLocationManagerDelegate {
    var lines: [String] = []
    let log: AsyncStream<String>
    private let writing: AsyncStream<String>.Continuation

    override init() { (log, writing) = AsyncStream.makeStream(of: String.self) }

    private func write(_ line: String) {
        lines.append(line)
        writing.yield(line)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        write("failed \((error as? CLError)?.code.rawValue ?? -1)")
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { write("status \(manager.authorizationStatus.rawValue)") }
}
