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
    /// Calls a closure with the payload whenever the event occurs, and returns a closure that ends the calls.
    ///
    /// The subscription limits the lifetime of the handler.
    let attach: @MainActor (Sender, Subscription, @escaping @MainActor (Payload) -> Void) -> @MainActor () -> Void

    init(attach: @escaping @MainActor (Sender, Subscription, @escaping @MainActor (Payload) -> Void) -> @MainActor () -> Void) {
        self.attach = attach
    }

    /// Makes an event of a sender that calls closures itself. `listen` adds a closure to the sender, and returns a
    /// closure that removes it.
    init(listen: @escaping @MainActor (Sender, @escaping @MainActor (Payload) -> Void) -> @MainActor () -> Void) {
        attach = { sender, _, body in listen(sender, body) }
    }
}

extension ControlEvent where Sender: UIControl {
    /// Makes an event from a control event of UIKit.
    ///
    /// `read` returns the payload and is called when the event occurs.
    public init(_ event: UIControl.Event, read: @escaping @MainActor (Sender) -> Payload) {
        self.init { control, body in
            Hooks.listen(to: control, event) { [weak control] in if let control { body(read(control)) } }
        }
    }
}
