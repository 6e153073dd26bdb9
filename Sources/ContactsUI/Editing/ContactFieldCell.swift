import UIKitCore

/// A row of a contact's form: a text field, for some values after a button with the label.
final class ContactFieldCell: UITableViewCell, UITextFieldDelegate {
    let field = UITextField()
    let labelButton = UIButton(type: .system)
    private let line = UIView()
    var onChange: ((String) -> Void)?

    /// The maximum width of the label, and the distances, in points.
    private static let labelWidth: CGFloat = 110
    private static let spacing: CGFloat = 10
    private static let margin: CGFloat = 11
    /// The height of a row at the default text size, in points.
    private static let minimumHeight: CGFloat = 44

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.onChange?(self?.field.text ?? "") }, for: .editingChanged)
        labelButton.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        labelButton.titleLabel?.adjustsFontForContentSizeCategory = true
        labelButton.titleLabel?.lineBreakMode = .byTruncatingTail
        labelButton.contentHorizontalAlignment = .leading
        labelButton.showsMenuAsPrimaryAction = true
        line.backgroundColor = .separator
        for part in [labelButton, line, field] { contentView.addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a field without a label.
    func show(_ text: String, placeholder: String) {
        labelButton.isHidden = true
        field.text = text
        field.placeholder = placeholder
        field.accessibilityLabel = placeholder
        field.keyboardType = .default
        field.autocapitalizationType = .words
        setNeedsLayout()
    }

    /// Shows a value with a label that the user can change.
    func show(_ value: ContactDraft.Value, of list: ContactDraft.List, menu: UIMenu, labelName: String) {
        show(value.text, placeholder: list.name)
        labelButton.isHidden = false
        labelButton.setTitle(labelName, for: .normal)
        labelButton.menu = menu
        labelButton.accessibilityLabel = "Label, \(labelName)"
        field.accessibilityLabel = "\(labelName) \(list.name)"
        field.autocapitalizationType = .none
        field.keyboardType =
            switch list {
            case .phones: .phonePad
            case .emails: .emailAddress
            case .urls: .URL
            }
        field.autocorrectionType = .no
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }

    /// Whether the label is above the field, because both do not fit beside each other.
    private var isStacked: Bool {
        !labelButton.isHidden && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let text = field.font?.lineHeight ?? 0
        let label = isStacked ? labelButton.intrinsicContentSize.height : 0
        return CGSize(width: targetSize.width, height: max(Self.minimumHeight, (text + label + 2 * Self.margin).rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = contentView.bounds.inset(by: contentView.layoutMargins)
        area.origin.y = 0
        area.size.height = contentView.bounds.height
        line.isHidden = labelButton.isHidden || isStacked
        if isStacked {
            let height = labelButton.intrinsicContentSize.height
            labelButton.frame = CGRect(x: area.minX, y: Self.margin, width: area.width, height: height)
            area.origin.y = Self.margin + height
            area.size.height = max(0, area.height - 2 * Self.margin - height)
        } else if !labelButton.isHidden {
            area = area.divided(atDistance: layOutLabel(in: area), from: isMirrored ? .maxXEdge : .minXEdge).remainder
        }
        field.frame = area
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Places the label and the line, and returns their width.
    private func layOutLabel(in area: CGRect) -> CGFloat {
        let scale = max(1, (field.font?.pointSize ?? 0) / 17)
        let width = min(max(labelButton.intrinsicContentSize.width, Self.labelWidth * 0.7), Self.labelWidth * scale)
        let x = isMirrored ? area.maxX - width : area.minX
        labelButton.frame = CGRect(x: x, y: 0, width: width, height: area.height)
        let lineX = isMirrored ? x - Self.spacing / 2 : x + width + Self.spacing / 2
        line.frame = CGRect(x: lineX, y: 0, width: 1 / max(1, traitCollection.displayScale), height: area.height)
        return width + Self.spacing
    }
}
