internal import Dispatch
internal import UIKitCore

/// The background queue on which handlers are called, in order.
enum IntentsQueue {
    private static let queue = DispatchQueue(label: "com.apple.Intents")

    /// Calls `body` on the queue. `settle` waits for the call.
    static func run(_ body: @escaping @Sendable () -> Void) {
        let token = PendingWork.begin("a handler of Intents")
        queue.async {
            body()
            PendingWork.end(token)
        }
    }
}
