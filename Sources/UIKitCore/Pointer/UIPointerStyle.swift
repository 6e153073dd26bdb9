/// What the pointer does, and what it looks like, in a region.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipointerstyle
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    enum Look {
        case arrow, hidden
        case shape(UIPointerShape, UIAxis)
        case effect(UIPointerEffect, UIPointerShape?)
    }

    let look: Look

    private init(_ look: Look) {
        self.look = look
        super.init()
    }

    /// Does something to what the pointer is over.
    ///
    /// - Parameters:
    ///   - effect: what is done.
    ///   - shape: how far it goes, in points of the container of the effect's preview; `nil` for the preview's view. Beams are none.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(.effect(effect, shape)) }

    /// Has the pointer look otherwise.
    ///
    /// - Parameters:
    ///   - shape: what it looks like.
    ///   - axes: along which it stays in the middle of the region; none by default.
    ///
    /// > Difference from Apple: beams, which are the desktop's own, go where the mouse goes on all axes.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(.shape(shape, axes)) }

    /// No pointer is seen.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// The pointer is as it is everywhere.
    public class func system() -> UIPointerStyle { UIPointerStyle(.arrow) }
}
