import Foundation

/// An editor for an optional date: a button that sets a date, or a date picker and a button that removes the date.
final class OptionalDateEditor: UIView {
    let picker = UIDatePicker()
    let setButton = UIButton(type: .system)
    let clearButton = UIButton(type: .system)
    private let gap: CGFloat = 4

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [picker, setButton, clearButton] { addSubview(view) }
        picker.preferredDatePickerStyle = .compact
        setButton.titleLabel?.adjustsFontForContentSizeCategory = true
        setButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
        clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        clearButton.tintColor = .tertiaryLabel
    }

    required init?(coder: NSCoder) { nil }

    func show(_ date: Date?, title: String, isEnabled: Bool) {
        if let date, picker.date != date { picker.date = date }
        picker.isHidden = date == nil
        clearButton.isHidden = date == nil
        setButton.isHidden = date != nil
        setButton.setTitle(noneTitle, for: .normal)
        for control in [picker, setButton, clearButton] {
            control.isEnabled = isEnabled
            control.accessibilityLabel = title
        }
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if picker.isHidden {
            let button = setButton.sizeThatFits(size)
            return CGSize(width: max(button.width, FormMetrics.rowHeight), height: max(button.height, Self.minimumHeight))
        }
        let (date, clear) = (picker.sizeThatFits(size), clearButton.sizeThatFits(size))
        return CGSize(width: date.width + gap + clear.width, height: max(date.height, Self.minimumHeight))
    }

    /// The height of the row does not change with the date.
    private static let minimumHeight: CGFloat = 34

    override func layoutSubviews() {
        super.layoutSubviews()
        let clearWidth = clearButton.sizeThatFits(bounds.size).width
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // With large text, the editor is below the title.
        let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        setButton.contentHorizontalAlignment = isStacked ? .leading : .trailing
        setButton.frame = bounds
        let width = max(0, bounds.width - gap - clearWidth)
        picker.frame = CGRect(x: isRightToLeft ? clearWidth + gap : 0, y: 0, width: width, height: bounds.height)
        clearButton.frame = CGRect(x: isRightToLeft ? 0 : width + gap, y: 0, width: clearWidth, height: bounds.height)
    }
}

/// A cell that edits an optional date.
final class FormOptionalDateCell: FormControlCell { let dateEditor = OptionalDateEditor() }
