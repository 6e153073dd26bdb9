internal import UIKitCore

/// An expanded banner, with its actions, on a dimmed screen.
@MainActor final class BannerDetailView: UIView {
    private static let dimming: CGFloat = 0.4
    private static let gap: CGFloat = 8
    private let dimmingView = UIControl()
    private let scrollView = BannerScrollView()
    private let card: BannerView
    private let panel: BannerActionPanel
    private weak var container: BannerContainer?
    private var isEditing = false
    /// Called with the identifier of the chosen action, `nil` for a tap on the banner, and the entered text.
    var choose: (@MainActor (String?, String?) -> Void)?
    /// Called before a text is entered.
    var beginEditing: (@MainActor () -> Void)?
    /// Called after a tap beside the banner.
    var cancel: (@MainActor () -> Void)?

    init(_ content: BannerContent, in container: BannerContainer) {
        card = BannerView(content, width: container.bannerWidth, isExpanded: true)
        panel = BannerActionPanel(content.actions)
        self.container = container
        super.init(frame: container.bounds)
        accessibilityViewIsModal = true
        setUpDimming()
        setUpScrolling()
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.choose?(nil, nil) }
        card.addGestureRecognizer(tap)
        panel.choose = { [weak self] in self?.choose?($0, $1) }
        panel.beginEditing = { [weak self] in
            self?.isEditing = true
            self?.beginEditing?()
        }
        panel.didChange = { [weak self] in self?.setNeedsLayout() }
    }

    required init?(coder: NSCoder) { nil }

    private func setUpDimming() {
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(Self.dimming)
        dimmingView.accessibilityLabel = "Close"
        dimmingView.accessibilityTraits = .button
        dimmingView.isAccessibilityElement = true
        dimmingView.addAction(UIAction { [weak self] _ in self?.cancel?() }, for: .touchUpInside)
        addSubview(dimmingView)
    }

    /// Sets up the view in which a long notification scrolls, above the keyboard.
    private func setUpScrolling() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceVertical = false
        scrollView.clipsToBounds = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(scrollView)
        for view in [card, panel] { scrollView.addSubview(view) }
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: topAnchor), scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let container else { return }
        dimmingView.frame = bounds
        let width = container.bannerWidth
        card.frame = container.frame(width: width, height: card.height(for: width))
        panel.frame = CGRect(x: card.frame.minX, y: card.frame.maxY + Self.gap, width: width, height: panel.height(for: width))
        let end = panel.isHidden ? card.frame.maxY : panel.frame.maxY
        scrollView.contentSize = CGSize(width: bounds.width, height: end + Self.gap)
        // The user enters a text at the end.
        let overflow = scrollView.contentSize.height - scrollView.bounds.height
        if isEditing, overflow > 0 { scrollView.contentOffset.y = overflow }
    }

    /// Fades in.
    func open() {
        layoutIfNeeded()
        alpha = 0
        panel.transform = CGAffineTransform(translationX: 0, y: -2 * Self.gap)
        UIView.animate(withDuration: BannerMetrics.animationDuration, delay: 0, options: .allowUserInteraction) {
            self.alpha = 1
            self.panel.transform = .identity
        }
    }

    /// Ends the text entry, and removes the view from its superview.
    func close() {
        isUserInteractionEnabled = false
        endEditing(true)
        removeFromSuperview()
    }
}

/// A scroll view that scrolls by touches on its content. Touches beside the content pass to the view behind.
private final class BannerScrollView: UIScrollView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}
