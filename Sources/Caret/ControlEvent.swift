/// An event, with the type of its sender and the type of its payload.
///
/// Subclasses inherit the events of their superclasses. A custom control can declare an event in three lines:
///
/// ```swift
/// extension ControlEvent where Sender: Knob, Payload == Double {
///     static var turned: Self { ControlEvent(.valueChanged) { $0.angle } }
/// }
/// ```
public struct ControlEvent<Sender, Payload> {
    let trigger: EventTrigger
    /// Returns the payload, read from the sender or from the value that the trigger delivers; `nil` for no event.
    let extractPayload: @MainActor (Sender, Any) -> Payload?

    init(trigger: EventTrigger, read: @escaping @MainActor (Sender) -> Payload) {
        self.trigger = trigger
        extractPayload = { sender, _ in read(sender) }
    }
}

extension ControlEvent where Sender: UIControl {
    /// Makes an event from a control event of UIKit.
    ///
    /// `read` returns the payload and is called when the event occurs.
    public init(_ event: UIControl.Event, read: @escaping @MainActor (Sender) -> Payload) {
        self.init(trigger: .control(event), read: read)
    }
}

extension ControlEvent {
    /// Makes an event of a sender that calls closures itself. `listen` adds a closure to the sender, and returns a
    /// closure that removes it.
    init(listen: @escaping @MainActor (Sender, @escaping @MainActor (Payload) -> Void) -> @MainActor () -> Void) {
        trigger = .custom { source, _, body in
            guard let sender = source as? Sender else { return {} }
            return listen(sender) { body($0) }
        }
        extractPayload = { _, payload in payload as? Payload }
    }
}

/// The UIKit mechanism that triggers an event.
enum EventTrigger {
    case control(UIControl.Event)
    /// The recognizer enters one of these states, or remains in it after a change.
    case gesture(Set<UIGestureRecognizer.State>)
    /// A method of a delegate is called.
    case delegate(DelegateKind, String)
    /// An event of a view controller's life cycle. The closure returns the payload, or `nil` for another event.
    case lifecycle(@Sendable (ControllerLifecycleEvent) -> Any?)
    /// The action of a bar button item is triggered.
    case item
    /// The keys of a key command are pressed.
    case keys
    /// A custom listener. The closure receives the sender, the subscription, and the function to call with the
    /// payload. It returns a closure that stops listening.
    case custom(@MainActor (any EventSource, Subscription, @escaping @MainActor (Any) -> Void) -> @MainActor () -> Void)
}
