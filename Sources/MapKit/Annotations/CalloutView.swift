import UIKitCore

/// The callout of a selected annotation, with title, subtitle and accessory views.
@MainActor final class CalloutView: UIView {
    /// The corner radius, in points. This size and the next two were measured on iOS 17.
    private static let radius: CGFloat = 14
    static let tipHeight: CGFloat = 10
    /// The minimum height without the tip, in points.
    private static let minimumHeight: CGFloat = 44
    private static let padding = UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14)

    private(set) weak var annotationView: MKAnnotationView?
    private let title = UILabel()
    private let subtitle = UILabel()
    private let onTap: @MainActor (UIControl) -> Void
    private var tipX: CGFloat = 0 { didSet { if tipX != oldValue { setNeedsDisplay() } } }

    init(of view: MKAnnotationView, onTap: @escaping @MainActor (UIControl) -> Void) {
        annotationView = view
        self.onTap = onTap
        super.init(frame: .zero)
        accessibilityIdentifier = "Callout"
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        fill(from: view)
    }

    required init?(coder: NSCoder) { nil }

    private var accessories: [UIView] {
        [annotationView?.leftCalloutAccessoryView, annotationView?.rightCalloutAccessoryView].compactMap { $0 }
    }

    private func fill(from view: MKAnnotationView) {
        title.text = view.annotation?.title
        title.font = .systemFont(ofSize: 17, weight: .medium)
        subtitle.text = view.detailCalloutAccessoryView == nil ? view.annotation?.subtitle : nil
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.textColor = .secondaryLabel
        subtitle.numberOfLines = 2
        for part in [title, subtitle] + [view.detailCalloutAccessoryView].compactMap({ $0 }) + accessories { addSubview(part) }
        for control in accessories.compactMap({ $0 as? UIControl }) {
            let action = UIAction(identifier: UIAction.Identifier("MapKit.callout")) { [weak self, weak control] _ in
                if let self, let control { onTap(control) }
            }
            control.addAction(action, for: .touchUpInside)
        }
    }

    // MARK: - Size and position

    /// Sizes the callout to its content, within a width.
    func fit(into width: CGFloat) {
        for accessory in accessories where accessory.bounds.isEmpty { accessory.sizeToFit() }
        let accessoryWidth = accessories.reduce(0) { $0 + $1.bounds.width + 10 }
        let availableWidth = max(width - accessoryWidth - Self.padding.left - Self.padding.right, 40)
        let partSizes = parts.map { size(of: $0, in: availableWidth) }
        let widest = partSizes.map(\.width).max() ?? 0
        let height = partSizes.reduce(0) { $0 + $1.height } + Self.padding.top + Self.padding.bottom
        let accessoryHeight = accessories.map(\.bounds.height).max() ?? 0
        bounds.size = CGSize(
            width: (min(widest, availableWidth) + accessoryWidth + Self.padding.left + Self.padding.right).rounded(.up),
            height: max(height, Self.minimumHeight, accessoryHeight + 8).rounded(.up) + Self.tipHeight)
    }

    /// Returns the preferred frame of the callout, in the map's coordinates.
    func frame(over view: MKAnnotationView) -> CGRect {
        // While a view drops, its callout is placed at the view's final position.
        let tip = CGPoint(x: view.frame.midX + view.calloutOffset.x, y: view.frame.minY + view.pose.height + view.calloutOffset.y)
        return CGRect(x: tip.x - bounds.width / 2, y: tip.y - bounds.height, width: bounds.width, height: bounds.height)
    }

    /// Places the callout above a view, between the left and right edges of the map. The tip always points at the
    /// view.
    func position(over view: MKAnnotationView) {
        var frame = frame(over: view)
        let tip = frame.midX
        if let width = superview?.bounds.width, frame.width + 16 < width, tip > 24, tip < width - 24 {
            frame.origin.x = min(max(frame.minX, 8), width - 8 - frame.width)
        }
        center = CGPoint(x: frame.midX, y: frame.midY)
        tipX = min(max(tip - frame.minX, Self.radius + Self.tipHeight), frame.width - Self.radius - Self.tipHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let box = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - Self.tipHeight)
        var left = Self.padding.left
        var right = bounds.width - Self.padding.right
        if let view = annotationView?.leftCalloutAccessoryView {
            view.center = CGPoint(x: left + view.bounds.width / 2 - 4, y: box.midY)
            left += view.bounds.width + 10
        }
        if let view = annotationView?.rightCalloutAccessoryView {
            view.center = CGPoint(x: right - view.bounds.width / 2 + 4, y: box.midY)
            right -= view.bounds.width + 10
        }
        layOutText(CGRect(x: left, y: 0, width: right - left, height: box.height))
    }

    /// The views between the accessories, from top to bottom.
    private var parts: [UIView] {
        let texts = [title, subtitle].filter { $0.text?.isEmpty == false }
        var parts = texts as [UIView]
        if let detail = annotationView?.detailCalloutAccessoryView { parts.append(detail) }
        return parts
    }

    /// Returns the size of a part. Labels are measured within the width; a detail view may be laid out by
    /// constraints.
    private func size(of part: UIView, in width: CGFloat) -> CGSize {
        part === title || part === subtitle
            ? part.sizeThatFits(CGSize(width: width, height: 1000)) : part.systemLayoutSizeFitting(CGSize(width: width, height: 0))
    }

    private func layOutText(_ box: CGRect) {
        let parts = parts
        let sizes = parts.map { size(of: $0, in: box.width) }
        var y = ((box.height - sizes.reduce(0) { $0 + $1.height }) / 2).rounded()
        for (part, size) in zip(parts, sizes) {
            part.frame = CGRect(x: box.minX, y: y, width: box.width, height: size.height)
            y += size.height
        }
    }

    // MARK: - Appearance

    override func draw(_ rect: CGRect) {
        let box = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - Self.tipHeight)
        let path = UIBezierPath(roundedRect: box, cornerRadius: Self.radius)
        let tip = UIBezierPath()
        tip.move(to: CGPoint(x: tipX - Self.tipHeight, y: box.maxY - 0.5))
        tip.addLine(to: CGPoint(x: tipX, y: bounds.maxY))
        tip.addLine(to: CGPoint(x: tipX + Self.tipHeight, y: box.maxY - 0.5))
        tip.close()
        UIColor.secondarySystemGroupedBackground.resolvedColor(with: traitCollection).setFill()
        path.fill()
        tip.fill()
    }

    func appear(animated: Bool) {
        guard animated else { return }
        alpha = 0
        transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0) {
            self.alpha = 1
            self.transform = .identity
        }
    }

    func disappear(animated: Bool) {
        isUserInteractionEnabled = false
        UIView.animate(withDuration: animated ? 0.15 : 0) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
