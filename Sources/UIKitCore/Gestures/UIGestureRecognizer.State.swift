extension UIGestureRecognizer {
    /// The state of a recognizer.
    ///
    /// A discrete gesture changes from `possible` to `ended` or `failed`. A continuous gesture changes to `began`,
    /// any number of times to `changed`, and then to `ended` or `cancelled`.
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
    public enum State: Int, Sendable {
        /// The touches may still become the gesture; the initial state.
        case possible
        /// A continuous gesture has begun.
        case began
        /// A continuous gesture has changed.
        case changed
        /// A continuous gesture has ended, or a discrete gesture was recognised.
        case ended
        /// A continuous gesture was cancelled.
        case cancelled
        /// The touches did not match the gesture.
        case failed

        /// The same as `ended`, for discrete gestures.
        public static let recognized = State.ended

        /// Whether the state does not change until the recognizer is reset.
        package var isFinal: Bool {
            switch self {
            case .possible, .began, .changed: false
            case .ended, .cancelled, .failed: true
            }
        }

        /// Whether a continuous gesture is in progress.
        package var isInProgress: Bool { self == .began || self == .changed }
    }
}
