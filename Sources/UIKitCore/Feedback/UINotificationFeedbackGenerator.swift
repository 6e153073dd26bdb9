/// Lets a person feel how a task ended.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task ended.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype
    public enum FeedbackType: Int, Sendable {
        /// It was done.
        case success = 0
        /// It was done, with something to look at.
        case warning = 1
        /// It failed.
        case error = 2

        fileprivate var rhythm: [Int] {
            switch self {
            case .success: [15, 80, 25]
            case .warning: [25, 120, 15]
            case .error: [20, 60, 20, 60, 35]
            }
        }
    }

    /// A task ended.
    open func notificationOccurred(_ notificationType: FeedbackType) { play(notificationType.rhythm) }
}
