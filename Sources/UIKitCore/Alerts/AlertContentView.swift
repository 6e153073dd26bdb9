import Platform

/// The view of an alert: one card, or two for an action sheet with a cancel action.
final class AlertContentView: UIView {
    private weak var controller: UIAlertController?
    private let card = UIView()
    private let cancelCard = UIView()
    private var header: AlertHeader?
    private var buttons: AlertButtons?
    private var cancelButtons: AlertButtons?
    /// The view below the message.
    var accessoryView: UIView? {
        didSet { reload() }
    }

    init(of controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        for card in [card, cancelCard] {
            card.backgroundColor = AlertMetrics.cardColor
            card.clipsToBounds = true
            card.layer.cornerCurve = .continuous
            addSubview(card)
        }
        reload()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: AlertContentView, _: UITraitCollection) in
            view.reload()
        }
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool { controller?.preferredStyle == .actionSheet }

    /// Whether an action sheet has the full width of its container, rather than being a centred box.
    var isWide = false {
        didSet { if isWide != oldValue { reload() } }
    }
    /// Whether an action sheet is in a popover. In a popover, the sheet has no background card and no cancel button.
    var isInPopover = false {
        didSet {
            guard isInPopover != oldValue else { return }
            sheetWidth = AlertMetrics.popoverWidth
            reload()
        }
    }
    var sheetWidth: CGFloat = 359 {
        didSet { if sheetWidth != oldValue { reload() } }
    }

    private var metrics: AlertMetrics { (isSheet ? AlertMetrics.sheet(width: sheetWidth) : .alert).scaled(for: traitCollection) }

    // MARK: - Parts

    func reload() {
        for part in [header, buttons, cancelButtons] { part?.removeFromSuperview() }
        guard let controller else { return }
        let metrics = metrics
        let header = AlertHeader(
            title: controller.title, message: controller.message, metrics: metrics, isSheet: isSheet, accessoryView: accessoryView)
        self.header = header
        card.addSubview(header)
        let cancelActions = controller.actions.filter { $0.style == .cancel }
        let otherActions = controller.actions.filter { $0.style != .cancel }
        let hasCancelCard = isSheet && !isInPopover && !cancelActions.isEmpty
        let choose: (UIAlertAction) -> Void = { [weak controller] in controller?.choose($0) }
        let cardActions = isSheet ? otherActions : otherActions + cancelActions
        buttons = AlertButtons(cardActions, bold: controller.boldAction, metrics: metrics, choose: choose)
        cancelButtons =
            hasCancelCard
            ? AlertButtons(cancelActions, bold: controller.boldAction, metrics: metrics, choose: choose) : nil
        if let buttons { card.addSubview(buttons) }
        if let cancelButtons { cancelCard.addSubview(cancelButtons) }
        cancelCard.isHidden = cancelButtons == nil
        for card in [card, cancelCard] { card.layer.cornerRadius = isInPopover ? 0 : metrics.cornerRadius }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    func updateButtons() {
        buttons?.update()
        cancelButtons?.update()
    }

    // MARK: - Layout

    /// Returns the heights of the header, the buttons and the cancel card for a total height.
    private func heights(in total: CGFloat) -> (header: CGFloat, buttons: CGFloat, cancel: CGFloat) {
        let width = metrics.width
        let cancel = cancelButtons.map { $0.intrinsicHeight(width, rowAllowed: false) + AlertMetrics.margin } ?? 0
        let availableHeight = max(0, total - cancel)
        // The height of text may be fractional, but lines between buttons must be at whole pixels.
        let scale = max(traitCollection.displayScale, 1)
        let header = ((header?.layOutText(width: width) ?? 0) * scale).rounded(.up) / scale
        let buttons = buttons?.intrinsicHeight(width, rowAllowed: !isSheet) ?? 0
        guard header + buttons > availableHeight else { return (header, buttons, cancel) }
        // Both parts shrink. At least one and a half buttons stay visible, to indicate that there are more.
        let minimum = min(buttons, metrics.buttonHeight * 1.5)
        let buttonsHeight = max(minimum, min(buttons, availableHeight - min(header, availableHeight / 2)))
        return (max(0, availableHeight - buttonsHeight), buttonsHeight, cancel)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let heights = heights(in: size.height)
        return CGSize(width: metrics.width, height: heights.header + heights.buttons + heights.cancel)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let heights = heights(in: bounds.height)
        let width = bounds.width
        card.frame = CGRect(x: 0, y: 0, width: width, height: heights.header + heights.buttons)
        header?.frame = CGRect(x: 0, y: 0, width: width, height: heights.header)
        header?.layOutText(width: width)
        buttons?.frame = CGRect(x: 0, y: heights.header, width: width, height: heights.buttons)
        buttons?.layOutButtons(width: width, rowAllowed: !isSheet, hasLineOnTop: heights.header > 0)
        let height = max(0, heights.cancel - AlertMetrics.margin)
        cancelCard.frame = CGRect(x: 0, y: bounds.height - height, width: width, height: height)
        cancelButtons?.frame = cancelCard.bounds
        cancelButtons?.layOutButtons(width: width, rowAllowed: false, hasLineOnTop: false)
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? controller?.title ?? controller?.message }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityRole: AccessibilityNode.Role? { .alert }
}
