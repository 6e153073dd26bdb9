/// The rule by which a font scales with the user's text size.
enum FontScaling: Hashable, Sendable {
    /// The system font of a text style.
    case style(UIFont.TextStyle)
    /// A custom font, from its base size at the default text size up to a maximum, in points.
    case metrics(UIFont.TextStyle, base: CGFloat, maximum: CGFloat)

    /// Returns the font for the text size in the traits.
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
    /// Scales a length from the default text size to the text size of the traits, and rounds to whole pixels.
    ///
    /// Without `traits`, the current traits apply. The current traits also provide a missing display scale.
    func scaled(_ value: CGFloat, _ traits: UITraitCollection?) -> CGFloat {
        let current = UITraitCollection.current
        let traits = traits ?? current
        let scale = traits.displayScale > 0 ? traits.displayScale : current.displayScale
        return DynamicType.scaled(value, by: self, traits.preferredContentSizeCategory, scale: scale)
    }
}
