/// An object that the closure layer associates with a responder, and that observes events of the responder.
@MainActor package protocol ResponderObserver: AnyObject {
    /// Called after the view entered or left a window, and after the view itself was notified.
    func viewDidMove(to window: UIWindow?)
    /// Called after an event of the controller, and after the controller's own method ran.
    func controller(_ controller: UIViewController, did event: ControllerLifecycleEvent)
}

/// The events in the life of a controller.
package enum ControllerLifecycleEvent: Sendable, Hashable {
    case load
    case willAppear(Bool)
    case isAppearing(Bool)
    case didAppear(Bool)
    case willDisappear(Bool)
    case didDisappear(Bool)
    /// The controller was popped or dismissed, and its view was removed.
    case didLeave
}

extension UIViewController {
    /// Notifies the associated objects of this controller and of the application.
    func notifyObservers(_ event: ControllerLifecycleEvent) {
        (associatedObject as? any ResponderObserver)?.controller(self, did: event)
        guard let application = ApplicationHost.current?.application else { return }
        (application.associatedObject as? any ResponderObserver)?.controller(self, did: event)
    }
}
