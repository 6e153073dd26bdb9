import Foundation

extension UIApplication {
    /// Begins a task that continues in the background.
    ///
    /// > Difference from Apple: Linux does not suspend programs, so tasks do not expire. The handler is never called,
    /// > and tasks are only counted.
    /// - Parameters:
    ///   - taskName: The name of the task; ignored.
    ///   - handler: The expiration handler; never called.
    /// - Returns: The identifier for ``endBackgroundTask(_:)``.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        backgroundTasks.insert(lastBackgroundTask)
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    /// Begins a task without a name that continues in the background.
    public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Ends a task. Has no effect for `.invalid`. Ending a task twice is reported as a diagnostic.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        guard identifier != .invalid else { return }
        if backgroundTasks.remove(identifier.rawValue) == nil {
            Diagnostics.report("background", "endBackgroundTask(\(identifier.rawValue)): no such task is running. End each once.")
        }
    }

    /// The time that the app may run in the background, in seconds: `.greatestFiniteMagnitude`, because Linux does
    /// not stop programs.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
