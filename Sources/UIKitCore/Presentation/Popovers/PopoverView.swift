/// The background of a popover with its arrow.
@MainActor final class PopoverView: UIView {
    private let shape = UIView()
    private let outline = CAShapeLayer()
    let content = UIView()
    var place: PopoverPlace? { didSet { if place != oldValue { setNeedsLayout() } } }
    var hidesArrow = false { didSet { if hidesArrow != oldValue { setNeedsLayout() } } }
    /// The colour of the background; `nil` for the colour of the presented view.
    var color: UIColor? { didSet { updateColor() } }
    weak var shown: UIViewController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowColor = .black
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 28
        layer.shadowOffset = CGSize(width: 0, height: 6)
        shape.layer.addSublayer(outline)
        shape.isUserInteractionEnabled = false
        addSubview(shape)
        addSubview(content)
        content.clipsToBounds = true
        content.layer.cornerRadius = PopoverMetrics.cornerRadius
        content.layer.cornerCurve = .continuous
        accessibilityIdentifier = "Popover"
        accessibilityViewIsModal = true
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    var arrowColor: CGColor? { outline.fillColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColor()
    }

    /// Sets the colour of the background and the arrow: that of the content's innermost view, which may have an
    /// elevated interface level.
    private func updateColor() {
        let view = shown?.innermostShown.viewIfLoaded
        let color = color ?? view?.backgroundColor ?? .systemBackground
        outline.fillColor = color.resolvedColor(with: view?.traitCollection ?? traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.frame = bounds
        updateColor()
        guard let place else { return }
        content.frame = place.content
        for view in content.subviews { view.frame = content.bounds }
        outline.frame = bounds
        let path = Self.path(place, hidesArrow: hidesArrow)
        outline.path = path.cgPath
        layer.shadowPath = path.cgPath
    }

    private static func path(_ place: PopoverPlace, hidesArrow: Bool) -> UIBezierPath {
        let path = UIBezierPath(roundedRect: place.content, cornerRadius: PopoverMetrics.cornerRadius)
        guard !hidesArrow, place.content.width > 0, place.content.height > 0, !place.direction.isEmpty else { return path }
        let half = PopoverMetrics.arrow.width / 2
        let reach = PopoverMetrics.arrow.height
        let size = place.frame.size
        // Converts a position along the side and a distance from the side to a point, for the direction of the arrow.
        func point(_ along: CGFloat, _ away: CGFloat) -> CGPoint {
            switch place.direction {
            case .up: CGPoint(x: place.arrow + along, y: reach - away)
            case .down: CGPoint(x: place.arrow + along, y: size.height - reach + away)
            case .left: CGPoint(x: reach - away, y: place.arrow + along)
            default: CGPoint(x: size.width - reach + away, y: place.arrow + along)
            }
        }
        let arrow = UIBezierPath()
        arrow.move(to: point(-half, 0))
        arrow.addCurve(to: point(-3, reach - 1.5), controlPoint1: point(-half + 8, 0), controlPoint2: point(-half + 9, reach * 0.45))
        arrow.addQuadCurve(to: point(3, reach - 1.5), controlPoint: point(0, reach + 0.8))
        arrow.addCurve(to: point(half, 0), controlPoint1: point(half - 9, reach * 0.45), controlPoint2: point(half - 8, 0))
        arrow.addLine(to: point(half, -1))
        arrow.addLine(to: point(-half, -1))
        arrow.close()
        path.append(arrow)
        path.usesEvenOddFillRule = false
        return path
    }
}

extension UIViewController {
    /// The controller whose view is visible, inside of navigation and tab bar controllers.
    fileprivate var innermostShown: UIViewController {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController?.innermostShown ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.innermostShown ?? self
        default: self
        }
    }
}
