import UIKitEngines

/// The compact style of a date picker: a button for the day, and a button for the time.
final class DateCompactView: UIView, DateFace {
    var onPick: (@MainActor (Date) -> Void)?
    private let dayPill: DatePill
    private let timePill: DatePill
    private var settings = DateSettings()
    private var strings: DateStrings?
    private var date = Date.distantPast

    init(_ owner: UIDatePicker) {
        dayPill = DatePill { [weak owner] in DateCompactView.makePicker(owner, .date) }
        timePill = DatePill { [weak owner] in DateCompactView.makePicker(owner, .time) }
        super.init(frame: .zero)
        for pill in [dayPill, timePill] {
            addSubview(pill)
            pill.onPick = { [weak self] in self?.onPick?($0) }
            pill.onOpen = { [weak owner] isOpen in owner?.sendActions(for: isOpen ? .editingDidBegin : .editingDidEnd) }
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the picker that a button opens: a calendar for the day, or wheels for the time.
    static func makePicker(_ owner: UIDatePicker?, _ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        guard let owner else { return picker }
        var settings = owner.settings
        settings.mode = mode
        settings.style = mode == .date ? .inline : .wheels
        picker.tintColor = owner.tintColor
        picker.applySettings(settings, owner.date)
        return picker
    }

    func show(_ date: Date, _ settings: DateSettings, animated: Bool) {
        if strings == nil || settings != self.settings { strings = DateStrings(settings) }
        self.settings = settings
        self.date = date
        guard let strings else { return }
        dayPill.isHidden = settings.mode == .time
        timePill.isHidden = settings.mode == .date
        dayPill.show(strings.date(date))
        timePill.show(strings.time(date))
        for pill in [dayPill, timePill] { pill.updatePopover(date, settings) }
        setNeedsLayout()
    }

    private var visiblePills: [DatePill] { [dayPill, timePill].filter { !$0.isHidden } }

    var intrinsicSize: CGSize {
        let sizes = visiblePills.map(\.intrinsicSize)
        let gaps = DateMetrics.pillGap * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: sizes.map(\.width).reduce(0, +) + gaps, height: sizes.map(\.height).max() ?? DateMetrics.pillHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for pill in visiblePills {
            let size = pill.intrinsicSize
            pill.frame = CGRect(x: isMirrored ? bounds.width - x - size.width : x, y: 0, width: size.width, height: bounds.height)
            x += size.width + DateMetrics.pillGap
        }
    }

    func step(forward: Bool, isVertical: Bool) -> Bool { false }
    func keyboardFocusDidChange(_ hasFocus: Bool) {}
    func enabledDidChange(_ isEnabled: Bool) { for pill in [dayPill, timePill] { pill.isEnabled = isEnabled } }
}
