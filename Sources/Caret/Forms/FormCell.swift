/// A cell with a title, an editor for a value, and the message for an invalid value.
class FormCell: UITableViewCell {
    let title = UILabel()
    let problem = UILabel()
    private var editor: UIView?

    /// Configures the parts that all fields have. `editor` follows the title and is as wide as it needs to be, as far
    /// as the space allows.
    func show(_ place: FieldPlace, editor: UIView) {
        if self.editor == nil {
            self.editor = editor
            for view in [title, problem, editor] { contentView.addSubview(view) }
            problem.font = .preferredFont(forTextStyle: .caption1)
            problem.textColor = .systemRed
            selectionStyle = .none
        }
        title.text = place.title
        title.textColor = place.state.problem == nil ? .label : .systemRed
        problem.text = place.state.problem
        problem.isHidden = place.state.problem == nil
        (editor as? UIControl)?.isEnabled = !place.state.isDisabled
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let editor else { return }
        let width = contentView.bounds.width - 2 * FormMetrics.margin
        let height = problem.isHidden ? contentView.bounds.height : FormMetrics.row
        let titleWidth = min(title.sizeThatFits(contentView.bounds.size).width.rounded(.up), width * FormMetrics.titleShare)
        title.frame = CGRect(x: FormMetrics.margin, y: 0, width: titleWidth, height: height)
        problem.frame = CGRect(x: FormMetrics.margin, y: height - 6, width: width, height: contentView.bounds.height - height)
        let start = titleWidth > 0 ? title.frame.maxX + FormMetrics.gap : FormMetrics.margin
        let room = CGSize(width: FormMetrics.margin + width - start, height: height)
        editor.frame = editorFrame(CGRect(origin: CGPoint(x: start, y: 0), size: room))
    }

    /// Returns the frame of the editor within the space after the title; the entire space by default.
    func editorFrame(_ room: CGRect) -> CGRect { room }
}

/// A cell whose control has its intrinsic size and is located at the trailing edge of the row.
class FormControlCell: FormCell {
    override func editorFrame(_ room: CGRect) -> CGRect {
        guard let control = contentView.subviews.last else { return room }
        let size = control.sizeThatFits(room.size)
        return CGRect(x: room.maxX - size.width, y: (room.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }
}

final class FormSwitchCell: FormControlCell { let control = UISwitch() }
final class FormStepperCell: FormControlCell { let control = UIStepper() }
final class FormSliderCell: FormCell { let control = UISlider() }
final class FormSegmentCell: FormControlCell { let control = UISegmentedControl(items: nil) }
