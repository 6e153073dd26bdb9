/// Where handlers are fastened to UIKit: the one file of this module that knows more than UIKit's public API.
@MainActor enum Hooks {
    /// Calls `body` whenever the trigger fires on `source`, which keeps it.
    ///
    /// - Returns: what ends it.
    static func attach(
        _ trigger: EventTrigger, to source: any EventSource, _ body: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        switch (trigger, source) {
        case (.control(let event), let control as UIControl): attach(event, to: control, body)
        case (.gesture(let states), let recognizer as UIGestureRecognizer): attach(states, to: recognizer, body)
        default: preconditionFailure("ControlEvent: \(trigger) does not happen to \(source). Use an event of the sender's own type.")
        }
    }

    /// Lets a closure draw a view, which keeps it.
    static func setDrawing(_ draw: @escaping @MainActor (CGContext, CGRect) -> Void, of view: UIView) {
        view.drawing = draw
    }

    private static func attach(
        _ event: UIControl.Event, to control: UIControl, _ body: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        let action = UIAction { _ in body() }
        control.addAction(action, for: event)
        let identifier = action.identifier
        return { [weak control] in control?.removeAction(identifiedBy: identifier, for: event) }
    }

    private static func attach(
        _ states: Set<UIGestureRecognizer.State>, to recognizer: UIGestureRecognizer, _ body: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        let id = recognizer.addAction { sender in
            if states.contains(sender.state) { body() }
        }
        return { [weak recognizer] in recognizer?.removeAction(id) }
    }

    /// Has a closure called for a combination of keys.
    static func setHandler(_ handler: @escaping @MainActor (UIKeyCommand) -> Void, of command: UIKeyCommand) { command.handler = handler }

    /// The responders that follow each other by the app's own order.
    static func focusOrder(of responder: UIResponder) -> [UIResponder]? { responder.explicitFocusOrder }

    /// Has responders follow each other, which are held weakly.
    static func setFocusOrder(_ order: [UIResponder]?, of responder: UIResponder) { responder.explicitFocusOrder = order }

    /// Makes the next in an order first responder.
    static func advance(from responder: UIResponder, in order: [UIResponder]) { responder.advanceFocus(in: order) }

    /// The values that are kept with a responder.
    static func userInfoStorage(of responder: UIResponder) -> UserInfoStorage {
        storage(in: &responder.companion)
    }

    /// The values that are kept with a recognizer.
    static func userInfoStorage(of recognizer: UIGestureRecognizer) -> UserInfoStorage {
        storage(in: &recognizer.companion)
    }

    /// The values that are kept with a bar item.
    static func userInfoStorage(of item: UIBarItem) -> UserInfoStorage {
        storage(in: &item.companion)
    }

    private static func storage(in companion: inout AnyObject?) -> UserInfoStorage {
        if let storage = companion as? UserInfoStorage { return storage }
        let storage = UserInfoStorage()
        companion = storage
        return storage
    }

    /// Calls `body` once, in the first frame after a time of frames.
    ///
    /// - Returns: what keeps it from being called.
    static func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let token = FrameLoop.current.schedule(after: delay / .seconds(1), body)
        return { token.cancel() }
    }

    /// A link that calls a closure.
    static func displayLink(_ body: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink { CADisplayLink(body) }
}
