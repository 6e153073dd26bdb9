extension CLLocationManager {
    func watch(_ region: CLRegion) {
        guard Self.isMonitoringAvailable(for: type(of: region)) else {
            later { $0.listener?.locationManager($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure)) }
            return
        }
        guard !authorizationStatus.isRefusal else {
            later { $0.listener?.locationManager($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
            return
        }
        monitoredRegions.remove(region)
        monitoredRegions.insert(region)
        regionStates[region] = .unknown
        later { $0.listener?.locationManager($0, didStartMonitoringFor: region) }
        start(.regions)
        if let location { later { $0.compareRegions(with: location) } }
    }

    func unwatch(_ region: CLRegion) {
        monitoredRegions.remove(region)
        regionStates[region] = nil
        if monitoredRegions.isEmpty { stop(.regions) }
    }

    /// Tells who is in a region now and was not, and the other way round. Where one is at the beginning is no news.
    func compareRegions(with location: CLLocation) {
        for region in monitoredRegions.sorted(by: { $0.identifier < $1.identifier }) {
            let state = region.holds(location.coordinate) ? CLRegionState.inside : .outside
            let before = regionStates[region] ?? .unknown
            guard state != before else { continue }
            regionStates[region] = state
            guard before != .unknown else { continue }
            if state == .inside, region.notifyOnEntry { listener?.locationManager(self, didEnterRegion: region) }
            if state == .outside, region.notifyOnExit { listener?.locationManager(self, didExitRegion: region) }
            listener?.locationManager(self, didDetermineState: state, for: region)
        }
    }
}
