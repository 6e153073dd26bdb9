internal import Dispatch
internal import SystemServices

/// The background queue on which handlers of the index are called, in order.
enum IndexQueue {
    private static let queue = DispatchQueue(label: "com.apple.CoreSpotlight")

    /// Calls `body` on the queue. `settle` waits for the call.
    static func run(_ body: @escaping @Sendable () -> Void) { PendingCalls.run(on: queue, "a handler of the search index", body) }
}
