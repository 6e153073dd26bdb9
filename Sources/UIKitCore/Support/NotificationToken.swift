/// An observer of a notification that is posted on the main actor. The observation ends when the token is
/// deallocated.
@MainActor final class NotificationToken {
    private let observer: any NSObjectProtocol

    init(_ name: Notification.Name, _ body: @escaping @MainActor @Sendable () -> Void) {
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated(body) }
    }

    isolated deinit { NotificationCenter.default.removeObserver(observer) }
}
