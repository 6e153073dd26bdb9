/// A cell with a title, an editor for a value, and the message for an invalid value.
class FormCell: UITableViewCell {
    let titleLabel = UILabel()
    let problemLabel = UILabel()
    private var editor: UIView?

    /// Configures the parts that all fields have. `editor` is located after the title, in the frame that
    /// ``editorFrame(_:)`` returns.
    func show(_ instance: FieldInstance, editor: UIView) {
        if self.editor == nil {
            self.editor = editor
            for view in [titleLabel, problemLabel, editor] { contentView.addSubview(view) }
            problemLabel.font = .preferredFont(forTextStyle: .caption1)
            problemLabel.textColor = .systemRed
            selectionStyle = .none
        }
        titleLabel.text = instance.title
        titleLabel.textColor = instance.state.problem == nil ? .label : .systemRed
        problemLabel.text = instance.state.problem
        problemLabel.isHidden = instance.state.problem == nil
        (editor as? UIControl)?.isEnabled = !instance.state.isDisabled
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let editor else { return }
        let width = contentView.bounds.width - 2 * FormMetrics.margin
        let height = problemLabel.isHidden ? contentView.bounds.height : FormMetrics.rowHeight
        let titleWidth = min(titleLabel.sizeThatFits(contentView.bounds.size).width.rounded(.up), width * FormMetrics.maximumTitleFraction)
        titleLabel.frame = CGRect(x: FormMetrics.margin, y: 0, width: titleWidth, height: height)
        problemLabel.frame = CGRect(x: FormMetrics.margin, y: height - 6, width: width, height: contentView.bounds.height - height)
        let start = titleWidth > 0 ? titleLabel.frame.maxX + FormMetrics.gap : FormMetrics.margin
        let availableSize = CGSize(width: FormMetrics.margin + width - start, height: height)
        editor.frame = editorFrame(CGRect(origin: CGPoint(x: start, y: 0), size: availableSize))
    }

    /// Returns the frame of the editor within the space after the title; the entire space by default.
    func editorFrame(_ space: CGRect) -> CGRect { space }
}

/// A cell whose control has its intrinsic size and is located at the trailing edge of the row.
class FormControlCell: FormCell {
    override func editorFrame(_ space: CGRect) -> CGRect {
        guard let control = contentView.subviews.last else { return space }
        let size = control.sizeThatFits(space.size)
        return CGRect(x: space.maxX - size.width, y: (space.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }
}

final class FormSwitchCell: FormControlCell { let control = UISwitch() }
final class FormStepperCell: FormControlCell { let control = UIStepper() }
final class FormSliderCell: FormCell { let control = UISlider() }
final class FormSegmentCell: FormControlCell { let control = UISegmentedControl(items: nil) }
