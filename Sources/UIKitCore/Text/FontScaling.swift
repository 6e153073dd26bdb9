/// How a font grows with the user's text size.
enum FontScaling: Hashable, Sendable {
    /// The system font of a text style.
    case style(UIFont.TextStyle)
    /// A font of an app's own, from its size at the default text size; in points.
    case metrics(UIFont.TextStyle, base: CGFloat, maximum: CGFloat)

    /// The font for a text size.
    func font(of current: UIFont, _ traits: UITraitCollection) -> UIFont {
        switch self {
        case .style(let style):
            let size = DynamicType.size(of: style, traits.preferredContentSizeCategory)
            return size == current.pointSize ? current : current.withSize(size).growing(by: self)
        case .metrics(let style, let base, let maximum):
            let size = min(maximum, style.scaled(base, traits))
            return size == current.pointSize ? current : current.withSize(size).growing(by: self)
        }
    }
}

extension UIFont.TextStyle {
    /// A length for the default text size, at the text size and the scale of traits; both are those of the current traits where the
    /// traits do not specify them.
    func scaled(_ value: CGFloat, _ traits: UITraitCollection?) -> CGFloat {
        let current = UITraitCollection.current
        let traits = traits ?? current
        let scale = traits.displayScale > 0 ? traits.displayScale : current.displayScale
        return DynamicType.scaled(value, by: self, traits.preferredContentSizeCategory, scale: scale)
    }
}
