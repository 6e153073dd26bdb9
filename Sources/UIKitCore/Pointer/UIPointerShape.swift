/// The shape of the pointer, or the extent of a pointer effect.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipointershape
public enum UIPointerShape {
    /// A path, relative to the pointer's location without an effect, else in the coordinates of the container of the
    /// effect's preview.
    case path(UIBezierPath)
    /// A rounded rectangle, in points. Without an effect its centre is at the pointer's location, regardless of its
    /// origin.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical line, as over text.
    ///
    /// > Difference from Apple: the desktop provides the beam and determines its length.
    case verticalBeam(length: CGFloat)
    /// A horizontal line, as over vertical text.
    ///
    /// > Difference from Apple: the desktop provides the beam, if it has one, and determines its length; windows show
    /// > a vertical beam.
    case horizontalBeam(length: CGFloat)

    /// 8 points.
    public static let defaultCornerRadius: CGFloat = 8
}
