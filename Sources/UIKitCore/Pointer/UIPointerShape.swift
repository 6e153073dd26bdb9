/// The shape of the pointer, or the outline of a pointer effect.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipointershape
public enum UIPointerShape {
    /// A path. For an effect, in the coordinates of the container of the effect's preview; otherwise relative to the
    /// pointer's location.
    case path(UIBezierPath)
    /// A rounded rectangle, in points. Without an effect, the rectangle is centred at the pointer's location,
    /// regardless of its origin.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical line, as over text.
    ///
    /// > Difference from Apple: The desktop provides the beam and determines its length.
    case verticalBeam(length: CGFloat)
    /// A horizontal line, as over vertical text.
    ///
    /// > Difference from Apple: The desktop provides the beam and determines its length. Windows show a vertical
    /// > beam.
    case horizontalBeam(length: CGFloat)

    /// The default corner radius, 8 points.
    public static let defaultCornerRadius: CGFloat = 8
}
