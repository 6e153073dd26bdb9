/// The visual effect of the focus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocuseffect
@preconcurrency @MainActor open class UIFocusEffect: NSObject {}

/// A ring around the focused item.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocushaloeffect
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    /// The position of a halo relative to the edge.
    public enum Position: Int, Sendable {
        /// Inside if the view clips or is a cell of a list, otherwise outside.
        case automatic = 0
        /// Outside the edge.
        case outside = 1
        /// Inside the edge.
        case inside = 2
    }

    let path: UIBezierPath?
    /// The view that contains the halo; `nil` for the item's own view. Held weakly.
    open weak var containerView: UIView?
    /// The view directly below the halo in its container; `nil` to place the halo above all subviews. Held weakly.
    open weak var referenceView: UIView?
    /// The position of the halo relative to the edge.
    open var position = Position.automatic

    /// Creates a halo around the bounds of the view, with the view's corner radius.
    public override init() {
        path = nil
        super.init()
    }

    /// Creates a halo around a rectangle, in points of the container.
    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

    /// Creates a halo around a rectangle with rounded corners, in points of the container.
    ///
    /// > Difference from Apple: The corners are circular for every `curve`.
    public convenience init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: roundedRect, cornerRadius: cornerRadius))
    }

    /// Creates a halo along a path, in points of the container.
    public init(path bezierPath: UIBezierPath) {
        path = bezierPath
        super.init()
    }
}

/// The view that draws a halo.
final class FocusHalo: UIView {
    private let shape = CAShapeLayer()
    private let effect: UIFocusHaloEffect
    private weak var item: UIView?

    /// The width of the halo: 3 pt. Measured on iPadOS 17.
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
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.frame = bounds
        shape.path = effect.path?.cgPath ?? outline
    }

    /// The outline along the item's edge, inside or outside the edge.
    private var outline: CGPath? {
        guard let item else { return nil }
        let isInside = effect.position == .inside || (effect.position == .automatic && (item.clipsToBounds || item.isListCell))
        let inset = isInside ? Self.width / 2 : -Self.width / 2
        let rect = convert(item.bounds, from: item).insetBy(dx: inset, dy: inset)
        return UIBezierPath(roundedRect: rect, cornerRadius: max(0, item.layer.cornerRadius - inset)).cgPath
    }

    private func updateColor() { shape.strokeColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColor()
    }
}

extension UIView {
    fileprivate var isListCell: Bool { self is UITableViewCell || self is UICollectionViewCell }
}
