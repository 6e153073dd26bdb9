/// What is seen of the focus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocuseffect
@preconcurrency @MainActor open class UIFocusEffect: NSObject {}

/// A ring around what has the focus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocushaloeffect
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    /// On which side of the edge a ring lies.
    public enum Position: Int, Sendable {
        /// Inside where the view clips or is a cell of a list, else outside.
        case automatic = 0
        /// Outside of the edge.
        case outside = 1
        /// Inside of the edge.
        case inside = 2
    }

    let path: UIBezierPath?
    /// The view that the ring is put into; `nil` for the item's own. Held weakly.
    open weak var containerView: UIView?
    /// The view right above which the ring lies in that which holds it; `nil` for above all. Held weakly.
    open weak var referenceView: UIView?
    /// On which side of the edge it lies.
    open var position = Position.automatic

    /// A ring around the view as it is, with its corners.
    public override init() {
        path = nil
        super.init()
    }

    /// A ring around a rectangle, in points of what the ring is put into.
    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

    /// A ring around a rectangle with round corners, in points of what the ring is put into.
    ///
    /// > Difference from Apple: the corners are circular, whatever `curve` says.
    public convenience init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: roundedRect, cornerRadius: cornerRadius))
    }

    /// A ring along a path, in points of what the ring is put into.
    public init(path bezierPath: UIBezierPath) {
        path = bezierPath
        super.init()
    }
}

/// The ring itself.
final class FocusHalo: UIView {
    private let shape = CAShapeLayer()
    private let effect: UIFocusHaloEffect
    private weak var item: UIView?

    /// 3 pt wide. Measured on iPadOS 17.
    private static let width: CGFloat = 3

    init(_ effect: UIFocusHaloEffect, around item: UIView) {
        self.effect = effect
        self.item = item
        let container = effect.containerView ?? effect.referenceView?.superview ?? item
        super.init(frame: container.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        accessibilityIdentifier = "FocusHalo"
        shape.fillColor = nil
        shape.lineWidth = Self.width
        layer.addSublayer(shape)
        if let reference = effect.referenceView, reference.superview === container {
            container.insertSubview(self, aboveSubview: reference)
        } else {
            container.addSubview(self)
        }
        takeColor()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.frame = bounds
        shape.path = effect.path?.cgPath ?? outline
    }

    /// Along the item's edge, on the side where it is seen.
    private var outline: CGPath? {
        guard let item else { return nil }
        let isInside = effect.position == .inside || (effect.position == .automatic && (item.clipsToBounds || item.isListCell))
        let shift = isInside ? Self.width / 2 : -Self.width / 2
        let rect = convert(item.bounds, from: item).insetBy(dx: shift, dy: shift)
        return UIBezierPath(roundedRect: rect, cornerRadius: max(0, item.layer.cornerRadius - shift)).cgPath
    }

    private func takeColor() { shape.strokeColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        takeColor()
    }
}

extension UIView {
    fileprivate var isListCell: Bool { self is UITableViewCell || self is UICollectionViewCell }
}
