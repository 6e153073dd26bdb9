import UIKitEngines

/// A view of the days of a month.
final class MonthView: UIView {
    private var labels: [UILabel] = []
    private(set) var grid: MonthGrid?

    /// The values that determine the appearance of a month.
    struct Style {
        var chosen: Date
        var today: Date
        var limits: DateLimits
        var words: DateStrings
    }

    func show(_ grid: MonthGrid, _ monthStyle: Style) {
        self.grid = grid
        while labels.count < grid.days { labels.append(makeLabel()) }
        let chosen = grid.day(of: monthStyle.chosen)
        let today = grid.day(of: monthStyle.today)
        for (index, label) in labels.enumerated() {
            let day = index + 1
            label.isHidden = day > grid.days
            guard day <= grid.days else { continue }
            let date = grid.date(of: day)
            label.text = monthStyle.words.number(ofDay: date)
            label.accessibilityLabel = monthStyle.words.spoken(date)
            let isAllowed = monthStyle.limits.allows(from: date, to: grid.calendar.date(byAdding: .day, value: 1, to: date) ?? date)
            paint(label, isChosen: day == chosen, isToday: day == today, isAllowed: isAllowed)
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

    private func paint(_ label: UILabel, isChosen: Bool, isToday: Bool, isAllowed: Bool) {
        label.font = .systemFont(ofSize: isChosen ? 22 : 20, weight: isChosen ? .medium : .regular)
        label.textColor = !isAllowed ? .tertiaryLabel : isChosen && isToday ? .white : isChosen || isToday ? .tintColor : .label
        label.backgroundColor =
            !isChosen ? nil : isToday ? .tintColor : UIColor.tintColor.withAlphaComponent(DateMetrics.chosenAlpha)
        var traits: UIAccessibilityTraits = .button
        if isChosen { traits.insert(.selected) }
        if !isAllowed { traits.insert(.notEnabled) }
        label.accessibilityTraits = traits
    }

    // MARK: - Layout

    private var cell: CGSize { CGSize(width: bounds.width / CGFloat(MonthGrid.columns), height: bounds.height / CGFloat(MonthGrid.rows)) }

    /// Returns the day at a point.
    func day(at point: CGPoint) -> Int? {
        guard let grid, bounds.contains(point), cell.width > 0, cell.height > 0 else { return nil }
        let column = Int(point.x / cell.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return grid.day(column: isMirrored ? MonthGrid.columns - 1 - column : column, row: Int(point.y / cell.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let grid else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = min(DateMetrics.dayCircle, cell.width, cell.height).rounded(.down)
        for (index, label) in labels.enumerated() where index < grid.days {
            let place = grid.place(of: index + 1)
            let column = isMirrored ? MonthGrid.columns - 1 - place.column : place.column
            let middle = CGPoint(x: (CGFloat(column) + 0.5) * cell.width, y: (CGFloat(place.row) + 0.5) * cell.height)
            label.frame = CGRect(x: (middle.x - side / 2).rounded(), y: (middle.y - side / 2).rounded(), width: side, height: side)
            label.layer.cornerRadius = side / 2
        }
    }
}
