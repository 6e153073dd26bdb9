/// What the pointer looks like, or how far an effect goes.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipointershape
public enum UIPointerShape {
    /// An outline: around the pointer's place if there is no effect, else in points of the container of the effect's preview.
    case path(UIBezierPath)
    /// A rectangle with round corners, in points. Without an effect its middle is the pointer's place, wherever it says it stands.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A line that stands, as over text.
    ///
    /// > Difference from Apple: it is the desktop's own, and as long as that is.
    case verticalBeam(length: CGFloat)
    /// A line that lies, as over text that is written from top to bottom.
    ///
    /// > Difference from Apple: it is the desktop's own where that has one, and as long as that is; windows show one that stands.
    case horizontalBeam(length: CGFloat)

    /// 8 points.
    public static let defaultCornerRadius: CGFloat = 8
}
