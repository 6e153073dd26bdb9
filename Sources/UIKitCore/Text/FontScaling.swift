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
            let size = min(maximum, base * DynamicType.factor(of: style, traits.preferredContentSizeCategory))
            return size == current.pointSize ? current : current.withSize(size).growing(by: self)
        }
    }
}
