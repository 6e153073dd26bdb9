extension CLLocationManager {
    /// Reports the visits that begin or end with a location.
    func reportVisits(at location: CLLocation) {
        guard delivery.needs.contains(.visits) else { return }
        for stay in stayDetector.add(location) {
            let visit = CLVisit(stay)
            notify { $0.locationManager(self, didVisit: visit) }
        }
    }
}
