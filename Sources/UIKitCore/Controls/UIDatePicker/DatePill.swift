/// A button that shows a date as text. A tap opens a picker for the date.
final class DatePill: UIControl {
    let label = UILabel()
    /// Returns the picker that a tap opens.
    private let makePicker: @MainActor () -> UIDatePicker
    private weak var popoverController: DatePopoverController?
    /// Called after the popover opened, and after it closed.
    var onOpen: (@MainActor (Bool) -> Void)?
    var onPick: (@MainActor (Date) -> Void)?

    init(_ makePicker: @escaping @MainActor () -> UIDatePicker) {
        self.makePicker = makePicker
        super.init(frame: .zero)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        label.isAccessibilityElement = false
        addSubview(label)
        layer.cornerRadius = DateMetrics.pillRadius
        backgroundColor = .tertiarySystemFill
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String) {
        label.text = text
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        accessibilityLabel = text
        setNeedsLayout()
        updateColors()
    }

    var intrinsicSize: CGSize {
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100))
        return CGSize(width: (text.width + 2 * DateMetrics.pillMargin).rounded(.up), height: max(DateMetrics.pillHeight, text.height + 12))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(DateMetrics.pillMargin, bounds.width / 4), dy: 0)
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    private func updateColors() {
        label.textColor = popoverController != nil ? .tintColor : .label
        if isEnabled {
            label.alpha = isHighlighted ? 0.4 : 1
        } else {
            label.alpha = 0.3
        }
    }

    // MARK: - Opening

    private func open() {
        guard popoverController == nil, isEnabled else { return }
        guard let presenter = sequence(first: self as UIResponder, next: \.next).lazy.compactMap({ $0 as? UIViewController }).first else {
            return Diagnostics.report(
                "datepicker.controller", "UIDatePicker: a view controller has to present the popover, but none contains the picker.")
        }
        let picker = makePicker()
        let popover = DatePopoverController(picker)
        picker.addAction(
            UIAction { [weak self, weak picker] _ in if let picker { self?.onPick?(picker.date) } }, for: .valueChanged)
        let wasFirstResponder = isFirstResponder
        popover.onClose = { [weak self] in
            self?.didClose()
            if wasFirstResponder { self?.becomeFirstResponder() }
        }
        popover.show(from: self, on: presenter)
        self.popoverController = popover
        updateColors()
        onOpen?(true)
    }

    private func didClose() {
        popoverController = nil
        updateColors()
        onOpen?(false)
    }

    /// Updates an open popover after the date or the settings changed.
    func updatePopover(_ date: Date, _ settings: DateSettings) { popoverController?.picker.applySettings(settings, date) }
}
