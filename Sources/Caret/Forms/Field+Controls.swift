extension Field {
    // MARK: - Controls

    /// Makes a field that edits a Boolean with a switch.
    public init(toggle title: String, _ path: ReferenceWritableKeyPath<Model, Bool>, file: String = #fileID, line: Int = #line) {
        self.init(toggle: title, FieldBinding(path), SourceLocation(file, line))
    }

    /// Makes a field that edits an optional Boolean with a switch; the switch is off for `nil`.
    public init(toggle title: String, _ path: ReferenceWritableKeyPath<Model, Bool?>, file: String = #fileID, line: Int = #line) {
        self.init(toggle: title, FieldBinding(path, defaultValue: false), SourceLocation(file, line))
        isEmpty = Self.nilCheck(path)
    }

    /// Makes a field that edits a Boolean with a check mark, which a tap toggles.
    public init(check title: String, _ path: ReferenceWritableKeyPath<Model, Bool>, file: String = #fileID, line: Int = #line) {
        self.init(check: title, FieldBinding(path), SourceLocation(file, line))
    }

    /// Makes a field that edits an optional Boolean with a check mark, which a tap toggles.
    public init(check title: String, _ path: ReferenceWritableKeyPath<Model, Bool?>, file: String = #fileID, line: Int = #line) {
        self.init(check: title, FieldBinding(path, defaultValue: false), SourceLocation(file, line))
        isEmpty = Self.nilCheck(path)
    }

    private init(toggle title: String, _ value: FieldBinding<Model, Bool>, _ site: SourceLocation) {
        self.init(
            title, site, showsMessageInCell: true,
            rows: .constant { model, instance, _ in
                Row(of: instance, cell: FormSwitchCell.self) { cell in
                    cell.show(instance, editor: cell.control)
                    let isOn = value.read(model)
                    if cell.control.isOn != isOn { cell.control.setOn(isOn, animated: false) }
                    cell.control.on(.valueChanged, of: instance) { isOn in instance.edit { value.write(model, isOn) } }
                }
            })
    }

    private init(check title: String, _ value: FieldBinding<Model, Bool>, _ site: SourceLocation) {
        self.init(
            title, site, showsMessageInCell: true,
            rows: .constant { model, instance, _ in
                Row(instance.id, .style(.subtitle), site) { cell in
                    cell.textLabel?.text = instance.title
                    cell.textLabel?.textColor = instance.isDisabled ? .tertiaryLabel : .label
                    cell.detailTextLabel?.text = instance.state.problem
                    cell.detailTextLabel?.textColor = .systemRed
                    cell.detailTextLabel?.numberOfLines = 0
                    cell.accessoryType = value.read(model) ? .checkmark : .none
                }.onSelect(of: instance) { instance.edit { value.write(model, !value.read(model)) } }
            })
    }
}
