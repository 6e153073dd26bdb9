import UIKitEngines

/// The inline style of a date picker: a month calendar, and for a date with time, the time below.
final class DateCalendarView: UIView, DateFace {
    var onPick: (@MainActor (Date) -> Void)?
    private let header = CalendarHeader()
    private let pager = MonthPager()
    /// The wheels that replace the days while the user selects a month.
    private var monthWheels: DateWheelsView?
    private let separator = UIView()
    private let timeLabel = UILabel()
    private lazy var timePill = DatePill { [weak self] in self?.makeTimePicker() ?? UIDatePicker() }
    private var settings = DateSettings()
    private var strings = DateStrings(DateSettings())
    private var date = Date.distantPast
    private var grid: MonthGrid?

    override init(frame: CGRect) {
        super.init(frame: frame)
        timeLabel.font = .preferredFont(forTextStyle: .body)
        timePill.onPick = { [weak self] in self?.onPick?($0) }
        separator.backgroundColor = .separator
        for view in [header, pager, separator, timeLabel, timePill] { addSubview(view) }
        pager.onTurn = { [weak self] in self?.pagerDidTurn(to: $0) }
        pager.onTap = { [weak self] in self?.handleTap($0, $1) }
        header.previousButton.addAction(UIAction { [weak self] _ in self?.pager.turn(forward: false) }, for: .touchUpInside)
        header.nextButton.addAction(UIAction { [weak self] _ in self?.pager.turn(forward: true) }, for: .touchUpInside)
        header.titleControl.addAction(UIAction { [weak self] _ in self?.toggleMonths() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private var hasTime: Bool { settings.mode == .dateAndTime }

    var intrinsicSize: CGSize {
        let grid = DateMetrics.weekHeight * CGFloat(MonthGrid.rows)
        let calendar = DateMetrics.headerHeight + DateMetrics.weekdayHeight + grid + DateMetrics.bottomMargin
        return CGSize(width: DateMetrics.calendarWidth, height: calendar + (hasTime ? DateMetrics.timeHeight : 0))
    }

    // MARK: - Showing

    func show(_ date: Date, _ settings: DateSettings, animated: Bool) {
        let isNew = grid == nil || settings != self.settings
        self.settings = settings
        if isNew { strings = DateStrings(settings) }
        let isDateChanged = date != self.date
        self.date = date
        let isDateInGrid = grid.map { $0.day(of: date) != nil } ?? false
        if isNew || (isDateChanged && !isDateInGrid) { grid = MonthGrid(date, in: strings.calendar) }
        timePill.show(strings.time(date))
        timePill.updatePopover(date, settings)
        timeLabel.text = "Time"
        showMonth()
        setNeedsLayout()
    }

    private func showMonth() {
        guard let grid else { return }
        let today = WallClock.now
        pager.show(grid, MonthView.Style(selectedDate: date, today: today, limits: settings.limits, strings: strings))
        header.show(month: strings.month(grid.start), weekdays: grid.weekdays.map(strings.weekday), isOpen: monthWheels != nil)
        header.previousButton.isEnabled = pager.hasPrevious
        header.nextButton.isEnabled = pager.hasNext
    }

    private func pagerDidTurn(to grid: MonthGrid) {
        self.grid = grid
        showMonth()
    }

    private func handleTap(_ grid: MonthGrid, _ day: Int) {
        let start = grid.date(of: day)
        let end = strings.calendar.date(byAdding: .day, value: 1, to: start) ?? start
        guard settings.limits.allows(from: start, to: end) else { return }
        onPick?(settings.limits.clamped(grid.date(of: day, at: date)))
    }

    private func makeTimePicker() -> UIDatePicker {
        let picker = UIDatePicker()
        var settings = settings
        settings.mode = .time
        settings.style = .wheels
        picker.tintColor = tintColor
        picker.applySettings(settings, date)
        return picker
    }

    // MARK: - Month selection

    private func toggleMonths() {
        if let wheels = monthWheels {
            wheels.removeFromSuperview()
            monthWheels = nil
        } else if let grid {
            let wheels = DateWheelsView()
            var settings = settings
            settings.mode = .yearAndMonth
            wheels.onPick = { [weak self, weak wheels] date in
                guard let self else { return }
                self.grid = MonthGrid(date, in: self.strings.calendar)
                wheels?.show(date, settings, animated: true)
                self.showMonth()
            }
            monthWheels = wheels
            addSubview(wheels)
            wheels.show(settings.limits.clamped(grid.start), settings, animated: false)
        }
        pager.isHidden = monthWheels != nil
        showMonth()
        setNeedsLayout()
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let top = DateMetrics.headerHeight + DateMetrics.weekdayHeight
        let footerHeight = hasTime ? DateMetrics.timeHeight : 0
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        pager.frame = CGRect(
            x: DateMetrics.sideMargin, y: top, width: max(0, bounds.width - 2 * DateMetrics.sideMargin),
            height: max(0, bounds.height - top - footerHeight - DateMetrics.bottomMargin))
        monthWheels?.frame = CGRect(
            x: 0, y: DateMetrics.headerHeight, width: bounds.width, height: max(0, bounds.height - DateMetrics.headerHeight - footerHeight))
        for view in [separator, timeLabel, timePill] { view.isHidden = !hasTime }
        let hairline = 1 / max(1, traitCollection.displayScale)
        let inset = DateMetrics.sideMargin + 6
        separator.frame = CGRect(x: inset, y: bounds.height - footerHeight, width: max(0, bounds.width - 2 * inset), height: hairline)
        let pillSize = timePill.intrinsicSize
        let y = bounds.height - footerHeight + (footerHeight - pillSize.height) / 2
        let nameSize = timeLabel.sizeThatFits(CGSize(width: 200, height: 40))
        timePill.frame = CGRect(
            x: isMirrored ? inset : bounds.width - inset - pillSize.width, y: y, width: pillSize.width, height: pillSize.height)
        timeLabel.frame = CGRect(
            x: isMirrored ? bounds.width - inset - nameSize.width : inset, y: y, width: nameSize.width, height: pillSize.height)
    }

    // MARK: - Keys

    func keyboardFocusDidChange(_ hasFocus: Bool) {}

    func step(forward: Bool, isVertical: Bool) -> Bool {
        let days = isVertical ? (forward ? -7 : 7) : (forward ? 1 : -1)
        guard let steppedDate = strings.calendar.date(byAdding: .day, value: days, to: date) else { return false }
        let newDate = settings.limits.clamped(steppedDate)
        if newDate != date { onPick?(newDate) }
        return true
    }

    func enabledDidChange(_ isEnabled: Bool) {
        isUserInteractionEnabled = isEnabled
        alpha = isEnabled ? 1 : ControlStyle.disabledAlpha
    }
}
