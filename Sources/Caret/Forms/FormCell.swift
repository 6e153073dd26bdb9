/// A cell with a title, an editor for a value, and the message for an invalid value.
class FormCell: UITableViewCell {
    let titleLabel = UILabel()
    let problemLabel = UILabel()
    private(set) var editor: UIView?

    /// Configures the parts that all fields have. `editor` is located after the title, or below it with large text.
    func show(_ instance: FieldInstance, editor: UIView) {
        if self.editor == nil { addParts(editor) }
        let problem = instance.state.problem
        titleLabel.text = instance.title
        let validColor: UIColor = instance.isDisabled ? .tertiaryLabel : .label
        titleLabel.textColor = problem == nil ? validColor : .systemRed
        problemLabel.text = problem
        problemLabel.isHidden = problem == nil
        (editor as? UIControl)?.isEnabled = !instance.isDisabled
        // The editor is one element of accessibility together with its title and message.
        titleLabel.isAccessibilityElement = false
        editor.accessibilityLabel = instance.title.isEmpty ? instance.text.placeholder : instance.title
        editor.accessibilityHint = problem
        setNeedsLayout()
    }

    private func addParts(_ editor: UIView) {
        self.editor = editor
        for view in [titleLabel, problemLabel, editor] { contentView.addSubview(view) }
        titleLabel.font = .preferredFont(forTextStyle: .body)
        problemLabel.font = .preferredFont(forTextStyle: .caption1)
        problemLabel.textColor = .systemRed
        problemLabel.numberOfLines = 0
        for label in [titleLabel, problemLabel] { label.adjustsFontForContentSizeCategory = true }
        selectionStyle = .none
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(width: contentView.bounds.width)
        for (view, frame) in [(titleLabel, layout.title), (problemLabel, layout.message), (editor, layout.editor)] {
            view?.frame = isRightToLeft ? frame.mirrored(in: contentView.bounds.width) : frame
        }
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // The content is narrower than the cell in editing mode.
        let inset = bounds.width - contentView.bounds.width
        return CGSize(width: targetSize.width, height: layout(width: max(0, targetSize.width - max(0, inset))).height)
    }

    private func layout(width: CGFloat) -> FormCellLayout {
        let unlimited = CGSize(width: width - 2 * FormMetrics.margin, height: .greatestFiniteMagnitude)
        let hasTitle = titleLabel.text?.isEmpty == false
        return FormCellLayout(
            width: width, title: hasTitle ? titleLabel.sizeThatFits(unlimited) : .zero, editor: editorKind(unlimited),
            lineHeight: titleLabel.font.lineHeight.rounded(.up), isStacked: isStacked
        ) { [problemLabel] width in
            problemLabel.isHidden
                ? 0 : problemLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
        }
    }

    /// Returns the size of the editor; by default, the editor fills the space after the title.
    func editorKind(_ space: CGSize) -> FormCellLayout.Editor { .filling }

    /// Whether the editor is below the title, because the text is large.
    final var isStacked: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension CGRect {
    /// Returns the rectangle for text that runs from right to left, in a space of a width.
    fileprivate func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}

/// A cell whose control has its intrinsic size and is located at the trailing edge of the row.
class FormControlCell: FormCell {
    override func editorKind(_ space: CGSize) -> FormCellLayout.Editor { editor.map { .trailing($0.sizeThatFits(space)) } ?? .filling }
}

final class FormSwitchCell: FormControlCell { let control = UISwitch() }
final class FormStepperCell: FormControlCell { let control = UIStepper() }
final class FormSliderCell: FormCell { let control = UISlider() }
final class FormSegmentCell: FormControlCell { let control = UISegmentedControl(items: nil) }
