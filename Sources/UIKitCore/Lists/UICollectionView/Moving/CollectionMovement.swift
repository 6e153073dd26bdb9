import UIKitEngines

/// An item that is being moved interactively.
@MainActor final class CollectionMovement {
    var arrangement: ItemArrangement
    /// The centre of the item, in points of the content.
    var position: CGPoint
    /// The centre of the item, in points of the visible area.
    var touchLocation: CGPoint
    weak var cell: UICollectionViewCell?
    let shadow = LiftShadow()
    var link: LinkToken?

    init(_ path: IndexPath, middle: CGPoint, finger: CGPoint) {
        arrangement = ItemArrangement(moving: path)
        position = middle
        self.touchLocation = finger
    }

    var source: IndexPath { arrangement.source ?? arrangement.current }
    var current: IndexPath { arrangement.current }
}

/// The shadow of a lifted item. A separate view, because the item may be clipped to its corners.
final class LiftShadow: UIView {
    /// The depth of a lifted item, in front of all content.
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

    /// Moves the shadow with the lifted view.
    func follow(_ view: UIView, cornerRadius: CGFloat) {
        guard frame != view.frame else { return }
        frame = view.frame
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    }
}
