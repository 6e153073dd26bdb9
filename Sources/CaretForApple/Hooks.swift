import Foundation
import Observation

// The second form of the hooks: it uses public API of UIKit only. These files replace `Sources/Caret/Hooks*.swift`.

/// Attaches handlers to controls, recognizers and delegates.
@MainActor package enum Hooks {
    /// Returns the chain to which a handler of a control's event can be added. It is the one that was added to the
    /// control last, or a new one. Handlers, targets and actions are thus called in the order of their addition.
    static func chain(of control: UIControl, _ event: UIControl.Event) -> HandlerChain<Void> {
        let chains = ControlChains.key.value(of: control) { ControlChains() }
        if let last = chains.last(of: control, event) { return last }
        let chain = HandlerChain<Void>(of: control)
        let action = UIAction { _ in chain.notify(()) }
        chains.add(chain, for: action.identifier)
        chain.emptinessDidChange = { [weak control, weak action] isEmpty in
            if isEmpty, let action { control?.removeAction(action, for: event) }
        }
        control.addAction(action, for: event)
        return chain
    }

    /// Calls `body` at each event of a view controller's life cycle, after the controller's own method.
    ///
    /// - Returns: A closure that removes the handler.
    static func listen(
        to controller: UIViewController, _ body: @escaping @MainActor (ControllerEvent) -> Void
    ) -> @MainActor () -> Void {
        userInfoStorage(of: controller).observeController { _, event in body(event) }
    }

    /// Sets a closure that draws a view; `nil` for none. A subview below all others calls the closure.
    static func setDrawing(_ draw: (@MainActor (CGContext, CGRect) -> Void)?, of view: UIView) {
        if let draw {
            let drawing = DrawingView.key.value(of: view) { DrawingView(below: view) }
            drawing.draw = draw
        } else {
            DrawingView.key.value(of: view)?.removeFromSuperview()
            DrawingView.key.set(nil, of: view)
        }
    }

    /// Returns the chain that is called when a recognizer enters one of the states, or remains in it after a change.
    /// It is the one that was added to the recognizer last, or a new one. A target that the app adds between two
    /// handlers is unknown here. It is called after both of them if they share a chain.
    ///
    /// Recognizers send no action when they fail, so that handlers of the state `failed` are never called.
    static func chain(of recognizer: UIGestureRecognizer, _ states: Set<UIGestureRecognizer.State>) -> HandlerChain<Void> {
        let targets = ActionTargets.key.value(of: recognizer) { ActionTargets() }
        if let last = targets.lastChain(for: states) { return last }
        let chain = HandlerChain<Void>(of: recognizer)
        let target = ActionTarget { [weak recognizer] _ in
            if let recognizer, states.contains(recognizer.state) { chain.notify(()) }
        }
        recognizer.addTarget(target, action: ActionTarget.fireAction)
        targets.add(target, chain, states)
        chain.emptinessDidChange = { [weak recognizer, weak targets, weak target] isEmpty in
            guard isEmpty, let target else { return }
            recognizer?.removeTarget(target, action: ActionTarget.fireAction)
            targets?.remove(target)
        }
        return chain
    }

    /// Returns the directions that a swipe permits; one of them was recognised.
    static func direction(of swipe: UISwipeGestureRecognizer) -> UISwipeGestureRecognizer.Direction { swipe.direction }

    /// Calls `body` when a button of an alert is pressed, before the alert has left.
    static func onChoice(of alert: UIAlertController, _ body: @escaping @MainActor () -> Void) {
        _ = listen(to: alert) { [weak alert] event in
            if case .willDisappear = event, alert?.isBeingDismissed == true { body() }
        }
    }

    /// Returns the key commands of a responder.
    static func keyCommands(of responder: UIResponder) -> [UIKeyCommand] { responder.keyCommands ?? [] }

    /// Calls `body` once, after a delay on the clock of UIKit's delayed calls.
    ///
    /// - Returns: A closure that cancels the call.
    static func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let target = ActionTarget { _ in body() }
        target.perform(ActionTarget.callAction, with: nil, afterDelay: delay / .seconds(1), inModes: [.common])
        return { [weak target] in if let target { NSObject.cancelPreviousPerformRequests(withTarget: target) } }
    }

    /// Calls `body` once, after a delay. UIKit has no idle state, which ``after(_:_:)`` would prolong.
    static func afterIdle(_ delay: Duration, _ body: @escaping @MainActor () -> Void) { _ = after(delay, body) }

    /// Calls `body` once, in the second turn of the run loop from now.
    static func inSecondFrame(_ body: @escaping @MainActor () -> Void) { inNextFrame { inNextFrame(body) } }

    /// The time of the clock of the display's frames, in seconds.
    static var frameTime: TimeInterval { CACurrentMediaTime() }

    /// Calls `body` once, as soon as the current code has returned.
    static func inNextFrame(_ body: @escaping @MainActor () -> Void) { _ = after(.zero, body) }

    /// Calls `body` immediately. Calls `onChange` once, when an observable value that `body` read is about to change.
    static func track(_ body: () -> Void, onChange: @escaping @MainActor () -> Void) {
        withObservationTracking(body) {
            if isOnMainActor { MainActor.assumeIsolated(onChange) } else { Task { @MainActor in onChange() } }
        }
    }

    /// Reports a programming error of the app at a location in its source.
    static func report(_ code: String, _ message: String, at site: SourceLocation) {
        NSLog("%@", "warning Caret: [\(site)] \(message) [\(code)]")
    }

    /// Whether the current code, which is nonisolated, runs on the main actor.
    nonisolated static var isOnMainActor: Bool { Thread.isMainThread }

    /// Returns the placeholder for "no answer", which defers a question to other handlers.
    package static func noAnswer<Value>(_ defaultValue: Value) -> Value { AnswerProbe.noAnswer(defaultValue) }

    /// Sets an object's delegate again if a closure was added to its proxy or removed.
    static func handlersDidChange(of proxy: any DelegateProxy) {
        #if canImport(ObjectiveC)
            ForwarderReference.key.value(of: proxy)?.forwarder?.reinstall?()
        #endif
    }
}

/// A view that draws the content of its superview with a closure.
private final class DrawingView: UIView {
    static let key = AssociationKey<DrawingView>()

    var draw: (@MainActor (CGContext, CGRect) -> Void)? { didSet { setNeedsDisplay() } }

    init(below view: UIView) {
        super.init(frame: view.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentMode = .redraw
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
        view.insertSubview(self, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        Hooks.track {
            draw?(context, rect)
        } onChange: { [weak self] in
            self?.setNeedsDisplay()
        }
    }
}
