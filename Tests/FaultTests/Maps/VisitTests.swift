import CoreLocation
import Foundation
import Testing

/// Visits and beacons, as a delegate receives them.
@MainActor @Suite struct VisitTests {
    private final class Listener: NSObject, CLLocationManagerDelegate {
        var log: AsyncStream<String>.Continuation?
        func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
            let end = visit.departureDate == .distantFuture ? "on" : "\(Int(visit.departureDate.timeIntervalSince1970))"
            log?.yield("\(Int(visit.arrivalDate.timeIntervalSince1970)) to \(end) at \(visit.coordinate.latitude)")
        }
        func locationManager(_ manager: CLLocationManager, didFailRangingFor constraint: CLBeaconIdentityConstraint, error: any Error) {
            log?.yield("ranging \(constraint.major ?? 0) \((error as? CLError)?.code.rawValue ?? -1)")
        }
        func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
            log?.yield("monitoring \(region?.identifier ?? "") \((error as? CLError)?.code.rawValue ?? -1)")
        }
    }

    private func lines(_ count: Int, of manager: CLLocationManager, _ body: () -> Void) async -> [String] {
        let listener = Listener()
        let (stream, log) = AsyncStream.makeStream(of: String.self)
        listener.log = log
        manager.delegate = listener
        body()
        var lines: [String] = []
        for await line in stream {
            lines.append(line)
            if lines.count == count { break }
        }
        return lines
    }

    /// Returns a location. A degree of latitude is 111 km.
    private func point(_ latitude: Double, at seconds: Double, accuracy: Double = 5) -> CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: 0), altitude: 0, horizontalAccuracy: accuracy,
            verticalAccuracy: -1, timestamp: Date(timeIntervalSince1970: seconds))
    }

    @Test func `G23 a stay of five minutes is a visit, and its end is one too`() async {
        let points = [
            point(1, at: 0), point(1.0001, at: 120), point(1.0001, at: 301), point(1, at: 400), point(1.2, at: 500), point(1.4, at: 600),
            point(2, at: 700), point(2.5, at: 710, accuracy: -1), point(2, at: 1000), point(2, at: 1100),
        ]
        let manager = CLLocationManager(provider: LocationTrack(points, pace: .immediate))
        let log = await lines(3, of: manager) {
            manager.requestWhenInUseAuthorization()
            manager.startMonitoringVisits()
        }
        #expect(log == ["0 to on at 1.0", "0 to 500 at 1.0", "700 to on at 2.0"])
        manager.stopMonitoringVisits()
    }

    @Test func `G23 beacons are not available, and the delegate is notified`() async throws {
        let uuid = try #require(UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0"))
        let manager = CLLocationManager(provider: FixedLocation(latitude: 1, longitude: 1))
        let region = CLBeaconRegion(uuid: uuid, major: 7, minor: 9, identifier: "shop")
        #expect(region.uuid == uuid && region.major == 7 && region.minor == 9 && region.notifyOnEntry)
        #expect(!CLLocationManager.isRangingAvailable() && !CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
        let log = await lines(2, of: manager) {
            manager.startMonitoring(for: region)
            manager.startRangingBeacons(satisfying: region.beaconIdentityConstraint)
        }
        #expect(log == ["monitoring shop 5", "ranging 7 16"])
        #expect(manager.monitoredRegions.isEmpty && manager.rangedBeaconConstraints.isEmpty)
    }

    @Test func `G23 a visit survives an archive`() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: CLVisit(), requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLVisit.self, from: data))
        #expect(read.arrivalDate == .distantPast && read.departureDate == .distantFuture && read.horizontalAccuracy == -1)
    }

    @Test func `G23 constraints are equal if they match the same beacons`() {
        let uuid = UUID()
        #expect(CLBeaconIdentityConstraint(uuid: uuid, major: 1) == CLBeaconIdentityConstraint(uuid: uuid, major: 1))
        #expect(CLBeaconIdentityConstraint(uuid: uuid, major: 1) != CLBeaconIdentityConstraint(uuid: uuid))
        #expect(Set([CLBeaconIdentityConstraint(uuid: uuid), CLBeaconIdentityConstraint(uuid: uuid)]).count == 1)
    }
}
