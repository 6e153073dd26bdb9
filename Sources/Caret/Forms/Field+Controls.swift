extension Field {
    // MARK: - Controls

    /// Makes a field that edits a Boolean with a switch.
    public init(toggle title: String, _ path: ReferenceWritableKeyPath<Model, Bool>, file: String = #fileID, line: Int = #line) {
        self.init(toggle: title, FieldBinding(path), SourceLocation(file, line))
    }

    /// Makes a field that edits an optional Boolean with a switch; the switch is off for `nil`.
    public init(toggle title: String, _ path: ReferenceWritableKeyPath<Model, Bool?>, file: String = #fileID, line: Int = #line) {
        self.init(toggle: title, FieldBinding(path, defaultValue: false), SourceLocation(file, line))
    }

    /// Makes a field that edits a Boolean with a check mark, which a tap toggles.
    public init(check title: String, _ path: ReferenceWritableKeyPath<Model, Bool>, file: String = #fileID, line: Int = #line) {
        self.init(check: title, FieldBinding(path), SourceLocation(file, line))
    }

    /// Makes a field that edits an optional Boolean with a check mark, which a tap toggles.
    public init(check title: String, _ path: ReferenceWritableKeyPath<Model, Bool?>, file: String = #fileID, line: Int = #line) {
        self.init(check: title, FieldBinding(path, defaultValue: false), SourceLocation(file, line))
    }

    private init(toggle title: String, _ value: FieldBinding<Model, Bool>, _ site: SourceLocation) {
        self.init(
            title, site,
            rows: .constant { model, instance, _ in
                Row(of: instance, cell: FormSwitchCell.self) { cell in
                    cell.show(instance, editor: cell.control)
                    let isOn = value.read(model)
                    if cell.control.isOn != isOn { cell.control.setOn(isOn, animated: false) }
                    cell.control.on(.valueChanged, of: instance) { value.write(model, $0) }
                }
            })
    }

    private init(check title: String, _ value: FieldBinding<Model, Bool>, _ site: SourceLocation) {
        self.init(
            title, site,
            rows: .constant { model, instance, _ in
                Row(of: instance, cell: UITableViewCell.self) { cell in
                    cell.textLabel?.text = instance.title
                    cell.textLabel?.textColor = instance.state.isDisabled ? .tertiaryLabel : .label
                    cell.accessoryType = value.read(model) ? .checkmark : .none
                }.onSelect(of: instance) { if !instance.state.isDisabled { value.write(model, !value.read(model)) } }
            })
    }

    /// Makes a row that calls a closure when tapped.
    public init(button title: String, file: String = #fileID, line: Int = #line, _ action: @escaping @MainActor (Model) -> Void) {
        let retained = RetainedClosure(SourceLocation(file, line), action)
        self.init(
            title, SourceLocation(file, line),
            rows: .constant { model, instance, _ in
                Row(of: instance, cell: UITableViewCell.self) { cell in
                    cell.textLabel?.text = instance.title
                    cell.textLabel?.textAlignment = .center
                    cell.textLabel?.textColor = instance.state.isDisabled ? .tertiaryLabel : .systemBlue
                }.onSelect(of: instance) { if !instance.state.isDisabled { retained.body?(model) } }
            })
        handlers.append(retained.retainedHandler)
    }

    /// Makes a read-only field with text.
    public init(label title: String, file: String = #fileID, line: Int = #line, _ text: @escaping @MainActor (Model) -> String) {
        let retained = RetainedClosure(SourceLocation(file, line), text)
        self.init(
            title, SourceLocation(file, line),
            rows: .rebuilt { model, instance, _ in
                let site = instance.site
                let row = Row(instance.id, .value1, instance.title, retained.body?(model) ?? "", file: site.file, line: site.line)
                return [row.selectable(false)]
            })
        handlers.append(retained.retainedHandler)
    }
}
