/// The vertical position of text that was reduced to fit a label.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the text at its full size. The default.
    case alignBaselines = 0
    /// In the middle of the label.
    case alignCenters = 1
    /// At the top of the area of the text at its full size.
    case none = 2
}
