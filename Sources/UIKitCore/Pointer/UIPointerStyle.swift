/// The appearance of the pointer in a region, or its effect on the content.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipointerstyle
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    enum Kind {
        case arrow, hidden
        case shape(UIPointerShape, UIAxis)
        case effect(UIPointerEffect, UIPointerShape?)
    }

    let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// Creates a style that applies an effect to the content under the pointer.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - shape: The outline of the effect, in the coordinates of the container of the effect's preview. Both `nil`
    ///     and a beam stand for the outline of the preview's view.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(.effect(effect, shape)) }

    /// Creates a style that changes the shape of the pointer.
    ///
    /// - Parameters:
    ///   - shape: The shape of the pointer.
    ///   - axes: The axes along which the pointer remains at the centre of the region. By default none.
    ///
    /// > Difference from Apple: Beams, which the desktop draws, follow the mouse along all axes.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(.shape(shape, axes)) }

    /// Returns a style that hides the pointer.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// Returns the style of the system's pointer.
    public class func system() -> UIPointerStyle { UIPointerStyle(.arrow) }
}
