internal import CoreLocation
import Foundation

/// Monitors the regions of location triggers.
///
/// The monitor has a location manager of its own, and requests its authorization. The provider of locations gives the
/// user's consent.
@MainActor final class RegionMonitor: NSObject, CLLocationManagerDelegate {
    private weak var delivery: NotificationDelivery?
    private lazy var manager = makeManager()
    /// The monitored regions of the app, by the identifiers of their requests.
    private var regions: [String: CLRegion] = [:]
    private let provider: any LocationProvider

    init(_ delivery: NotificationDelivery, _ provider: any LocationProvider) {
        self.delivery = delivery
        self.provider = provider
        super.init()
    }

    /// Monitors exactly these regions, whose keys are the identifiers of the requests.
    func monitor(_ newRegions: [String: CLRegion]) {
        let old = regions
        regions = newRegions
        for (id, region) in old where newRegions[id] !== region { manager.stopMonitoring(for: Self.copy(of: region, for: id)) }
        for (id, region) in newRegions where old[id] !== region { manager.startMonitoring(for: Self.copy(of: region, for: id)) }
    }

    /// Returns a region with the identifier of its request, because requests may have regions with one identifier.
    private static func copy(of region: CLRegion, for id: String) -> CLRegion {
        // Other regions cannot be monitored.
        guard let circle = region as? CLCircularRegion else { return region }
        let copy = CLCircularRegion(center: circle.center, radius: circle.radius, identifier: id)
        copy.notifyOnEntry = circle.notifyOnEntry
        copy.notifyOnExit = circle.notifyOnExit
        return copy
    }

    private func makeManager() -> CLLocationManager {
        let manager = CLLocationManager(provider: provider)
        manager.delegate = self
        manager.requestAlwaysAuthorization()
        return manager
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { delivery?.didCross(regionOf: region.identifier) }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { delivery?.didCross(regionOf: region.identifier) }
}
