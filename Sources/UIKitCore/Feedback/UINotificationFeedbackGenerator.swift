/// A generator of feedback for the result of a task.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of a task.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype
    public enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success = 0
        /// The task succeeded with a warning.
        case warning = 1
        /// The task failed.
        case error = 2

        /// The durations of vibrations and of the pauses between them in turn, in milliseconds.
        fileprivate var rhythm: [Int] {
            switch self {
            case .success: [15, 80, 25]
            case .warning: [25, 120, 15]
            case .error: [20, 60, 20, 60, 35]
            }
        }
    }

    /// Plays the feedback of a result.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        play(.notification(type: notificationType.rawValue), notificationType.rhythm)
    }
}
