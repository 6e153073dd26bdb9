/// The header of a month calendar: the name of the month, the arrow buttons beside it, and the weekday names below.
final class CalendarHeader: UIView {
    let titleControl = UIControl()
    let previousButton = UIButton(type: .system)
    let nextButton = UIButton(type: .system)
    private let monthLabel = UILabel()
    private let arrowView = UIImageView()
    private var weekdays: [UILabel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        monthLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        monthLabel.isAccessibilityElement = false
        arrowView.contentMode = .center
        titleControl.addSubview(monthLabel)
        titleControl.addSubview(arrowView)
        titleControl.isAccessibilityElement = true
        titleControl.accessibilityTraits = .button
        for (button, label) in [(previousButton, "Previous Month"), (nextButton, "Next Month")] {
            button.accessibilityLabel = label
            addSubview(button)
        }
        addSubview(titleControl)
    }

    required init?(coder: NSCoder) { nil }

    private static func symbol(_ name: String, _ size: CGFloat) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
    }

    func show(month: String, weekdays names: [String], isOpen: Bool) {
        monthLabel.text = month
        monthLabel.textColor = isOpen ? .tintColor : .label
        titleControl.accessibilityLabel = month
        while weekdays.count < names.count {
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
            weekdays.append(label)
            addSubview(label)
        }
        for (label, text) in zip(weekdays, names) {
            label.text = text
            label.isHidden = isOpen
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let closedArrow = isMirrored ? "chevron.left" : "chevron.right"
        arrowView.image = Self.symbol(isOpen ? "chevron.down" : closedArrow, 13)
        previousButton.setImage(Self.symbol(isMirrored ? "chevron.right" : "chevron.left", 20), for: .normal)
        nextButton.setImage(Self.symbol(isMirrored ? "chevron.left" : "chevron.right", 20), for: .normal)
        previousButton.isHidden = isOpen
        nextButton.isHidden = isOpen
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = DateMetrics.headerHeight
        func mirroredFrame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        let columnWidth = (bounds.width - 2 * DateMetrics.sideMargin) / 7
        let inset = DateMetrics.sideMargin + 6
        let text = monthLabel.sizeThatFits(CGSize(width: max(0, bounds.width - inset - 110), height: height))
        let textWidth = min(text.width, max(0, bounds.width - inset - 110))
        titleControl.frame = mirroredFrame(inset, 0, textWidth + 24, height)
        monthLabel.frame = CGRect(x: isMirrored ? 24 : 0, y: 0, width: textWidth, height: height)
        arrowView.frame = CGRect(x: isMirrored ? 0 : textWidth + 4, y: 0, width: 18, height: height)
        nextButton.frame = mirroredFrame(bounds.width - DateMetrics.sideMargin - 44, 2, 44, 44)
        previousButton.frame = mirroredFrame(bounds.width - DateMetrics.sideMargin - 92, 2, 44, 44)
        for (index, label) in weekdays.enumerated() {
            label.frame = mirroredFrame(
                DateMetrics.sideMargin + CGFloat(index) * columnWidth, height, columnWidth, DateMetrics.weekdayHeight)
        }
    }
}
