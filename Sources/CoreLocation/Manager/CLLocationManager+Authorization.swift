extension CLLocationManager {
    /// Requests authorisation. The status changes asynchronously, as with a response of the user.
    func ask(_ level: AuthorizationMachine.AuthorizationLevel) {
        later { manager in
            guard manager.authorization.ask(for: level, answer: manager.provider.consent) else { return }
            manager.notifyAuthorization()
            if manager.authorizationStatus.isRefusal {
                if !manager.delivery.needs.isEmpty { manager.refuse() }
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
