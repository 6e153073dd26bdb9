/// The end of a background task.
public struct BackgroundTaskResult: Hashable, Sendable {
    /// The identifier of the task.
    public let identifier: String
    /// The argument of `setTaskCompleted(success:)`; `false` for an expired task without an expiration handler.
    public let success: Bool
    /// Whether the task expired before it was completed.
    public let didExpire: Bool
}
