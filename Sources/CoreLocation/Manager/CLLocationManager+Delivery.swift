import Foundation

extension CLLocationManager {
    func start(_ need: LocationDelivery.Need) {
        delivery.needs.insert(need)
        if authorizationStatus.isRefusal {
            refuse()
        } else if need == .once, delivery.task != nil, let location {
            later { $0.deliver(location) }
        } else {
            runIfAllowed()
        }
    }

    func stop(_ need: LocationDelivery.Need) {
        delivery.needs.remove(need)
        if need == .updates { delivery.lastTold = nil }
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
        guard authorizationStatus.allowsLocations, !delivery.needs.isEmpty, delivery.task == nil else { return }
        let locations = provider.locations(for: LocationRequest(desiredAccuracy: desiredAccuracy, distanceFilter: distanceFilter))
        delivery.task = Task { [weak self] in
            do {
                for try await location in locations {
                    if Task.isCancelled { return }
                    self?.deliver(location)
                }
            } catch {
                if !Task.isCancelled { self?.fail(error) }
            }
            if !Task.isCancelled { self?.delivery.task = nil }
        }
    }

    func refuse() {
        delivery.needs.removeAll()
        later { $0.listener?.locationManager($0, didFailWithError: CLError(.denied)) }
    }

    private func fail(_ error: any Error) {
        delivery.needs.remove(.once)
        listener?.locationManager(self, didFailWithError: error)
    }

    private func deliver(_ location: CLLocation) {
        self.location = location
        let isAsked = delivery.needs.contains(.once)
        let isNews = delivery.needs.contains(.updates) && delivery.passes(location, filter: distanceFilter)
        if isAsked || isNews {
            delivery.lastTold = location
            listener?.locationManager(self, didUpdateLocations: [location])
        }
        compareRegions(with: location)
        if isAsked { stop(.once) }
    }
}
