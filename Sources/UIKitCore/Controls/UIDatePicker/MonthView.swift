import UIKitEngines

/// A view of the days of a month.
final class MonthView: UIView {
    private var labels: [UILabel] = []
    private(set) var grid: MonthGrid?

    /// The values that determine the appearance of a month.
    struct Style {
        var selectedDate: Date
        var today: Date
        var limits: DateLimits
        var strings: DateStrings
    }

    func show(_ grid: MonthGrid, _ monthStyle: Style) {
        self.grid = grid
        while labels.count < grid.days { labels.append(makeLabel()) }
        let selectedDay = grid.day(of: monthStyle.selectedDate)
        let today = grid.day(of: monthStyle.today)
        for (index, label) in labels.enumerated() {
            let day = index + 1
            label.isHidden = day > grid.days
            guard day <= grid.days else { continue }
            let date = grid.date(of: day)
            label.text = monthStyle.strings.number(ofDay: date)
            label.accessibilityLabel = monthStyle.strings.spoken(date)
            let isAllowed = monthStyle.limits.allows(from: date, to: grid.calendar.date(byAdding: .day, value: 1, to: date) ?? date)
            applyStyle(to: label, isSelected: day == selectedDay, isToday: day == today, isAllowed: isAllowed)
        }
        setNeedsLayout()
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.layer.masksToBounds = true
        label.isAccessibilityElement = true
        addSubview(label)
        return label
    }

    private func applyStyle(to label: UILabel, isSelected: Bool, isToday: Bool, isAllowed: Bool) {
        label.font = .systemFont(ofSize: isSelected ? 22 : 20, weight: isSelected ? .medium : .regular)
        switch (isSelected, isToday) {
        case (true, true):
            label.textColor = .white
            label.backgroundColor = .tintColor
        case (true, false):
            label.textColor = .tintColor
            label.backgroundColor = .tintColor.withAlphaComponent(DateMetrics.selectionAlpha)
        case (false, _):
            label.textColor = isToday ? .tintColor : .label
            label.backgroundColor = nil
        }
        if !isAllowed { label.textColor = .tertiaryLabel }
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isAllowed { traits.insert(.notEnabled) }
        label.accessibilityTraits = traits
    }

    // MARK: - Layout

    private var cellSize: CGSize {
        CGSize(width: bounds.width / CGFloat(MonthGrid.columns), height: bounds.height / CGFloat(MonthGrid.rows))
    }

    /// Returns the day at a point.
    func day(at point: CGPoint) -> Int? {
        guard let grid, bounds.contains(point), cellSize.width > 0, cellSize.height > 0 else { return nil }
        let column = Int(point.x / cellSize.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return grid.day(column: isMirrored ? MonthGrid.columns - 1 - column : column, row: Int(point.y / cellSize.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let grid else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let diameter = min(DateMetrics.dayCircleDiameter, cellSize.width, cellSize.height).rounded(.down)
        for (index, label) in labels.enumerated() where index < grid.days {
            let position = grid.cell(of: index + 1)
            let column = isMirrored ? MonthGrid.columns - 1 - position.column : position.column
            let center = CGPoint(x: (CGFloat(column) + 0.5) * cellSize.width, y: (CGFloat(position.row) + 0.5) * cellSize.height)
            label.frame = CGRect(
                x: (center.x - diameter / 2).rounded(), y: (center.y - diameter / 2).rounded(), width: diameter, height: diameter)
            label.layer.cornerRadius = diameter / 2
        }
    }
}
