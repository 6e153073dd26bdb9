/// Blurs what lies behind a view, and lays a material over it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiblureffect
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    let style: Style

    /// Makes an effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Whether effects are of the same style.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

    /// Equal for equal effects.
    open override var hash: Int { style.hashValue }

    override func layerEffect(_ traits: UITraitCollection) -> LayerEffect? {
        let isDark = isDark(traits)
        return .backdrop(style.material(isDark: isDark).backdrop(isDark: isDark))
    }

    /// Whether the material is a dark one under those traits.
    func isDark(_ traits: UITraitCollection) -> Bool { style.isDark ?? (traits.userInterfaceStyle == .dark) }
}
