/// The source of a menu, and the preview that is lifted with it.
@MainActor struct MenuSource {
    weak var view: UIView?
    /// The lifted preview; `nil` for the view itself.
    var lifted: UITargetedPreview?
    /// A controller whose view is shown as the preview instead of the source.
    var preview: UIViewController?
    /// Whether the view stays in its position without a lifted preview, as for buttons.
    var isPlain = false
    /// The rectangle of the view for which the menu is shown, in the view's points; `nil` for the whole view.
    var rect: CGRect?

    /// The frame in points of the window.
    var frame: CGRect {
        if let lifted { return Self.frame(of: lifted) }
        guard let view else { return .zero }
        return view.convert(rect ?? view.bounds, to: nil)
    }

    static func frame(of preview: UITargetedPreview) -> CGRect {
        let visibleRect = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        let center = preview.target.container.convert(preview.target.center, to: nil)
        let fullBounds = preview.view.bounds
        return visibleRect.offsetBy(dx: -fullBounds.midX, dy: -fullBounds.midY).applying(preview.target.transform).offsetBy(
            dx: center.x, dy: center.y)
    }

    /// Creates a view with the size of ``frame`` that shows the lifted preview.
    func makeLiftedView() -> UIView? {
        if isPlain { return nil }
        if let preview { return MenuPreview(controller: preview) }
        guard let view = lifted?.view ?? view else { return nil }
        return MenuPreview(imageOf: view, parameters: lifted?.parameters ?? UIPreviewParameters())
    }
}

/// The view of a lifted preview: an image of a view, or a controller's view.
@MainActor final class MenuPreview: UIView {
    private let content = UIView()
    private let controller: UIViewController?
    /// The outline of the shadow, in points of the content at full size; `nil` for the outline of a card.
    private var shadow: CGPath?
    /// The full size of an image; `nil` for a controller's view, which is laid out at the present size.
    private var fullSize: CGSize?

    init(controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        prepare(radius: MenuMetrics.cornerRadius)
        controller.beginAppearanceTransition(true, animated: true)
        content.addSubview(controller.view)
    }

    init(imageOf view: UIView, parameters: UIPreviewParameters) {
        controller = nil
        super.init(frame: .zero)
        let path = parameters.visiblePath
        let button = view as? UIButton
        prepare(radius: path == nil ? button?.backgroundRadius ?? max(view.layer.cornerRadius, 0) : 0)
        let visibleRect = path?.bounds ?? view.bounds
        fullSize = visibleRect.size
        content.backgroundColor = parameters.backgroundColor ?? (button == nil ? .systemBackground : .clear)
        guard let snapshot = view.snapshotView(afterScreenUpdates: true) else { return }
        snapshot.frame = CGRect(
            origin: CGPoint(x: -visibleRect.minX + view.bounds.minX, y: -visibleRect.minY + view.bounds.minY), size: view.bounds.size)
        content.addSubview(snapshot)
        var translation = CGAffineTransform(translationX: -visibleRect.minX, y: -visibleRect.minY)
        shadow = (parameters.shadowPath ?? path)?.cgPath.copy(using: &translation)
        guard let path else { return }
        let mask = CAShapeLayer()
        mask.path = path.cgPath.copy(using: &translation)
        content.layer.mask = mask
    }

    required init?(coder: NSCoder) { nil }

    private func prepare(radius: CGFloat) {
        content.clipsToBounds = true
        content.layer.cornerRadius = radius
        content.layer.cornerCurve = .continuous
        addSubview(content)
        layer.shadowColor = .black
        layer.shadowOpacity = 0
        layer.shadowRadius = 20
        accessibilityIdentifier = "MenuPreview"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let fullSize, fullSize.width > 0, fullSize.height > 0 else {
            content.frame = bounds
            if containsControllerView { controller?.view.frame = content.bounds }
            layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: content.layer.cornerRadius).cgPath
            return
        }
        var scale = CGAffineTransform(scaleX: bounds.width / fullSize.width, y: bounds.height / fullSize.height)
        content.bounds.size = fullSize
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
        content.transform = scale
        let outline = shadow ?? UIBezierPath(roundedRect: content.bounds, cornerRadius: content.layer.cornerRadius).cgPath
        layer.shadowPath = outline.copy(using: &scale)
    }

    /// Whether the preview still contains the controller's view. The app may have moved that view while the menu was
    /// open.
    private var containsControllerView: Bool { controller?.viewIfLoaded?.superview === content }

    func didOpen() { if containsControllerView { controller?.endAppearanceTransition() } }

    func willClose() { if containsControllerView { controller?.beginAppearanceTransition(false, animated: true) } }

    func didClose() {
        guard containsControllerView else { return }
        controller?.endAppearanceTransition()
        controller?.viewIfLoaded?.removeFromSuperview()
    }

    /// Returns the preferred size of a controller's preview within a container.
    func preferredSize(in availableSize: CGSize) -> CGSize? {
        guard let controller else { return nil }
        var size = controller.preferredContentSize
        if !(size.width > 0 && size.height > 0) { size = CGSize(width: availableSize.width, height: availableSize.height * 0.6) }
        let scale = min(1, availableSize.width / size.width, availableSize.height / size.height)
        return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }
}
