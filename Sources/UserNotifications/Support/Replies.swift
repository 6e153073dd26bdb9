import Foundation
internal import SystemServices

/// The background queue on which the centre calls completion handlers, as on iOS.
enum Replies {
    private static let queue = DispatchQueue(label: "UNUserNotificationCenter.replies")

    /// Calls a handler on the queue. Tests wait for the call.
    static func send(_ body: @escaping @Sendable () -> Void) { PendingCalls.run(on: queue, "a reply of the notification centre", body) }
}
