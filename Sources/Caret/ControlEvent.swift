/// The name of an event, with the type of sender that it happens to and the type of what it carries.
///
/// Subclasses inherit the events of their superclasses. A control of your own gets an event in three lines:
///
/// ```swift
/// extension ControlEvent where Sender: Knob, Payload == Double {
///     static var turned: Self { ControlEvent(.valueChanged) { $0.angle } }
/// }
/// ```
public struct ControlEvent<Sender, Payload> {
    let trigger: EventTrigger
    /// Asks the sender, or what the event came with, for what it carries.
    let take: @MainActor (Sender, Any) -> Payload?

    init(trigger: EventTrigger, read: @escaping @MainActor (Sender) -> Payload) {
        self.trigger = trigger
        take = { sender, _ in read(sender) }
    }
}

extension ControlEvent where Sender: UIControl {
    /// Makes an event from one of UIKit's.
    ///
    /// `read` asks the sender, when the event happens, for what the event carries.
    public init(_ event: UIControl.Event, read: @escaping @MainActor (Sender) -> Payload) {
        self.init(trigger: .control(event), read: read)
    }
}

extension ControlEvent {
    /// Makes an event from something that calls closures itself.
    init(listen: @escaping @MainActor (Sender, @escaping @MainActor (Payload) -> Void) -> @MainActor () -> Void) {
        trigger = .custom { source, _, body in
            guard let sender = source as? Sender else { return {} }
            return listen(sender) { body($0) }
        }
        take = { _, payload in payload as? Payload }
    }
}

/// What in UIKit an event stands for.
enum EventTrigger {
    case control(UIControl.Event)
    /// Any of these states is reached, again or for the first time.
    case gesture(Set<UIGestureRecognizer.State>)
    /// A method of a delegate is called.
    case delegate(DelegateKind, String)
    /// Something happens to a controller; the closure says what it carries, `nil` for something else.
    case moment(@Sendable (ControllerMoment) -> Any?)
    /// A bar item's action is triggered.
    case item
    /// The keys of a command are pressed.
    case keys
    /// Whatever the closure listens for; it gets the sender, the handler that it listens for, and what to call, and returns what ends the
    /// listening.
    case custom(@MainActor (any EventSource, Subscription, @escaping @MainActor (Any) -> Void) -> @MainActor () -> Void)
}
