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

    /// Returns the chain to which the handlers of the event are added; `nil` if the sender calls closures itself.
    let chain: (@MainActor (Sender) -> HandlerChain<Payload>)?

    init(attach: @escaping @MainActor (Sender, Subscription, @escaping @MainActor (Payload) -> Void) -> @MainActor () -> Void) {
        self.attach = attach
        chain = nil
    }

    /// Makes an event whose handlers are added to chains.
    init(chain: @escaping @MainActor (Sender) -> HandlerChain<Payload>) {
        self.chain = chain
        attach = { sender, subscription, body in
            let handler = ForwardingHandler(subscription, body)
            chain(sender).add(handler)
            return { [weak handler] in handler?.cancel() }
        }
    }

    /// Makes an event of a sender that calls closures itself. `listen` adds a closure to the sender, and returns a
    /// closure that removes it.
    init(listen: @escaping @MainActor (Sender, @escaping @MainActor (Payload) -> Void) -> @MainActor () -> Void) {
        self.init { sender, _, body in listen(sender, body) }
    }
}

extension ControlEvent where Sender: UIControl {
    /// Makes an event from a control event of UIKit.
    ///
    /// `read` returns the payload and is called when the event occurs.
    public init(_ event: UIControl.Event, read: @escaping @MainActor (Sender) -> Payload) {
        self.init(event, nil, read: read)
    }

    /// Makes an event from a control event of UIKit, with a named payload.
    ///
    /// Events with the same name and type read the same payload, so that their handlers share a chain.
    init(_ event: UIControl.Event, _ name: String?, read: @escaping @MainActor (Sender) -> Payload) {
        self.init { ReadingHandler.payloadChain(in: Hooks.chain(of: $0, event), name, $0, read) }
    }
}
