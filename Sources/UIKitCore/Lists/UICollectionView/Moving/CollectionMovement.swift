import UIKitEngines

/// An item that is being moved interactively.
@MainActor final class CollectionMovement {
    var arrangement: ItemArrangement
    /// The centre of the item, in content coordinates.
    var position: CGPoint
    /// The centre of the item, relative to the top-left corner of the visible area, in points.
    var viewportPosition: CGPoint
    weak var cell: UICollectionViewCell?
    let shadow = LiftShadow()
    var link: LinkToken?

    init(_ path: IndexPath, center: CGPoint, viewportPosition: CGPoint) {
        arrangement = ItemArrangement(moving: path)
        position = center
        self.viewportPosition = viewportPosition
    }

    var source: IndexPath { arrangement.source ?? arrangement.current }
    var current: IndexPath { arrangement.current }
}

/// The shadow of a lifted item. The shadow is a separate view, because the item's own layer may be clipped to rounded
/// corners.
final class LiftShadow: UIView {
    /// The z-position of a lifted item, in front of all content.
    static let liftedZPosition: CGFloat = 1_000_000

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.shadowColor = .black
        layer.shadowOpacity = 0
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.zPosition = Self.liftedZPosition - 1
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the shadow for the frame of the lifted view.
    func updateFrame(_ view: UIView, cornerRadius: CGFloat) {
        guard frame != view.frame else { return }
        frame = view.frame
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    }
}
