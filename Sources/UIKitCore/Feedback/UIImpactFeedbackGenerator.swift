/// Lets a person feel that things collide.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy or hard the things are.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle
    public enum FeedbackStyle: Int, Sendable {
        /// Small ones.
        case light = 0
        /// Of middle size.
        case medium = 1
        /// Large ones.
        case heavy = 2
        /// Soft ones.
        case soft = 3
        /// Hard ones.
        case rigid = 4

        /// How long a collision at full strength shakes, in milliseconds: what a motor that is only on or off can tell apart.
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

    /// Makes a generator for collisions of things of that kind.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Makes a generator for things of middle size.
    public override convenience init() { self.init(style: .medium) }

    /// Things collide.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Things collide, more or less strongly.
    ///
    /// - Parameter intensity: 0, which is not felt, to 1; what lies beyond counts as the nearer of the two, and what is no number as 0.
    open func impactOccurred(intensity: CGFloat) {
        let strength = intensity.isNaN ? 0 : min(max(Double(intensity), 0), 1)
        guard strength > 0 else { return }
        play([Int((style.duration * strength).rounded(.up))])
    }
}
