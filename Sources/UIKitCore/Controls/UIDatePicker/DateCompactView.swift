import UIKitEngines

/// The compact style of a date picker: a button for the day, and a button for the time.
final class DateCompactView: UIView, DateFace {
    var whenPicked: (@MainActor (Date) -> Void)?
    private let day: DatePill
    private let time: DatePill
    private var settings = DateSettings()
    private var strings: DateStrings?
    private var date = Date.distantPast

    init(_ owner: UIDatePicker) {
        day = DatePill { [weak owner] in DateCompactView.makePicker(owner, .date) }
        time = DatePill { [weak owner] in DateCompactView.makePicker(owner, .time) }
        super.init(frame: .zero)
        for pill in [day, time] {
            addSubview(pill)
            pill.whenPicked = { [weak self] in self?.whenPicked?($0) }
            pill.whenOpen = { [weak owner] isOpen in owner?.sendActions(for: isOpen ? .editingDidBegin : .editingDidEnd) }
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
        picker.adopt(settings, owner.date)
        return picker
    }

    func show(_ date: Date, _ settings: DateSettings, animated: Bool) {
        if strings == nil || settings != self.settings { strings = DateStrings(settings) }
        self.settings = settings
        self.date = date
        guard let strings else { return }
        day.isHidden = settings.mode == .time
        time.isHidden = settings.mode == .date
        day.show(strings.date(date))
        time.show(strings.time(date))
        for pill in [day, time] { pill.follow(date, settings) }
        setNeedsLayout()
    }

    private var visiblePills: [DatePill] { [day, time].filter { !$0.isHidden } }

    var naturalSize: CGSize {
        let sizes = visiblePills.map(\.naturalSize)
        let gaps = DateMetrics.pillGap * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: sizes.map(\.width).reduce(0, +) + gaps, height: sizes.map(\.height).max() ?? DateMetrics.pillHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for pill in visiblePills {
            let size = pill.naturalSize
            pill.frame = CGRect(x: isMirrored ? bounds.width - x - size.width : x, y: 0, width: size.width, height: bounds.height)
            x += size.width + DateMetrics.pillGap
        }
    }

    func step(forward: Bool, isVertical: Bool) -> Bool { false }
    func keysGoHere(_ hasFocus: Bool) {}
    func enabledDidChange(_ isEnabled: Bool) { for pill in [day, time] { pill.isEnabled = isEnabled } }
}
