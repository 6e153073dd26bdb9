/// A cell that edits text of several lines.
final class FormAreaCell: FormCell {
    let area = FormTextView()
    private let placeholderLabel = UILabel()
    private var height: CGFloat = 0

    func show<Model: AnyObject>(
        _ entry: TextEntry<Model>, of model: Model, height: CGFloat, _ instance: FieldInstance, _ core: FormCore?
    ) {
        self.height = height
        show(instance, editor: area)
        showTraits(instance.text)
        let text = entry.read(model)
        if area.text != text { area.text = text }
        placeholderLabel.isHidden = !text.isEmpty
        area.isEditable = !instance.isDisabled
        area.textColor = instance.isDisabled ? .tertiaryLabel : .label
        area.advance = { [weak core, weak instance] step in
            guard let core, let instance else { return false }
            return core.advance(from: instance, by: step)
        }
        instance.show(in: area)
        area.on(.didChange, of: instance) { [weak placeholderLabel] text in
            placeholderLabel?.isHidden = !text.isEmpty
            instance.edit({ entry.write(model, text) }, text: text)
        }
        area.on(.didEndEditing, of: instance) { (_: String) in instance.endEditing() }
    }

    private func showTraits(_ traits: TextTraits) {
        area.font = .preferredFont(forTextStyle: .body)
        area.adjustsFontForContentSizeCategory = true
        area.backgroundColor = .clear
        // The text begins at the same edge as the title.
        area.textContainer.lineFragmentPadding = 0
        area.textContentType = traits.contentType
        area.keyboardType = traits.keyboard
        area.autocapitalizationType = traits.effectiveCapitalization
        if placeholderLabel.superview == nil { area.addSubview(placeholderLabel) }
        placeholderLabel.text = traits.placeholder
        placeholderLabel.font = area.font
        placeholderLabel.textColor = .placeholderText
    }

    override func editorKind(_ space: CGSize) -> FormCellLayout.Editor { .below(height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = placeholderLabel.sizeThatFits(area.bounds.size)
        let width = min(size.width, area.bounds.width)
        let x = isRightToLeft ? area.bounds.width - width : 0
        placeholderLabel.frame = CGRect(x: x, y: area.textContainerInset.top, width: width, height: size.height)
    }
}
