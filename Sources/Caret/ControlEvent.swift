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
    /// Adds a handler to the chain of the event. An operator adds itself instead, and passes other payloads to the
    /// handler.
    let join: @MainActor (Sender, EventHandler<Payload>) -> Void

    init(join: @escaping @MainActor (Sender, EventHandler<Payload>) -> Void) { self.join = join }

    /// Makes an event whose handlers are added to chains.
    ///
    /// - Parameters:
    ///   - chain: Returns the chain to which a handler can be added now.
    ///   - didAdd: Called after the addition.
    package init(
        chain: @escaping @MainActor (Sender) -> HandlerChain<Payload>, didAdd: @escaping @MainActor (Sender) -> Void = { _ in }
    ) {
        self.init(join: { sender, handler in
            let chain = chain(sender)
            chain.register()
            chain.add(handler)
            didAdd(sender)
        })
    }
}

extension ControlEvent where Sender: EventSource {
    /// Makes an event of an object that closures can observe, such as one with a delegate of its own.
    ///
    /// A scanner whose method `add` stores a closure has the event
    /// `ControlEvent(observing: { scanner, body in scanner.add(body) })`.
    ///
    /// - Parameter observe: Adds an observer to the sender, which retains it. Called once for each handler. Returns a
    ///   closure that removes the observer, and that must not retain the sender. It is called when the handler ends.
    public init(observing observe: @escaping @MainActor (Sender, @escaping @MainActor (Payload) -> Void) -> @MainActor () -> Void) {
        self.init(join: { sender, handler in
            // The observer retains the chain, whose handlers therefore end with the sender.
            let chain = HandlerChain<Payload>(of: sender)
            chain.register()
            chain.add(handler)
            guard !chain.isEmpty else { return }
            let remove = observe(sender) { chain.notify($0) }
            chain.emptinessDidChange = { isEmpty in if isEmpty { remove() } }
        })
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
        self.init(chain: { ReadingHandler.payloadChain(in: Hooks.chain(of: $0, event), name, $0) { sender, _ in read(sender) } })
    }
}
