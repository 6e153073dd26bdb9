import UIKitEngines

/// The wheels style of a date picker: wheels for days, hours, months or durations.
final class DateWheelsView: UIView, DateFace {
    var onPick: (@MainActor (Date) -> Void)?
    private let picker = UIPickerView()
    private var settings = DateSettings()
    private var strings = DateStrings(DateSettings())
    private var wheels: DateWheels?
    private var date = Date.distantPast
    private var today = Date.distantPast
    /// The width of the widest text of each column, at full size.
    private var widths: [DateColumn: CGFloat] = [:]
    /// The labels of the units beside the numbers.
    private var unitLabels: [DateColumn: UILabel] = [:]
    private var unitWidths: [DateColumn: CGFloat] = [:]
    /// The index of the wheel that arrow keys turn; `nil` while the picker does not have the keyboard focus.
    private var focusedColumn: Int?
    /// Whether the date is changing because the user selected a row.
    private var isPicking = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
    }

    required init?(coder: NSCoder) { nil }

    var intrinsicSize: CGSize { DateMetrics.wheelsSize }

    // MARK: - Showing

    func show(_ date: Date, _ settings: DateSettings, animated: Bool) {
        today = WallClock.now
        if wheels?.includes(date) != true || settings != self.settings { apply(settings, around: date) }
        self.date = date
        turnWheels(animated: animated)
    }

    private func apply(_ settings: DateSettings, around date: Date) {
        self.settings = settings
        strings = DateStrings(settings)
        wheels = DateWheels(
            columns: strings.columns(for: settings.mode), calendar: strings.calendar,
            limits: settings.mode == .countDownTimer ? durationLimits : settings.limits, anchor: date)
        widths = [:]
        makeUnitLabels()
        picker.reloadAllComponents()
        setNeedsLayout()
    }

    /// Returns the limits for durations. They include the minute interval, but not the app's minimum and maximum dates.
    private var durationLimits: DateLimits {
        var limits = DateLimits()
        limits.minuteInterval = settings.limits.minuteInterval
        limits.maximum = DurationDate.date(of: 86_399)
        return limits
    }

    /// Turns every wheel to the row of the date.
    private func turnWheels(animated: Bool) {
        guard let wheels else { return }
        for (index, column) in wheels.columns.enumerated() {
            // The user may still be turning another wheel, which must not be moved.
            if isPicking, hasShownDate, picker.wheel(index).isMovedByUser { continue }
            let current = picker.selectedRow(inComponent: index)
            let row = wheels.row(column, value: wheels.value(column, of: date), near: hasShownDate ? current : nil)
            if row != current || !hasShownDate { picker.selectRow(row, inComponent: index, animated: animated && hasShownDate) }
        }
        hasShownDate = true
        colorRows()
        placeUnits()
    }

    /// Whether the current wheels have already shown a date.
    private var hasShownDate: Bool {
        get { wheelsWithDate == wheels }
        set { wheelsWithDate = newValue ? wheels : nil }
    }
    private var wheelsWithDate: DateWheels?

    // MARK: - Rows

    private func title(_ column: DateColumn, _ row: Int) -> String {
        guard let wheels else { return "" }
        return strings.title(column, value: wheels.value(column, row: row), in: wheels, beside: date, today: today)
    }

    private func color(_ index: Int, _ row: Int) -> UIColor {
        guard let wheels else { return .label }
        let column = wheels.columns[index]
        guard wheels.isAvailable(column, value: wheels.value(column, row: row), beside: date) else { return .tertiaryLabel }
        return index == focusedColumn ? .tintColor : .label
    }

    private func colorRows() {
        guard let wheels else { return }
        for index in wheels.columns.indices {
            for (row, view) in picker.wheel(index).visibleViews { (view as? DateRowView)?.label.textColor = color(index, row) }
        }
    }

    /// Returns the alignment of a column: leading for months, centred for minutes and AM/PM, else trailing.
    private func alignment(_ column: DateColumn) -> NSTextAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch column {
        case .month: return isMirrored ? .right : .left
        case .period, .minute: return .center
        default: return isMirrored ? .left : .right
        }
    }

    private func width(_ column: DateColumn) -> CGFloat {
        (textWidth(column) * textScale + 2 * DateMetrics.columnMargin + unitWidth(column)).rounded(.up)
    }

    /// The scale at which the text of all wheels fits side by side, 0…1.
    private var textScale: CGFloat {
        guard let columns = wheels?.columns, picker.bounds.width > 0 else { return 1 }
        let fixedWidth = columns.map { 2 * DateMetrics.columnMargin + unitWidth($0) + PickerMetrics.gap + 1 }
            .reduce(2 * PickerMetrics.margin, +)
        let textWidths = columns.map(textWidth).reduce(0, +)
        return textWidths > 0 ? min(1, max(PickerLabel.minimumScale, (picker.bounds.width - fixedWidth) / textWidths)) : 1
    }

    /// The scale of the font: 4 % less than ``textScale``, because small fonts have wider letter spacing.
    private var fontScale: CGFloat { textScale < 1 ? textScale * 0.96 : 1 }

    private func textWidth(_ column: DateColumn) -> CGFloat {
        if let cachedWidth = widths[column] { return cachedWidth }
        let label = PickerLabel()
        label.font = .wheel(size: PickerMetrics.fontSize)
        let measuredWidths = measuredRows(column).map { row -> CGFloat in
            label.text = title(column, row)
            return label.sizeThatFits(CGSize(width: 1000, height: 100)).width
        }
        let result = measuredWidths.max() ?? 40
        widths[column] = result
        return result
    }

    /// Returns the rows that are measured to find the widest text.
    private func measuredRows(_ column: DateColumn) -> [Int] {
        guard let wheels else { return [] }
        switch column {
        case .day:
            // The rows include all weekdays and days in all months, because any of them may be the widest.
            let middle = wheels.rowCount(.day) / 2
            return (0..<7).map { middle + $0 } + (0..<36).map { middle + $0 * 10 + 5 }
        case .year: return [wheels.row(.year, value: 2000), wheels.row(.year, value: wheels.value(.year, of: date))]
        default: return Array(0..<min(60, wheels.valueCount(column)))
        }
    }

    // MARK: - Units

    private func makeUnitLabels() {
        for label in unitLabels.values { label.removeFromSuperview() }
        unitLabels = [:]
        unitWidths = [:]
        for column in wheels?.columns ?? [] where column == .durationHours || column == .durationMinutes {
            let label = UILabel()
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.isUserInteractionEnabled = false
            label.text = strings.unit(column, count: 2)
            unitLabels[column] = label
            unitWidths[column] = label.sizeThatFits(CGSize(width: 200, height: 40)).width + DateMetrics.unitGap
            addSubview(label)
        }
    }

    /// Returns the width of a unit and its gap, in points. The width does not change between singular and plural.
    private func unitWidth(_ column: DateColumn) -> CGFloat { unitWidths[column] ?? 0 }

    private func placeUnits() {
        guard let wheels else { return }
        for (index, column) in wheels.columns.enumerated() {
            guard let label = unitLabels[column] else { continue }
            label.text = strings.unit(column, count: wheels.value(column, of: date))
            let wheel = picker.wheel(index).frame
            let size = label.sizeThatFits(CGSize(width: 200, height: 40))
            let numberWidth = width(column) - DateMetrics.columnMargin - unitWidth(column) + DateMetrics.unitGap
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x = isMirrored ? wheel.maxX - numberWidth - size.width : wheel.minX + numberWidth
            label.frame = CGRect(x: x, y: picker.frame.midY - size.height / 2, width: size.width, height: size.height)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
        picker.layoutIfNeeded()
        let font = UIFont.wheel(size: PickerMetrics.fontSize * fontScale)
        for index in (wheels?.columns ?? []).indices {
            for case let view as DateRowView in picker.wheel(index).visibleViews.values where view.label.font != font {
                view.label.font = font
            }
        }
        placeUnits()
    }

    // MARK: - Keys

    func keyboardFocusDidChange(_ hasFocus: Bool) {
        focusedColumn = hasFocus ? focusedColumn ?? 0 : nil
        colorRows()
    }

    func step(forward: Bool, isVertical: Bool) -> Bool {
        guard let wheels, let index = focusedColumn else { return false }
        if isVertical {
            let row = picker.selectedRow(inComponent: index) + (forward ? -1 : 1)
            guard (0..<picker.numberOfRows(inComponent: index)).contains(row) else { return true }
            picker.selectRow(row, inComponent: index, animated: true)
            pick(index, row)
        } else {
            focusedColumn = min(max(0, index + (forward ? 1 : -1)), wheels.columns.count - 1)
            colorRows()
        }
        return true
    }

    func enabledDidChange(_ isEnabled: Bool) {
        isUserInteractionEnabled = isEnabled
        alpha = isEnabled ? 1 : ControlStyle.disabledAlpha
    }

    fileprivate func pick(_ index: Int, _ row: Int) {
        guard let wheels else { return }
        let column = wheels.columns[index]
        var newDate = wheels.date(date, setting: column, to: wheels.value(column, row: row))
        // A countdown needs a duration of more than zero.
        if settings.mode == .countDownTimer {
            newDate = max(newDate, DurationDate.date(of: TimeInterval(60 * settings.limits.minuteInterval)))
        }
        isPicking = true
        defer { isPicking = false }
        onPick?(newDate)
    }
}

