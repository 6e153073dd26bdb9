import Foundation

extension CLLocationManager {
    func start(_ need: LocationDelivery.Need) {
        delivery.needs.insert(need)
        if authorizationStatus.isRefusal {
            refuse()
        } else if need == .once, delivery.task != nil, location != nil {
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
        delivery.task = nil
    }

    /// Calls `body` soon, unless the manager is gone by then.
    func later(_ body: @escaping @MainActor (CLLocationManager) -> Void) {
        Task { [weak self] in
            if let self { body(self) }
        }
    }

    func runIfAllowed() {
        guard authorizationStatus.allowsLocations, !delivery.needs.isEmpty else { return }
        if delivery.task != nil {
            guard delivery.isFilteredTooMuch else { return }
            delivery.task?.cancel()
        }
        delivery.isFiltered = delivery.allowsFilter && distanceFilter > 0
        let filter = delivery.isFiltered ? distanceFilter : kCLDistanceFilterNone
        let locations = provider.locations(for: LocationRequest(desiredAccuracy: desiredAccuracy, distanceFilter: filter))
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
        later { $0.listener?.locationManager($0, didFailWithError: CLError(.denied)) }
    }

    // The delegate may begin anew from within: the task that has ended is let go of before it is told.
    private func fail(_ error: any Error) {
        delivery.task = nil
        delivery.needs.remove(.once)
        if (error as? CLError)?.code == .denied, authorization.refuse() {
            delivery.needs.removeAll()
            tellAuthorization()
        }
        listener?.locationManager(self, didFailWithError: error)
    }

    /// The provider has said all; who asked for one location and got none is told so.
    private func noMoreCome() {
        delivery.task = nil
        if delivery.needs.contains(.once) { fail(CLError(.locationUnknown)) }
    }

    private func deliver(_ location: CLLocation) {
        self.location = location
        // Answered before the delegate hears of it, which may ask again from within.
        let isAsked = delivery.needs.remove(.once) != nil
        let isNews = delivery.needs.contains(.updates) && delivery.passes(location, filter: distanceFilter)
        if isAsked || isNews {
            delivery.lastTold = location
            listener?.locationManager(self, didUpdateLocations: [location])
        }
        compareRegions(with: location)
        endIfIdle()
    }
}
