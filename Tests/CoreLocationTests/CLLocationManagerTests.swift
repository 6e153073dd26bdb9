import CoreLocation
import Foundation
import Testing

/// Managers, and the calls to their delegates.
@MainActor @Suite struct CLLocationManagerTests {
    private static func track(_ places: [(Double, Double)]) -> LocationTrack {
        LocationTrack(places.map { CLLocation(latitude: $0.0, longitude: $0.1) }, pace: .immediate)
    }

    private func told(by manager: CLLocationManager, until last: String, _ body: (CLLocationManager) -> Void) async -> [String] {
        let listener = LocationListener()
        let log = listener.begin()
        manager.delegate = listener
        body(manager)
        return await log.until(last)
    }

    @Test func locationsArriveOnceAuthorized() async {
        let manager = CLLocationManager(provider: Self.track([(1, 1), (2, 2)]))
        let lines = await told(by: manager, until: "2.0") {
            $0.startUpdatingLocation()
            $0.requestWhenInUseAuthorization()
        }
        #expect(lines == ["status 0", "status 4", "1.0", "2.0"])
        #expect(manager.location?.coordinate.latitude == 2)
    }

    @Test func aDeniedAuthorizationIsNotRequestedAgain() async {
        let manager = CLLocationManager(provider: FixedLocation(latitude: 1, longitude: 1, consent: .denied))
        let lines = await told(by: manager, until: "failed 1") {
            $0.requestAlwaysAuthorization()
            $0.requestWhenInUseAuthorization()
            $0.startUpdatingLocation()
        }
        #expect(lines == ["status 0", "status 2", "failed 1"])
        #expect(manager.location == nil)
    }

    @Test func whenInUseCanBecomeAlwaysOnce() async {
        let manager = CLLocationManager(provider: Self.track([]))
        let lines = await told(by: manager, until: "status 3") {
            $0.requestWhenInUseAuthorization()
            $0.requestAlwaysAuthorization()
        }
        #expect(lines == ["status 0", "status 4", "status 3"])
    }

    @Test func oneLocationIsReportedOnRequest() async {
        let manager = CLLocationManager(provider: Self.track([(1, 1), (2, 2), (3, 3)]))
        let lines = await told(by: manager, until: "1.0") {
            $0.requestWhenInUseAuthorization()
            $0.requestLocation()
        }
        #expect(lines == ["status 0", "status 4", "1.0"])
    }

    @Test func aRequestWithoutAnAnswerIsAnError() async {
        let manager = CLLocationManager(provider: Self.track([]))
        let lines = await told(by: manager, until: "failed 0") {
            $0.requestWhenInUseAuthorization()
            $0.requestLocation()
        }
        #expect(lines == ["status 0", "status 4", "failed 0"])
    }

    @Test func aDelegateMayAskAgainFromWithin() async {
        let manager = CLLocationManager(provider: Self.track([(1, 1), (2, 2)]))
        let listener = LocationListener()
        listener.asksAgain = 1
        let log = listener.begin()
        manager.delegate = listener
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
        var lines: [String] = []
        for await line in log {
            lines.append(line)
            if lines.count == 4 { break }
        }
        #expect(lines.prefix(3) == ["status 0", "status 4", "1.0"] && ["1.0", "2.0"].contains(lines.last))
    }

    @Test func aDeniedManagerMonitorsNoRegions() async {
        let manager = CLLocationManager(provider: FixedLocation(latitude: 1, longitude: 1, consent: .denied))
        let region = CLCircularRegion(center: .init(), radius: 1000, identifier: "shop")
        let refused = await told(by: manager, until: "status 2") { $0.requestAlwaysAuthorization() }
        let lines = await told(by: manager, until: "unwatched 4") { $0.startMonitoring(for: region) }
        #expect(refused.last == "status 2" && lines.last == "unwatched 4" && manager.monitoredRegions.isEmpty)
    }

    @Test func aRegionsFlagsDecideWhatIsReported() async {
        let manager = CLLocationManager(provider: Self.track([(5, 0), (0, 0), (5, 0)]))
        let region = CLCircularRegion(center: .init(), radius: 1000, identifier: "shop")
        region.notifyOnEntry = false
        #expect(!region.notifyOnEntry && region.notifyOnExit)
        let lines = await told(by: manager, until: "left shop") {
            $0.requestAlwaysAuthorization()
            $0.startMonitoring(for: region)
        }
        #expect(lines == ["status 0", "status 3", "watching shop", "left shop"])
    }

    @Test func nearLocationsAreFilteredFromTheLastReportedOne() async {
        let manager = CLLocationManager(provider: Self.track([(0, 0), (0, 0.0006), (0, 0.0012), (0, 0.0013), (9, 0)]))
        manager.distanceFilter = 100
        let lines = await told(by: manager, until: "9.0") {
            $0.requestWhenInUseAuthorization()
            $0.startUpdatingLocation()
        }
        #expect(lines == ["status 0", "status 4", "0.0", "0.0", "9.0"])
    }

    @Test func anUnknownLocationIsAnError() async {
        let manager = CLLocationManager(provider: UnknownLocation())
        let lines = await told(by: manager, until: "failed 0") {
            $0.requestWhenInUseAuthorization()
            $0.startUpdatingLocation()
        }
        #expect(lines == ["status 0", "status 4", "failed 0"])
    }

    @Test func regionsAreEnteredAndLeft() async {
        let manager = CLLocationManager(provider: Self.track([(5, 0), (0, 0), (0.001, 0), (5, 0)]))
        let region = CLCircularRegion(center: .init(), radius: 1000, identifier: "shop")
        let lines = await told(by: manager, until: "left shop") {
            $0.requestAlwaysAuthorization()
            $0.startMonitoring(for: region)
        }
        #expect(lines == ["status 0", "status 3", "watching shop", "entered shop", "left shop"])
    }

    @Test func updatesCanBeAwaited() async throws {
        var places: [Double] = []
        for try await update in CLLocationUpdate.liveUpdates(from: Self.track([(1, 1), (2, 2)])) {
            places.append(try #require(update.location).coordinate.latitude)
        }
        #expect(places == [1, 2])
        let refused = FixedLocation(latitude: 1, longitude: 1, consent: .restricted)
        var flags: [Bool] = []
        for try await update in CLLocationUpdate.liveUpdates(from: refused) { flags.append(update.authorizationDenied) }
        #expect(flags == [true])
    }
}
