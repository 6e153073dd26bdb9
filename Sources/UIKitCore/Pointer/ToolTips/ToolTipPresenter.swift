import Platform

/// Shows the tool tip of a screen after the pointer has rested over a view with a tool tip.
@MainActor final class ToolTipPresenter {
    /// The delay before a tool tip appears, in seconds, as on desktops.
    static let delay: TimeInterval = 0.7
    /// The distance of a tool tip below the pointer's tip, in points, so that the arrow does not cover the text.
    private static let distance: CGFloat = 20
    /// The minimum distance from the screen's edges, in points.
    private static let margin: CGFloat = 8

    private weak var surface: ScreenSurface?
    private weak var interaction: UIToolTipInteraction?
    private var text: String?
    private var pendingShow: DelayToken?
    private var label: ToolTipView?

    init(_ surface: ScreenSurface) { self.surface = surface }

    /// Updates the tool tip after a movement of the pointer. `target` is the view under the pointer, or `nil`.
    func move(to target: TouchTracker.Target?, at point: CGPoint) {
        let location = target.map { $0.window.convertFromScreen(point) } ?? point
        let match = target.flatMap { Self.findToolTip(from: $0.view, in: $0.window, at: location) }
        if label != nil, let match, match.interaction === interaction, match.text == text { return }
        hide()
        guard let match, let window = target?.window else { return }
        interaction = match.interaction
        text = match.text
        pendingShow = surface?.applicationHost?.frameLoop.schedule(after: Self.delay, isIdle: true) { [weak self, weak window] in
            if let window { self?.show(at: location, in: window) }
        }
    }

    /// Hides the tool tip until the pointer moves again.
    func hide() {
        pendingShow?.cancel()
        label?.removeFromSuperview()
        pendingShow = nil
        label = nil
        interaction = nil
        text = nil
    }

    /// Hides the tool tip if it belongs to an interaction.
    func dismiss(_ interaction: UIToolTipInteraction) { if self.interaction === interaction { hide() } }

    private static func findToolTip(
        from view: UIView, in window: UIWindow, at point: CGPoint
    ) -> (interaction: UIToolTipInteraction, text: String)? {
        var next: UIView? = view
        while let view = next {
            for case let interaction as UIToolTipInteraction in view.interactions {
                if let text = interaction.configuration(at: point, in: window)?.toolTip { return (interaction, text) }
            }
            next = view.superview
        }
        return nil
    }

    private func show(at point: CGPoint, in window: UIWindow) {
        guard let text, interaction?.view?.window === window else { return }
        let label = ToolTipView(text)
        let availableRect = window.bounds.inset(by: window.safeAreaInsets).shrunk(dx: Self.margin, dy: Self.margin)
        let size = label.sizeThatFits(availableRect.size)
        let yBelowPointer = point.y + Self.distance
        let y = yBelowPointer + size.height <= availableRect.maxY ? yBelowPointer : point.y - Self.margin - size.height
        let x = min(max(point.x, availableRect.minX), max(availableRect.minX, availableRect.maxX - size.width))
        label.frame = CGRect(x: x.rounded(), y: max(y, availableRect.minY).rounded(), width: size.width, height: size.height)
        self.label = label
        window.addSubview(label)
        label.alpha = 0
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { label.alpha = 1 }
    }
}

/// A label on a rounded background.
final class ToolTipView: UIView {
    /// The padding around the text, in points.
    private static let padding = CGSize(width: 6, height: 4)
    /// The maximum width of the text, in points.
    private static let maximumTextWidth: CGFloat = 280

    private let label = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "ToolTip"
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 5
        layer.borderWidth = 0.5
        layer.shadowColor = .black
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
        label.text = text
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote)
        addSubview(label)
        updateBorder()
    }

    required init?(coder: NSCoder) { return nil }

    private func updateBorder() { layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let maximumWidth = min(size.width, Self.maximumTextWidth) - 2 * Self.padding.width
        let textSize = label.sizeThatFits(CGSize(width: max(1, maximumWidth), height: .greatestFiniteMagnitude))
        return CGSize(
            width: textSize.width.rounded(.up) + 2 * Self.padding.width, height: textSize.height.rounded(.up) + 2 * Self.padding.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.shrunk(dx: Self.padding.width, dy: Self.padding.height)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }
}
