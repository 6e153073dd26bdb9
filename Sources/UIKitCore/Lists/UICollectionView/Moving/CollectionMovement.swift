import UIKitEngines

/// An item that a finger takes to another place.
@MainActor final class CollectionMovement {
    var arrangement: ItemArrangement
    /// Where its middle is, in points of the content.
    var position: CGPoint
    /// Where its middle is, in points from the corner of what shows.
    var finger: CGPoint
    weak var cell: UICollectionViewCell?
    let shadow = LiftShadow()
    var link: LinkToken?

    init(_ path: IndexPath, middle: CGPoint, finger: CGPoint) {
        arrangement = ItemArrangement(moving: path)
        position = middle
        self.finger = finger
    }

    var source: IndexPath { arrangement.source ?? arrangement.current }
    var current: IndexPath { arrangement.current }
}

/// The shadow of what is lifted off a list: a view of its own, since what is lifted may be clipped to its corners.
final class LiftShadow: UIView {
    /// As deep as content may lie, below what is lifted.
    static let depth: CGFloat = 1_000_000

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.shadowColor = .black
        layer.shadowOpacity = 0
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.zPosition = Self.depth - 1
    }

    required init?(coder: NSCoder) { nil }

    /// Follows what is lifted.
    func follow(_ view: UIView, cornerRadius: CGFloat) {
        guard frame != view.frame else { return }
        frame = view.frame
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    }
}
