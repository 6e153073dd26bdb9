internal import Synchronization

/// Calls of a handler after each change of the network, until the object is released or cancelled.
///
/// An observation that begins before the launch of the app continues with the service of the app.
package final class NetworkObservation: Sendable {
    private struct Place {
        var service: NetworkService
        var number: Int?
        var isCancelled = false
    }

    private let place: Mutex<Place>
    private let body: @Sendable () -> Void

    /// - Parameter body: Called on the thread of the change. It reads ``state`` and must not wait for other threads.
    package init(_ service: NetworkService = SystemServices.current.network, _ body: @escaping @Sendable () -> Void) {
        place = Mutex(Place(service: service))
        self.body = body
        begin(service)
    }

    deinit { cancel() }

    /// The service that is observed now.
    package var service: NetworkService { place.withLock { $0.service } }

    /// The current state of the network.
    package var state: NetworkState { service.current }

    /// Ends the calls. A call that has begun on another thread continues.
    package func cancel() {
        place.withLock { place in
            place.isCancelled = true
            if let number = place.number { place.service.removeObserver(number) }
            place.number = nil
        }
    }

    private func begin(_ service: NetworkService) {
        let number = service.addObserver { [weak self] in self?.handleChange() }
        place.withLock { place in
            if place.isCancelled { service.removeObserver(number) } else { (place.service, place.number) = (service, number) }
        }
        // The app may have launched between the choice of the service and this line.
        if service.successor != nil { handleChange() }
    }

    private func handleChange() {
        let current = service
        if let successor = current.successor {
            let isMoving = place.withLock { place in
                guard let number = place.number, place.service === current else { return false }
                current.removeObserver(number)
                place.number = nil
                return true
            }
            if isMoving { begin(successor) }
        }
        body()
    }
}
