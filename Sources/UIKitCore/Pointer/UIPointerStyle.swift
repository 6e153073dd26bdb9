/// The appearance and the effect of the pointer in a region.
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
    ///   - shape: The extent of the effect, in the coordinates of the container of the effect's preview; `nil` for
    ///     the preview's view. Beams count as `nil`.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(.effect(effect, shape)) }

    /// Creates a style that changes the shape of the pointer.
    ///
    /// - Parameters:
    ///   - shape: The shape of the pointer.
    ///   - axes: The axes along which the pointer stays at the centre of the region; none by default.
    ///
    /// > Difference from Apple: beams, which the desktop draws, follow the mouse on all axes.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(.shape(shape, axes)) }

    /// Returns a style that hides the pointer.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// Returns the style of the system's pointer.
    public class func system() -> UIPointerStyle { UIPointerStyle(.arrow) }
}
