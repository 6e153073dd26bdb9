internal import Dispatch
internal import SystemServices

/// The background queue on which handlers are called, in order.
enum IntentsQueue {
    private static let queue = DispatchQueue(label: "com.apple.Intents")

    /// Calls `body` on the queue. `settle` waits for the call.
    static func run(_ body: @escaping @Sendable () -> Void) { PendingCalls.run(on: queue, "a handler of Intents", body) }
}
