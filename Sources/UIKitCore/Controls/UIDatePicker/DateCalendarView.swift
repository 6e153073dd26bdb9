import UIKitEngines

/// The inline style of a date picker: a month calendar, and for a date with time, the time below.
final class DateCalendarView: UIView, DateFace {
    var whenPicked: (@MainActor (Date) -> Void)?
    private let header = CalendarHeader()
    private let pager = MonthPager()
    /// The wheels that replace the days while the user selects a month.
    private var monthWheels: DateWheelsView?
    private let line = UIView()
    private let timeName = UILabel()
    private lazy var timePill = DatePill { [weak self] in self?.makeTimePicker() ?? UIDatePicker() }
    private var settings = DateSettings()
    private var words = DateStrings(DateSettings())
    private var date = Date.distantPast
    private var grid: MonthGrid?

    override init(frame: CGRect) {
        super.init(frame: frame)
        timeName.font = .preferredFont(forTextStyle: .body)
        timePill.whenPicked = { [weak self] in self?.whenPicked?($0) }
        line.backgroundColor = .separator
        for view in [header, pager, line, timeName, timePill] { addSubview(view) }
        pager.whenTurned = { [weak self] in self?.pagerDidTurn(to: $0) }
        pager.whenTapped = { [weak self] in self?.handleTap($0, $1) }
        header.earlier.addAction(UIAction { [weak self] _ in self?.pager.turn(forward: false) }, for: .touchUpInside)
        header.later.addAction(UIAction { [weak self] _ in self?.pager.turn(forward: true) }, for: .touchUpInside)
        header.title.addAction(UIAction { [weak self] _ in self?.toggleMonths() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private var hasTime: Bool { settings.mode == .dateAndTime }

    var naturalSize: CGSize {
        let grid = DateMetrics.weekHeight * CGFloat(MonthGrid.rows)
        let calendar = DateMetrics.headerHeight + DateMetrics.weekdayHeight + grid + DateMetrics.bottom
        return CGSize(width: DateMetrics.calendarWidth, height: calendar + (hasTime ? DateMetrics.timeHeight : 0))
    }

    // MARK: - Showing

    func show(_ date: Date, _ settings: DateSettings, animated: Bool) {
        let isNew = grid == nil || settings != self.settings
        self.settings = settings
        if isNew { words = DateStrings(settings) }
        let isDateChanged = date != self.date
        self.date = date
        if isNew || isDateChanged, grid.map({ isNew || $0.day(of: date) == nil }) ?? true { grid = MonthGrid(date, in: words.calendar) }
        timePill.show(words.time(date))
        timePill.follow(date, settings)
        timeName.text = "Time"
        showMonth()
        setNeedsLayout()
    }

    private func showMonth() {
        guard let grid else { return }
        let today = WallClock.now
        pager.show(grid, MonthView.Style(chosen: date, today: today, limits: settings.limits, words: words))
        header.show(month: words.month(grid.start), weekdays: grid.weekdays.map(words.weekday), isOpen: monthWheels != nil)
        header.earlier.isEnabled = pager.hasPrevious
        header.later.isEnabled = pager.hasNext
    }

    private func pagerDidTurn(to grid: MonthGrid) {
        self.grid = grid
        showMonth()
    }

    private func handleTap(_ grid: MonthGrid, _ day: Int) {
        let start = grid.date(of: day)
        let end = words.calendar.date(byAdding: .day, value: 1, to: start) ?? start
        guard settings.limits.allows(from: start, to: end) else { return }
        whenPicked?(settings.limits.clamped(grid.date(of: day, at: date)))
    }

    private func makeTimePicker() -> UIDatePicker {
        let picker = UIDatePicker()
        var settings = settings
        (settings.mode, settings.style) = (.time, .wheels)
        picker.tintColor = tintColor
        picker.adopt(settings, date)
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
            wheels.whenPicked = { [weak self, weak wheels] date in
                guard let self else { return }
                self.grid = MonthGrid(date, in: self.words.calendar)
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
            x: DateMetrics.side, y: top, width: max(0, bounds.width - 2 * DateMetrics.side),
            height: max(0, bounds.height - top - footerHeight - DateMetrics.bottom))
        monthWheels?.frame = CGRect(
            x: 0, y: DateMetrics.headerHeight, width: bounds.width, height: max(0, bounds.height - DateMetrics.headerHeight - footerHeight))
        for view in [line, timeName, timePill] { view.isHidden = !hasTime }
        let hairline = 1 / max(1, traitCollection.displayScale)
        let inset = DateMetrics.side + 6
        line.frame = CGRect(x: inset, y: bounds.height - footerHeight, width: max(0, bounds.width - 2 * inset), height: hairline)
        let pillSize = timePill.naturalSize
        let y = bounds.height - footerHeight + (footerHeight - pillSize.height) / 2
        let nameSize = timeName.sizeThatFits(CGSize(width: 200, height: 40))
        timePill.frame = CGRect(
            x: isMirrored ? inset : bounds.width - inset - pillSize.width, y: y, width: pillSize.width, height: pillSize.height)
        timeName.frame = CGRect(
            x: isMirrored ? bounds.width - inset - nameSize.width : inset, y: y, width: nameSize.width, height: pillSize.height)
    }

    // MARK: - Keys

    func keysGoHere(_ hasFocus: Bool) {}

    func step(forward: Bool, isVertical: Bool) -> Bool {
        let days = isVertical ? (forward ? -7 : 7) : (forward ? 1 : -1)
        guard let steppedDate = words.calendar.date(byAdding: .day, value: days, to: date) else { return false }
        let newDate = settings.limits.clamped(steppedDate)
        if newDate != date { whenPicked?(newDate) }
        return true
    }

    func enabledDidChange(_ isEnabled: Bool) {
        isUserInteractionEnabled = isEnabled
        alpha = isEnabled ? 1 : ControlStyle.disabledAlpha
    }
}
