import Foundation

extension CLLocationManager {
    func start(_ need: LocationDelivery.Need) {
        delivery.needs.insert(need)
        if authorizationStatus.isDeniedOrRestricted {
            denyRequests()
        } else if need == .once, delivery.isWaitingForRetry {
            retryNow()
        } else if need == .once, delivery.task != nil, delivery.providerDistanceFilter == 0, location != nil {
            enqueue { if let last = $0.location, $0.delivery.needs.contains(.once) { $0.deliver(last) } }
        } else {
            runIfAllowed()
        }
    }

    func stop(_ need: LocationDelivery.Need) {
        delivery.needs.remove(need)
        if need == .updates { delivery.lastReported = nil }
        endIfIdle()
    }

    private func endIfIdle() {
        guard delivery.needs.isEmpty else { return }
        delivery.task?.cancel()
        (delivery.task, delivery.backoff, delivery.isWaitingForRetry) = (nil, RetryBackoff(), false)
    }

    /// Calls `body` asynchronously, unless the manager was released.
    func enqueue(_ body: @escaping @MainActor (CLLocationManager) -> Void) {
        Task { [weak self] in
            if let self { body(self) }
        }
    }

    func runIfAllowed() {
        guard authorizationStatus.allowsLocations, !delivery.needs.isEmpty else { return }
        let filter = delivery.effectiveDistanceFilter(distanceFilter)
        if delivery.task != nil, !delivery.isWaitingForRetry {
            guard delivery.providerDistanceFilter > filter else { return }
        }
        delivery.task?.cancel()
        (delivery.providerDistanceFilter, delivery.isWaitingForRetry) = (filter, false)
        let requestedFilter = filter > 0 ? filter : kCLDistanceFilterNone
        let locations = provider.locations(for: LocationRequest(desiredAccuracy: desiredAccuracy, distanceFilter: requestedFilter))
        delivery.task = Task { [weak self] in
            do {
                for try await location in locations {
                    if Task.isCancelled { return }
                    self?.deliver(location)
                }
                if !Task.isCancelled { self?.providerDidFinish() }
            } catch {
                if !Task.isCancelled { self?.fail(error) }
            }
        }
    }

    func denyRequests() {
        delivery.needs.removeAll()
        enqueue { manager in manager.notify { $0.locationManager(manager, didFailWithError: CLError(.denied)) } }
    }

    // The delegate may start updates in its method, so the finished task is cleared first.
    private func fail(_ error: any Error) {
        delivery.task = nil
        let hasPendingRequest = delivery.needs.remove(.once) != nil
        let code = (error as? CLError)?.code
        if code == .denied, authorization.deny() {
            delivery.needs.removeAll()
            notifyAuthorization()
        }
        // Repeated failures to determine the location are reported only to a pending request for one location.
        let isFirstReport = code != .locationUnknown || delivery.backoff.failures == 0
        if code == .locationUnknown { scheduleRetry() }
        if hasPendingRequest || isFirstReport { notify { $0.locationManager(self, didFailWithError: error) } }
    }

    /// Schedules a retry, as long as locations are needed.
    private func scheduleRetry() {
        guard !delivery.needs.isEmpty else { return }
        let delay = delivery.backoff.nextDelay()
        delivery.isWaitingForRetry = true
        delivery.task = Task { [weak self, clock] in
            try? await clock.sleep(for: delay)
            if !Task.isCancelled { self?.retryNow() }
        }
    }

    private func retryNow() {
        delivery.task?.cancel()
        (delivery.task, delivery.isWaitingForRetry) = (nil, false)
        runIfAllowed()
    }

    /// Handles the end of the provider's sequence of locations. A pending request for one location fails, and there
    /// is no retry.
    private func providerDidFinish() {
        delivery.task = nil
        guard delivery.needs.remove(.once) != nil else { return }
        notify { $0.locationManager(self, didFailWithError: CLError(.locationUnknown)) }
    }

    private func deliver(_ location: CLLocation) {
        self.location = location
        delivery.backoff = RetryBackoff()
        // Cleared before the delegate is notified, because the delegate may send another request in its method.
        let hasPendingRequest = delivery.needs.remove(.once) != nil
        let isUpdateDue = delivery.needs.contains(.updates) && delivery.passes(location, filter: distanceFilter)
        if hasPendingRequest || isUpdateDue {
            delivery.lastReported = location
            notify { $0.locationManager(self, didUpdateLocations: [location]) }
        }
        compareRegions(with: location)
        reportVisits(at: location)
        endIfIdle()
    }
}
