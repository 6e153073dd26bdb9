extension CLLocationManager {
    /// Reports an error to the delegate, because ranging is not available on Linux.
    func failRanging(_ constraint: CLBeaconIdentityConstraint) {
        enqueue { manager in
            manager.notify { $0.locationManager(manager, didFailRangingFor: constraint, error: CLError(.rangingUnavailable)) }
        }
    }

    /// Reports an error to the delegate for the older methods.
    func failRanging(_ region: CLBeaconRegion) {
        enqueue { manager in
            manager.notify { $0.locationManager(manager, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable)) }
        }
    }
}
