/// The colours of a label's text: changing one draws again, but lays nothing out.
struct LabelColors {
    var text = UIColor.label
    var highlighted: UIColor?
    var shadow: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var isEnabled = true
    var isHighlighted = false

    /// The colour to draw in now.
    var current: UIColor {
        if isHighlighted, let highlighted { return highlighted }
        return isEnabled ? text : text.withAlphaComponent(Self.disabledAlpha)
    }

    /// The share of its strength that the text of a disabled label keeps.
    private static let disabledAlpha: CGFloat = 0.5
}
