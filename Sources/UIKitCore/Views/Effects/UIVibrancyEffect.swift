/// Draws what is in a view in colours that come from behind it, so that it is read on a blur.
///
/// Its view belongs into the content view of one with the blur. Only the shapes and the opacity of what is in it count, not the colours.
///
/// - Source: https://developer.apple.com/documentation/uikit/uivibrancyeffect
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    private let blur: UIBlurEffect
    private let style: UIVibrancyEffectStyle

    /// Makes an effect for text on a blur.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Makes an effect for something on a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect
        self.style = style
        super.init()
    }

    /// Whether effects are for the same on the same blur.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.blur == blur && other.style == style
    }

    /// Equal for equal effects.
    open override var hash: Int { blur.hash &* 31 &+ style.hashValue }

    override func layerEffect(_ traits: UITraitCollection) -> LayerEffect? {
        let isDark = blur.isDark(traits)
        let saturation = isDark ? 1.3 : 1.8
        return .vibrancy(LayerEffect.Vibrancy(target: isDark ? 1 : 0, strength: style.strength, saturation: saturation))
    }
}

/// What is drawn vibrantly, and so how much it stands out.
///
/// - Source: https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text of first importance.
    case label = 0
    /// Text of second importance.
    case secondaryLabel = 1
    /// Text of third importance.
    case tertiaryLabel = 2
    /// Text of least importance.
    case quaternaryLabel = 3
    /// Large areas.
    case fill = 4
    /// Large areas that stand out less.
    case secondaryFill = 5
    /// Large areas that stand out least.
    case tertiaryFill = 6
    /// Lines.
    case separator = 7

    /// How far colours go to white or black.
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