extension DateWheelsView: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels?.columns.count ?? 0 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels.map { $0.rowCount($0.columns[component]) } ?? 0
    }

    /// Returns the width of a wheel, in points. All wheels become narrower if they do not fit side by side.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        guard let wheels else { return 0 }
        return width(wheels.columns[component])
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let view = view as? DateRowView ?? DateRowView()
        guard let wheels else { return view }
        let column = wheels.columns[component]
        view.semanticContentAttribute = semanticContentAttribute
        view.label.text = title(column, row)
        view.label.font = .wheel(size: PickerMetrics.fontSize * fontScale)
        view.label.textAlignment = alignment(column)
        view.label.textColor = color(component, row)
        view.unitWidth = unitWidth(column)
        return view
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { pick(component, row) }
}

/// The view of a row: text with margins.
private final class DateRowView: UIView {
    let label = PickerLabel()
    /// The width of the unit beside the number, in points.
    var unitWidth: CGFloat = 0 { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = bounds.shrunk(dx: DateMetrics.columnMargin, dy: 0)
        label.frame = CGRect(x: area.minX + (isMirrored ? unitWidth : 0), y: 0, width: max(0, area.width - unitWidth), height: area.height)
    }
}

extension UIFont {
    /// Returns the font of all rows, with digits of equal width.
    fileprivate static func wheel(size: CGFloat) -> UIFont { .monospacedDigitSystemFont(ofSize: size, weight: .regular) }
}
