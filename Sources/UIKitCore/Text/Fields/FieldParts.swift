/// The subviews of a text field.
@MainActor final class FieldParts {
    private weak var owner: UITextField?
    let selectionView: TextSelectionView
    /// The text attributes that the app set with `defaultTextAttributes`; `nil` if it set none.
    var defaultTextAttributes: [NSAttributedString.Key: Any]?
    private let border = UIView()
    /// The view of the background image, created when the first image is shown.
    private var backgroundView: UIImageView?
    private(set) var placeholder: UILabel?
    private var clearButton: UIButton?
    /// The images that the app set for the clear button, by state.
    var clearImages: [UIControl.State.RawValue: UIImage] = [:] {
        didSet {
            clearButton?.removeFromSuperview()
            clearButton = nil
            owner?.setNeedsLayout()
        }
    }

    init(_ field: UITextField) {
        owner = field
        selectionView = TextSelectionView(field.editor)
        border.isUserInteractionEnabled = false
        border.isHidden = true
    }

    /// Adds the subviews to the field.
    func attach() {
        if owner?.overridesDrawText == true {
            selectionView.textDrawer = { [weak owner] area in
                guard let owner, !owner.isEditing else { return false }
                owner.drawText(in: area)
                return true
            }
        }
        owner?.addSubview(border)
        owner?.addSubview(selectionView)
    }

    func layOut() {
        guard let owner else { return }
        let bounds = owner.bounds
        layOutBorder(owner, owner.borderRect(forBounds: bounds))
        place(owner.leftView, isShown: owner.showsLeftView, owner.leftViewRect(forBounds:), in: owner)
        place(owner.rightView, isShown: owner.showsRightView, owner.rightViewRect(forBounds:), in: owner)
        layOutClearButton(owner)
        placeholder?.isHidden = owner.hasText
        placeholder?.frame = owner.placeholderRect(forBounds: bounds)
        owner.placeText(in: owner.isEditing ? owner.editingRect(forBounds: bounds) : owner.textRect(forBounds: bounds))
    }

    func placeholderDidChange() {
        guard let owner, let text = owner.field.placeholder else {
            placeholder?.removeFromSuperview()
            placeholder = nil
            return
        }
        let label = placeholder ?? makePlaceholder(owner)
        label.font = owner.field.font
        label.textColor = owner.placeholderColor
        label.textAlignment = owner.field.alignment
        if owner.field.isPlainPlaceholder {
            label.text = text.string
        } else {
            let styledText = TransientAttributedString(
                string: text.string, attributes: [.font: owner.field.font, .foregroundColor: owner.placeholderColor])
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
                styledText.addAttributes(attributes, range: range)
            }
            label.attributedText = styledText
        }
    }

    private func makePlaceholder(_ owner: UITextField) -> UILabel {
        let label = owner.overridesDrawPlaceholder ? FieldPlaceholder(owner) : UILabel()
        label.isUserInteractionEnabled = false
        owner.insertSubview(label, belowSubview: selectionView)
        placeholder = label
        return label
    }

    private func place(_ view: UIView?, isShown: Bool, _ rect: (CGRect) -> CGRect, in owner: UITextField) {
        guard let view else { return }
        guard isShown else {
            if view.superview === owner { view.removeFromSuperview() }
            return
        }
        if view.superview !== owner { owner.addSubview(view) }
        view.frame = rect(owner.bounds)
    }

    private func layOutBorder(_ owner: UITextField, _ rect: CGRect) {
        let style = owner.field.borderStyle
        let image = style == .roundedRect ? nil : owner.currentBackground
        showBackground(image, in: owner, rect)
        border.isHidden = style == .none || image != nil
        guard style != .none else { return }
        border.frame = rect
        border.layer.cornerRadius = style == .roundedRect ? Self.radius : 0
        border.layer.borderWidth = style == .roundedRect ? 1 / max(1, owner.traitCollection.displayScale) : 1
        let lineColor: UIColor = style == .roundedRect ? .systemGray3 : .label
        border.layer.borderColor = lineColor.resolvedColor(with: owner.traitCollection).cgColor
        let background: UIColor = owner.isEnabled ? .tertiarySystemBackground : .secondarySystemBackground
        border.backgroundColor = style == .roundedRect ? background : nil
    }

    private func showBackground(_ image: UIImage?, in owner: UITextField, _ rect: CGRect) {
        backgroundView?.isHidden = image == nil
        guard let image else { return }
        let view = backgroundView ?? UIImageView()
        if view.superview == nil {
            owner.insertSubview(view, belowSubview: border)
            backgroundView = view
        }
        view.image = image
        view.frame = rect
    }

    /// The corner radius: 5 points. Measured on iOS 17.
    private static let radius: CGFloat = 5

    private func layOutClearButton(_ owner: UITextField) {
        clearButton?.isHidden = !owner.showsClearButton
        guard owner.showsClearButton else { return }
        let button = clearButton ?? makeClearButton(owner)
        button.frame = owner.clearButtonRect(forBounds: owner.bounds)
    }

    private func makeClearButton(_ owner: UITextField) -> UIButton {
        let button = FieldButton(type: .custom)
        let size = UIImage.SymbolConfiguration(pointSize: 15)
        button.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: size), for: .normal)
        for (state, image) in clearImages { button.setImage(image, for: UIControl.State(rawValue: state)) }
        button.tintColor = .tertiaryLabel
        button.accessibilityLabel = "Clear text"
        button.accessibilityIdentifier = "ClearButton"
        button.addAction(UIAction { [weak owner] _ in owner?.clear() }, for: .touchUpInside)
        owner.addSubview(button)
        clearButton = button
        return button
    }
}

/// A button in a field with an enlarged touch area.
final class FieldButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}

extension UITextField {
    /// The colour of a placeholder without a colour attribute; darker in a search field.
    fileprivate var placeholderColor: UIColor { self is UISearchTextField ? .secondaryLabel : .placeholderText }
}
