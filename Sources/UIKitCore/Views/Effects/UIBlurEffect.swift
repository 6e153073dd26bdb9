/// An effect that blurs the content behind a view, and covers the blur with a material.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiblureffect
// Unchecked: the style is a constant, as UIVisualEffect demands.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    let style: Style

    /// Creates an effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Whether both effects have the same style.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

    /// A hash value, equal for equal effects.
    open override var hash: Int { style.hashValue }

    override func layerEffect(_ traits: UITraitCollection) -> LayerEffect? {
        let isDark = isDark(traits)
        return .backdrop(style.material(isDark: isDark).backdrop(isDark: isDark))
    }

    /// Returns whether the material is dark for the given traits.
    func isDark(_ traits: UITraitCollection) -> Bool { style.isDark ?? (traits.userInterfaceStyle == .dark) }
}
