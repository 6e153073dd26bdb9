/// An effect that draws a view's content in colours of the background behind it, for legibility on a blur.
///
/// Add its view to the content view of the view with the blur. Only the shapes and the opacity of the content matter,
/// not its colours.
///
/// - Source: https://developer.apple.com/documentation/uikit/uivibrancyeffect
// Unchecked: the style is a constant, as UIVisualEffect demands.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    private let blur: UIBlurEffect
    private let style: UIVibrancyEffectStyle

    /// Creates an effect for text on a blur.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Creates an effect of a style on a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect
        self.style = style
        super.init()
    }

    /// Whether both effects have the same style on the same blur.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.blur == blur && other.style == style
    }

    /// A hash value, equal for equal effects.
    open override var hash: Int { blur.hash &* 31 &+ style.hashValue }

    override func layerEffect(_ traits: UITraitCollection) -> LayerEffect? {
        let isDark = blur.isDark(traits)
        let saturation = isDark ? 1.3 : 1.8
        return .vibrancy(LayerEffect.Vibrancy(target: isDark ? 1 : 0, strength: style.strength, saturation: saturation))
    }
}

/// The kinds of vibrant content, which determine its prominence.
///
/// - Source: https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Primary text.
    case label = 0
    /// Secondary text.
    case secondaryLabel = 1
    /// Tertiary text.
    case tertiaryLabel = 2
    /// Quaternary text.
    case quaternaryLabel = 3
    /// Large areas.
    case fill = 4
    /// Less prominent large areas.
    case secondaryFill = 5
    /// The least prominent large areas.
    case tertiaryFill = 6
    /// Separator lines.
    case separator = 7

    /// The fraction, 0…1, by which colours approach white or black.
    fileprivate var strength: Double {
        switch self {
        case .label: 0.86
        case .secondaryLabel: 0.56
        case .tertiaryLabel: 0.32
        case .quaternaryLabel: 0.2
        case .fill: 0.2
        case .secondaryFill: 0.15
        case .tertiaryFill: 0.1
        case .separator: 0.24
        }
    }
}
