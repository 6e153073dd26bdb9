/// Where text stands that was made smaller to fit a label.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline it would have at its full size. The default.
    case alignBaselines = 0
    /// In the middle of the label.
    case alignCenters = 1
    /// At the top of the room it would take at its full size.
    case none = 2
}
