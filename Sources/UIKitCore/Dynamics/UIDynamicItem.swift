/// The shape with which an item collides.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle
    /// The ellipse in the bounds.
    ///
    /// > Difference from Apple: An ellipse with two different radii is a polygon with 24 corners.
    case ellipse
    /// The item's `collisionBoundingPath`.
    case path
}

/// An object that an animator moves: a view, the attributes of a collection view's layout, or an object of the app.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidynamicitem
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre, in points of the animator's reference view. The animator sets it in each frame.
    var center: CGPoint { get set }
    /// The size. The animator reads it when the item is added, and when the item is updated.
    var bounds: CGRect { get }
    /// The rotation. The animator sets it in each frame.
    var transform: CGAffineTransform { get set }
    /// The shape for collisions. Optional; `.rectangle` by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The convex outline for the type `.path`, around the item's centre at (0, 0). Optional; by default the bounds.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// Returns `.rectangle`.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Returns the bounds around (0, 0).
    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
