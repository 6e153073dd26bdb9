import Foundation

extension UIApplication {
    /// Says that work begins which is to be finished in the background.
    ///
    /// > Difference from Apple: Linux lets programs go on for as long as they like, so that nothing expires: the handler is not called, and
    /// > the task only counts.
    /// - Parameters:
    ///   - taskName: what the work is called in logs.
    ///   - handler: would be called shortly before the time is up.
    /// - Returns: what ``endBackgroundTask(_:)`` wants.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        backgroundTasks.insert(lastBackgroundTask)
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    /// The same, for work without a name.
    public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Says that the work is done. `.invalid`, and work that has ended already, change nothing but a diagnostic.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        guard identifier != .invalid else { return }
        if backgroundTasks.remove(identifier.rawValue) == nil {
            Diagnostics.report("background", "endBackgroundTask(\(identifier.rawValue)): no such task is running. End each once.")
        }
    }

    /// How long the app may go on in the background, in seconds: `.greatestFiniteMagnitude`, as Linux does not stop programs.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
