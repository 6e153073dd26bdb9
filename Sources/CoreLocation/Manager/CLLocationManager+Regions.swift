extension CLLocationManager {
    func beginMonitoring(_ region: CLRegion) {
        guard Self.isMonitoringAvailable(for: type(of: region)) else {
            return notifyFailure(.regionMonitoringFailure, of: region)
        }
        guard !authorizationStatus.isDeniedOrRestricted else {
            return notifyFailure(.regionMonitoringDenied, of: region)
        }
        monitoredRegions.remove(region)
        monitoredRegions.insert(region)
        regionStates[region] = .unknown
        enqueue { manager in manager.notify { $0.locationManager(manager, didStartMonitoringFor: region) } }
        start(.regions)
        if let location { enqueue { $0.compareRegions(with: location) } }
    }

    private func notifyFailure(_ code: CLError.Code, of region: CLRegion) {
        enqueue { manager in manager.notify { $0.locationManager(manager, monitoringDidFailFor: region, withError: CLError(code)) } }
    }

    func endMonitoring(_ region: CLRegion) {
        monitoredRegions.remove(region)
        regionStates[region] = nil
        if monitoredRegions.isEmpty { stop(.regions) }
    }

    /// Notifies the delegate of the regions that a location has entered or left. The first state of a region is not
    /// reported.
    func compareRegions(with location: CLLocation) {
        for region in monitoredRegions.sorted(by: { $0.identifier < $1.identifier }) {
            let state = region.encloses(location.coordinate) ? CLRegionState.inside : .outside
            let previousState = regionStates[region] ?? .unknown
            guard state != previousState else { continue }
            regionStates[region] = state
            guard previousState != .unknown else { continue }
            if state == .inside, region.notifyOnEntry { notify { $0.locationManager(self, didEnterRegion: region) } }
            if state == .outside, region.notifyOnExit { notify { $0.locationManager(self, didExitRegion: region) } }
            notify { $0.locationManager(self, didDetermineState: state, for: region) }
        }
    }
}
