/// What the closure layer keeps with a responder, if it wants to hear what becomes of it.
@MainActor package protocol ResponderCompanion: AnyObject {
    /// The view has come into a window, or left one; asked for after the view itself was told.
    func viewDidMove(to window: UIWindow?)
    /// Something happened to the controller; told after its own method ran.
    func controller(_ controller: UIViewController, did moment: ControllerMoment)
}

/// What happens to a controller in its life.
package enum ControllerMoment: Sendable, Hashable {
    case load
    case willAppear(Bool)
    case isAppearing(Bool)
    case didAppear(Bool)
    case willDisappear(Bool)
    case didDisappear(Bool)
    /// It was popped or dismissed, and its view has gone.
    case didLeave
}

extension UIViewController {
    /// Tells the closure layer: what it keeps with this controller, and what it keeps with the application.
    func tellCompanions(_ moment: ControllerMoment) {
        (companion as? any ResponderCompanion)?.controller(self, did: moment)
        guard let application = ApplicationHost.current?.application else { return }
        (application.companion as? any ResponderCompanion)?.controller(self, did: moment)
    }
}
