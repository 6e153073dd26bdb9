import Foundation

extension CLLocationManager {
    func start(_ need: LocationDelivery.Need) {
        delivery.needs.insert(need)
        if authorizationStatus.isRefusal {
            refuse()
        } else if need == .once, delivery.isResting {
            wakeUp()
        } else if need == .once, delivery.task != nil, delivery.leftOut == 0, location != nil {
            later { if let last = $0.location, $0.delivery.needs.contains(.once) { $0.deliver(last) } }
        } else {
            runIfAllowed()
        }
    }

    func stop(_ need: LocationDelivery.Need) {
        delivery.needs.remove(need)
        if need == .updates { delivery.lastTold = nil }
        endIfIdle()
    }

    private func endIfIdle() {
        guard delivery.needs.isEmpty else { return }
        delivery.task?.cancel()
        (delivery.task, delivery.patience, delivery.isResting) = (nil, LocationPatience(), false)
    }

    /// Calls `body` soon, unless the manager is gone by then.
    func later(_ body: @escaping @MainActor (CLLocationManager) -> Void) {
        Task { [weak self] in
            if let self { body(self) }
        }
    }

    func runIfAllowed() {
        guard authorizationStatus.allowsLocations, !delivery.needs.isEmpty else { return }
        let filter = delivery.mayLeaveOut(distanceFilter)
        if delivery.task != nil, !delivery.isResting {
            guard delivery.leftOut > filter else { return }
        }
        delivery.task?.cancel()
        (delivery.leftOut, delivery.isResting) = (filter, false)
        let told = filter > 0 ? filter : kCLDistanceFilterNone
        let locations = provider.locations(for: LocationRequest(desiredAccuracy: desiredAccuracy, distanceFilter: told))
        delivery.task = Task { [weak self] in
            do {
                for try await location in locations {
                    if Task.isCancelled { return }
                    self?.deliver(location)
                }
                if !Task.isCancelled { self?.noMoreCome() }
            } catch {
                if !Task.isCancelled { self?.fail(error) }
            }
        }
    }

    func refuse() {
        delivery.needs.removeAll()
        later { manager in manager.tell { $0.locationManager(manager, didFailWithError: CLError(.denied)) } }
    }

    // The delegate may begin anew from within: the task that has ended is let go of before it is told.
    private func fail(_ error: any Error) {
        delivery.task = nil
        let isAsked = delivery.needs.remove(.once) != nil
        let code = (error as? CLError)?.code
        if code == .denied, authorization.refuse() {
            delivery.needs.removeAll()
            tellAuthorization()
        }
        // A machine that goes on not knowing is no news, but to who has asked.
        let isNews = code != .locationUnknown || delivery.patience.failures == 0
        if code == .locationUnknown { rest() }
        if isAsked || isNews { tell { $0.locationManager(self, didFailWithError: error) } }
    }

    /// Looks again after a while, as long as somebody needs to know.
    private func rest() {
        guard !delivery.needs.isEmpty else { return }
        let pause = delivery.patience.pause()
        delivery.isResting = true
        delivery.task = Task { [weak self, clock] in
            try? await clock.sleep(for: pause)
            if !Task.isCancelled { self?.wakeUp() }
        }
    }

    private func wakeUp() {
        delivery.task?.cancel()
        (delivery.task, delivery.isResting) = (nil, false)
        runIfAllowed()
    }

    /// The provider has said all; who asked for one location and got none is told so. There is nothing to try again.
    private func noMoreCome() {
        delivery.task = nil
        guard delivery.needs.remove(.once) != nil else { return }
        tell { $0.locationManager(self, didFailWithError: CLError(.locationUnknown)) }
    }

    private func deliver(_ location: CLLocation) {
        self.location = location
        delivery.patience = LocationPatience()
        // Answered before the delegate hears of it, which may ask again from within.
        let isAsked = delivery.needs.remove(.once) != nil
        let isNews = delivery.needs.contains(.updates) && delivery.passes(location, filter: distanceFilter)
        if isAsked || isNews {
            delivery.lastTold = location
            tell { $0.locationManager(self, didUpdateLocations: [location]) }
        }
        compareRegions(with: location)
        reportVisits(at: location)
        endIfIdle()
    }
}
