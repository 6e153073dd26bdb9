internal import Dispatch
internal import UIKitCore

/// The background queue on which handlers of the index are called, in order.
enum IndexQueue {
    private static let queue = DispatchQueue(label: "com.apple.CoreSpotlight")

    /// Calls `body` on the queue. `settle` waits for the call.
    static func run(_ body: @escaping @Sendable () -> Void) {
        let token = PendingWork.begin("a handler of the search index")
        queue.async {
            body()
            PendingWork.end(token)
        }
    }
}
