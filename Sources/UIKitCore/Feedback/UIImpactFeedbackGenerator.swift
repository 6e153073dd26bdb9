/// A generator of feedback for collisions.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass or hardness of the colliding objects.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle
    public enum FeedbackStyle: Int, Sendable {
        /// Small objects.
        case light = 0
        /// Medium objects.
        case medium = 1
        /// Large objects.
        case heavy = 2
        /// Soft objects.
        case soft = 3
        /// Hard objects.
        case rigid = 4

        /// The duration of the vibration at full intensity, in milliseconds. Styles differ by duration, because the
        /// motor can only be on or off.
        var duration: Double {
            switch self {
            case .light: 10
            case .medium: 20
            case .heavy: 35
            case .soft: 25
            case .rigid: 8
            }
        }
    }

    private let style: FeedbackStyle

    /// Creates a generator for a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator for medium objects.
    public override convenience init() { self.init(style: .medium) }

    /// Plays the feedback of a collision.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Plays the feedback of a collision with an intensity.
    ///
    /// - Parameter intensity: The intensity from 0, without vibration, to 1; other values are clamped, and NaN counts
    ///   as 0.
    open func impactOccurred(intensity: CGFloat) {
        let strength = intensity.isNaN ? 0 : min(max(Double(intensity), 0), 1)
        guard strength > 0 else { return }
        play(.impact(style: style.rawValue), [Int((style.duration * strength).rounded(.up))], intensity: strength)
    }
}
