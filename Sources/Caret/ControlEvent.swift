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

/// What in UIKit an event stands for.
enum EventTrigger {
    case control(UIControl.Event)
    /// Any of these states is reached, again or for the first time.
    case gesture(Set<UIGestureRecognizer.State>)
    /// A method of a delegate is called.
    case delegate(DelegateKind, String)
    /// Something happens to a controller; the closure says what it carries, `nil` for something else.
    case moment(@Sendable (ControllerMoment) -> Any?)
    /// A bar item's or menu command's action is triggered.
    case item
}
