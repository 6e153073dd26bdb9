extension Field {
    // MARK: - Pickers

    /// Makes a field that selects one of many values with a picker; a tap on the row shows or hides the picker.
    ///
    /// A value that is not among the choices is shown by its name. The picker then shows the first choice.
    public init<Value: Hashable>(
        picker title: String, _ path: ReferenceWritableKeyPath<Model, Value>, from values: [Value],
        named makeName: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        let name = FieldNames(SourceLocation(file, line), makeName)
        let site = SourceLocation(file, line)
        self.init(
            title, site, isEmpty: Self.nilCheck(path),
            rows: .rebuilt { model, instance, _ in
                let isOpen = instance.state.isOpen && !instance.isDisabled
                let row = Self.valueRow(instance, site, isOpen: isOpen) { name(model[keyPath: path]) }
                    .onSelect(of: instance) { instance.state.isOpen.toggle() }
                guard isOpen else { return [row] }
                let pickerRow = Row(of: instance, id: AnyHashable(FieldPicker(field: instance.id)), cell: FormPickerCell.self) { cell in
                    cell.show(instance, values.map { name($0) }, selectedIndex: values.firstIndex(of: model[keyPath: path])) { index in
                        if values.indices.contains(index) { instance.edit { model[keyPath: path] = values[index] } }
                    }
                }
                return [row, pickerRow.height(FormMetrics.pickerHeight).selectable(false)]
            })
        handlers.append(name.retained)
    }

    /// Returns a row with the title at its leading edge and the value at its trailing edge.
    static func valueRow(
        _ instance: FieldInstance, _ site: SourceLocation, isOpen: Bool = false, accessory: UITableViewCell.AccessoryType = .none,
        value: @escaping @MainActor () -> String
    ) -> Row<UITableViewCell> {
        Row(instance.id, .style(.value1), site) { cell in
            cell.textLabel?.text = instance.title
            cell.textLabel?.textColor = instance.isDisabled ? .tertiaryLabel : .label
            cell.detailTextLabel?.text = value()
            let enabledColor: UIColor = isOpen ? .systemBlue : .secondaryLabel
            cell.detailTextLabel?.textColor = instance.isDisabled ? .tertiaryLabel : enabledColor
            cell.accessoryType = accessory
        }
    }
}

/// The identity of the row with a field's picker.
private struct FieldPicker: Hashable {
    let field: AnyHashable
}
