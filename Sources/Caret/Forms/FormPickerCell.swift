/// A cell with a picker view that shows names.
final class FormPickerCell: UITableViewCell {
    let picker = UIPickerView()
    private var names: [String] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        contentView.addSubview(picker)
        picker.answer(.numberOfRows, self) { cell, _ in cell.names.count }
        picker.answer(.titleForRow, self) { cell, position in cell.names.indices.contains(position.row) ? cell.names[position.row] : nil }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ instance: FieldInstance, _ names: [String], selectedIndex: Int?, _ select: @escaping @MainActor (Int) -> Void) {
        if self.names != names {
            self.names = names
            picker.reloadAllComponents()
        }
        let row = selectedIndex ?? 0
        if names.indices.contains(row), picker.selectedRow(inComponent: 0) != row {
            picker.selectRow(row, inComponent: 0, animated: picker.window != nil)
        }
        picker.on(.didSelectRow, of: instance) { select($0.row) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = contentView.bounds
    }
}
