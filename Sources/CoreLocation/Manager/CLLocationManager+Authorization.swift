extension CLLocationManager {
    /// Requests authorisation. The status changes asynchronously, as with a response of the user.
    func requestAuthorization(_ level: AuthorizationMachine.AuthorizationLevel) {
        enqueue { manager in
            guard manager.authorization.requestAuthorization(for: level, consent: manager.provider.consent) else { return }
            manager.notifyAuthorization()
            if manager.authorizationStatus.isDeniedOrRestricted {
                if !manager.delivery.needs.isEmpty { manager.denyRequests() }
            } else {
                manager.runIfAllowed()
            }
        }
    }

    func notifyAuthorization() {
        notify(notifyAuthorization(to:))
    }

    func notifyAuthorization(to delegate: any CLLocationManagerDelegate) {
        delegate.locationManagerDidChangeAuthorization(self)
        delegate.locationManager(self, didChangeAuthorization: authorizationStatus)
    }
}
