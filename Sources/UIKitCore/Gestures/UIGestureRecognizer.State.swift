extension UIGestureRecognizer {
    /// How far a recognizer has come with the touches that it is given.
    ///
    /// Discrete gestures go from `possible` to `ended` or `failed`. Continuous ones go to `began`, any number of times to `changed`,
    /// and then to `ended` or `cancelled`.
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
    public enum State: Int, Sendable {
        /// The touches may still become the gesture. Where every recognizer starts.
        case possible
        /// A continuous gesture has begun.
        case began
        /// A continuous gesture goes on.
        case changed
        /// A continuous gesture is over, or a discrete one took place.
        case ended
        /// A continuous gesture was taken back.
        case cancelled
        /// The touches were not the gesture.
        case failed

        /// The same as `ended`, for discrete gestures.
        public static let recognized = State.ended

        /// Whether nothing more can happen until the recognizer is reset.
        package var isFinal: Bool {
            switch self {
            case .possible, .began, .changed: false
            case .ended, .cancelled, .failed: true
            }
        }

        /// Whether a continuous gesture is under way.
        package var isUnderWay: Bool { self == .began || self == .changed }
    }
}
