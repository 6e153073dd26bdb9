import Platform

/// Shows the tool tip of a screen after the pointer has rested over a view with a tool tip.
@MainActor final class ToolTipPresenter {
    /// The delay before a tool tip appears, in seconds, as on desktops.
    static let delay: TimeInterval = 0.7
    /// The distance of a tool tip below the pointer's tip, 20 points, so that the arrow does not cover the text. The
    /// minimum distance from the screen's edges, 8 points.
    private static let distance: CGFloat = 20
    private static let margin: CGFloat = 8

    private weak var surface: ScreenSurface?
    private weak var interaction: UIToolTipInteraction?
    private var words: String?
    private var wait: DelayToken?
    private var label: ToolTipView?

    init(_ surface: ScreenSurface) { self.surface = surface }

    /// Updates the tool tip after a movement of the pointer. `target` is the view under the pointer, or `nil`.
    func move(to target: TouchTracker.Target?, at point: CGPoint) {
        let place = target.map { $0.window.pointFromScreen(point) } ?? point
        let found = target.flatMap { Self.find(from: $0.view, in: $0.window, at: place) }
        if label != nil, let found, found.interaction === interaction, found.words == words { return }
        hide()
        guard let found, let window = target?.window else { return }
        (interaction, words) = (found.interaction, found.words)
        wait = surface?.applicationHost?.frameLoop.schedule(after: Self.delay, isIdle: true) { [weak self, weak window] in
            if let window { self?.show(at: place, in: window) }
        }
    }

    /// Hides the tool tip until the pointer moves again.
    func hide() {
        wait?.cancel()
        label?.removeFromSuperview()
        (wait, label, interaction, words) = (nil, nil, nil, nil)
    }

    /// Hides the tool tip if it belongs to an interaction.
    func dismiss(_ interaction: UIToolTipInteraction) { if self.interaction === interaction { hide() } }

    private static func find(
        from view: UIView, in window: UIWindow, at point: CGPoint
    ) -> (interaction: UIToolTipInteraction, words: String)? {
        var next: UIView? = view
        while let view = next {
            for case let interaction as UIToolTipInteraction in view.interactions {
                if let words = interaction.configuration(at: point, in: window)?.toolTip { return (interaction, words) }
            }
            next = view.superview
        }
        return nil
    }

    private func show(at point: CGPoint, in window: UIWindow) {
        guard let words, interaction?.view?.window === window else { return }
        let label = ToolTipView(words)
        let room = window.bounds.inset(by: window.safeAreaInsets).shrunk(dx: Self.margin, dy: Self.margin)
        let size = label.sizeThatFits(room.size)
        let below = point.y + Self.distance
        let y = below + size.height <= room.maxY ? below : point.y - Self.margin - size.height
        label.frame = CGRect(
            x: min(max(point.x, room.minX), max(room.minX, room.maxX - size.width)).rounded(), y: max(y, room.minY).rounded(),
            width: size.width, height: size.height)
        self.label = label
        window.addSubview(label)
        label.alpha = 0
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { label.alpha = 1 }
    }
}

/// A label on a rounded background.
final class ToolTipView: UIView {
    /// The padding around the text, and the maximum width of the text, in points.
    private static let padding = CGSize(width: 6, height: 4)
    private static let widest: CGFloat = 280

    private let label = UILabel()

    init(_ words: String) {
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
        label.text = words
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote)
        addSubview(label)
        updateBorder()
    }

    required init?(coder: NSCoder) { return nil }

    private func updateBorder() { layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = min(size.width, Self.widest) - 2 * Self.padding.width
        let words = label.sizeThatFits(CGSize(width: max(1, room), height: .greatestFiniteMagnitude))
        return CGSize(
            width: words.width.rounded(.up) + 2 * Self.padding.width, height: words.height.rounded(.up) + 2 * Self.padding.height)
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
