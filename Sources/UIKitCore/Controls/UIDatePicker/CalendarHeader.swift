/// The header of a month calendar: the name of the month, the arrow buttons beside it, and the weekday names below.
final class CalendarHeader: UIView {
    let title = UIControl()
    let earlier = UIButton(type: .system)
    let later = UIButton(type: .system)
    private let name = UILabel()
    private let arrow = UIImageView()
    private var weekdays: [UILabel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        name.isAccessibilityElement = false
        arrow.contentMode = .center
        title.addSubview(name)
        title.addSubview(arrow)
        title.isAccessibilityElement = true
        title.accessibilityTraits = .button
        for (button, label) in [(earlier, "Previous Month"), (later, "Next Month")] {
            button.accessibilityLabel = label
            addSubview(button)
        }
        addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    private static func symbol(_ name: String, _ size: CGFloat) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
    }

    func show(month: String, weekdays names: [String], isOpen: Bool) {
        name.text = month
        name.textColor = isOpen ? .tintColor : .label
        title.accessibilityLabel = month
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
        arrow.image = Self.symbol(isOpen ? "chevron.down" : isMirrored ? "chevron.left" : "chevron.right", 13)
        earlier.setImage(Self.symbol(isMirrored ? "chevron.right" : "chevron.left", 20), for: .normal)
        later.setImage(Self.symbol(isMirrored ? "chevron.left" : "chevron.right", 20), for: .normal)
        earlier.isHidden = isOpen
        later.isHidden = isOpen
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = DateMetrics.headerHeight
        func mirroredFrame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        let columnWidth = (bounds.width - 2 * DateMetrics.side) / 7
        let inset = DateMetrics.side + 6
        let text = name.sizeThatFits(CGSize(width: max(0, bounds.width - inset - 110), height: height))
        let textWidth = min(text.width, max(0, bounds.width - inset - 110))
        title.frame = mirroredFrame(inset, 0, textWidth + 24, height)
        name.frame = CGRect(x: isMirrored ? 24 : 0, y: 0, width: textWidth, height: height)
        arrow.frame = CGRect(x: isMirrored ? 0 : textWidth + 4, y: 0, width: 18, height: height)
        later.frame = mirroredFrame(bounds.width - DateMetrics.side - 44, 2, 44, 44)
        earlier.frame = mirroredFrame(bounds.width - DateMetrics.side - 92, 2, 44, 44)
        for (index, label) in weekdays.enumerated() {
            label.frame = mirroredFrame(DateMetrics.side + CGFloat(index) * columnWidth, height, columnWidth, DateMetrics.weekdayHeight)
        }
    }
}
