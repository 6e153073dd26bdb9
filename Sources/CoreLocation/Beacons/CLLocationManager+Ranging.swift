extension CLLocationManager {
    /// No Linux machine ranges beacons by itself, so that the delegate receives an error.
    func failRanging(_ constraint: CLBeaconIdentityConstraint) {
        later { manager in
            manager.tell { $0.locationManager(manager, didFailRangingFor: constraint, error: CLError(.rangingUnavailable)) }
        }
    }

    /// The same for the older way to range.
    func failRanging(_ region: CLBeaconRegion) {
        later { manager in
            manager.tell { $0.locationManager(manager, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable)) }
        }
    }
}
