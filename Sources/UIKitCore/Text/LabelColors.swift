/// The colours of a label's text. Changing a colour redraws the text without a new layout.
struct LabelColors {
    var text = UIColor.label
    var highlighted: UIColor?
    var shadow: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var isEnabled = true
    var isHighlighted = false

    /// The colour for the current state.
    var current: UIColor {
        if isHighlighted, let highlighted { return highlighted }
        return isEnabled ? text : text.withAlphaComponent(Self.disabledAlpha)
    }

    /// The opacity of a disabled label's text, as a factor.
    private static let disabledAlpha: CGFloat = 0.5
}
