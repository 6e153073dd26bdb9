/// The background of a popover with its arrow.
@MainActor final class PopoverView: UIView {
    private let shapeView = UIView()
    private let outlineLayer = CAShapeLayer()
    let content = UIView()
    var popoverLayout: PopoverLayout? { didSet { if popoverLayout != oldValue { setNeedsLayout() } } }
    var hidesArrow = false { didSet { if hidesArrow != oldValue { setNeedsLayout() } } }
    /// The colour of the background; `nil` for the colour of the presented view.
    var color: UIColor? { didSet { updateColor() } }
    weak var contentController: UIViewController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowColor = .black
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 28
        layer.shadowOffset = CGSize(width: 0, height: 6)
        shapeView.layer.addSublayer(outlineLayer)
        shapeView.isUserInteractionEnabled = false
        addSubview(shapeView)
        addSubview(content)
        content.clipsToBounds = true
        content.layer.cornerRadius = PopoverMetrics.cornerRadius
        content.layer.cornerCurve = .continuous
        accessibilityIdentifier = "Popover"
        accessibilityViewIsModal = true
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    var arrowColor: CGColor? { outlineLayer.fillColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColor()
    }

    /// Sets the colour of the background and the arrow: ``color``, or else the background colour of the innermost
    /// visible view. Resolves it with the traits of that view, which may have an elevated interface level.
    private func updateColor() {
        let view = contentController?.innermostVisibleController.viewIfLoaded
        let color = color ?? view?.backgroundColor ?? .systemBackground
        outlineLayer.fillColor = color.resolvedColor(with: view?.traitCollection ?? traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shapeView.frame = bounds
        updateColor()
        guard let layout = popoverLayout else { return }
        content.frame = layout.content
        for view in content.subviews { view.frame = content.bounds }
        outlineLayer.frame = bounds
        let path = Self.path(layout, hidesArrow: hidesArrow)
        outlineLayer.path = path.cgPath
        layer.shadowPath = path.cgPath
    }

    private static func path(_ layout: PopoverLayout, hidesArrow: Bool) -> UIBezierPath {
        let path = UIBezierPath(roundedRect: layout.content, cornerRadius: PopoverMetrics.cornerRadius)
        guard !hidesArrow, layout.content.width > 0, layout.content.height > 0, !layout.direction.isEmpty else { return path }
        let halfWidth = PopoverMetrics.arrow.width / 2
        let arrowHeight = PopoverMetrics.arrow.height
        let size = layout.frame.size
        // Converts a position along the side and a distance from the side to a point, for the direction of the arrow.
        func point(_ position: CGFloat, _ distance: CGFloat) -> CGPoint {
            switch layout.direction {
            case .up: CGPoint(x: layout.arrow + position, y: arrowHeight - distance)
            case .down: CGPoint(x: layout.arrow + position, y: size.height - arrowHeight + distance)
            case .left: CGPoint(x: arrowHeight - distance, y: layout.arrow + position)
            default: CGPoint(x: size.width - arrowHeight + distance, y: layout.arrow + position)
            }
        }
        let arrow = UIBezierPath()
        arrow.move(to: point(-halfWidth, 0))
        arrow.addCurve(
            to: point(-3, arrowHeight - 1.5), controlPoint1: point(-halfWidth + 8, 0),
            controlPoint2: point(-halfWidth + 9, arrowHeight * 0.45))
        arrow.addQuadCurve(to: point(3, arrowHeight - 1.5), controlPoint: point(0, arrowHeight + 0.8))
        arrow.addCurve(
            to: point(halfWidth, 0), controlPoint1: point(halfWidth - 9, arrowHeight * 0.45), controlPoint2: point(halfWidth - 8, 0))
        arrow.addLine(to: point(halfWidth, -1))
        arrow.addLine(to: point(-halfWidth, -1))
        arrow.close()
        path.append(arrow)
        path.usesEvenOddFillRule = false
        return path
    }
}

extension UIViewController {
    /// The controller whose view is visible, inside of navigation and tab bar controllers.
    fileprivate var innermostVisibleController: UIViewController {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController?.innermostVisibleController ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.innermostVisibleController ?? self
        default: self
        }
    }
}
