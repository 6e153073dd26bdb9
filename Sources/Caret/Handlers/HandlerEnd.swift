/// Releases the closure of a handler that no chain retains when the sender releases its part of the handler.
///
/// The app may retain the subscription longer than the sender.
@MainActor final class HandlerEnd<Payload> {
    let handler: EventHandler<Payload>

    init(of handler: EventHandler<Payload>) { self.handler = handler }

    isolated deinit { handler.releaseClosure() }
}
