import Caret

extension SenderOwner {
    fileprivate func submit(_ model: MemoryModel) async throws { count += 1 }
}

extension MemoryCases {
    private static func table() -> UITableView { UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) }

    private mutating func addForm(_ name: String, line: Int = #line, _ form: @escaping @MainActor (Probe) -> Form<MemoryModel>) {
        add(name, line: line) { probe in
            let table = Self.table()
            table.show(form(probe))
            table.layoutIfNeeded()
            return table
        }
    }

    private mutating func addField(_ name: String, line: Int = #line, _ field: @escaping @MainActor (Probe) -> Field<MemoryModel>) {
        addForm(name, line: line) { probe in Form(of: MemoryModel()) { Fields { field(probe) } } }
    }

    private mutating func addOwnedForm(
        _ name: String, _ form: @escaping @MainActor (SenderOwner<UITableView>) -> Form<MemoryModel>
    ) {
        add(
            name, { Self.table() },
            owned: { (owner: SenderOwner<UITableView>) in
                owner.sender.show(form(owner))
                owner.sender.layoutIfNeeded()
            })
    }

    private mutating func addOwnedField(
        _ name: String, _ field: @escaping @MainActor (SenderOwner<UITableView>) -> Field<MemoryModel>
    ) {
        addOwnedForm(name) { owner in Form(of: MemoryModel(), owner) { owner in Fields { field(owner) } } }
    }

    mutating func addEnumerations() {
        addField("Field+Enumerations.init(segments:_:named:)") { probe in
            Field(segments: "A", \.level, named: { "\($0) \(probe.count)" })
        }
        addField("Field+Enumerations.init(segments:_:named:): optional") { probe in
            Field(segments: "A", \.other, named: { "\($0) \(probe.count)" })
        }
        addField("Field+Enumerations.init(choice:_:named:)") { probe in Field(choice: "A", \.level, named: { "\($0) \(probe.count)" }) }
        addField("Field+Enumerations.init(choice:_:named:): optional") { probe in
            Field(choice: "A", \.other, named: { "\($0) \(probe.count)" })
        }
        addField("Field+Enumerations.init(choices:_:named:)") { probe in
            Field(choices: "A", \.levels, named: { "\($0) \(probe.count)" })
        }
        addField("Field+Enumerations.init(picker:_:named:)") { probe in Field(picker: "A", \.level, named: { "\($0) \(probe.count)" }) }
        addField("Field+Enumerations.init(picker:_:named:): optional") { probe in
            Field(picker: "A", \.other, named: { "\($0) \(probe.count)" })
        }
        addField("Field+Enumerations.init(pushed:_:named:)") { probe in Field(pushed: "A", \.level, named: { "\($0) \(probe.count)" }) }
        addField("Field+Enumerations.init(pushed:_:named:): optional") { probe in
            Field(pushed: "A", \.other, named: { "\($0) \(probe.count)" })
        }
        addField("FieldValue.init(_:_:cell:editor:_:)") { probe in
            Field("A", \.number, cell: UITableViewCell.self) { cell, _ in cell.tag = probe.count }
        }
        addField("Field+Changes.onChange(perform:)") { probe in Field(text: "A", \.text).onChange { _ in probe.count += 1 } }
    }

    mutating func addWholeForms() {
        addForm("Form.init(of:_:)") { probe in
            let model = MemoryModel()
            // The form retains a closure that reads an observable value.
            return Form(of: model) { Fields { if model.number == 0 { Field(label: "\(probe.count)") { _ in "" } } } }
        }
        addForm("Form+Submit.onSubmit(perform:)") { probe in
            let form = Form(of: MemoryModel()) { Fields { Field(submit: "A") } }
            form.onSubmit { _ in probe.count += 1 }
            return form
        }
        addForm("Fields.hidden(_:)") { probe in
            Form(of: MemoryModel()) { Fields { Field(submit: "A") }.hidden { _ in probe.count > 0 } }
        }
        addForm("Fields.disabled(_:)") { probe in
            Form(of: MemoryModel()) { Fields { Field(submit: "A") }.disabled { _ in probe.count > 0 } }
        }
        addForm("Fields+Loading.init(_:footer:load:_:)") { probe in
            Form(of: MemoryModel()) { Fields(load: { _ in probe.count }) { _ in Field(submit: "A") } }
        }
        addOwnedForm("Form.init(of:_:_:)") { owner in
            Form(of: MemoryModel(), owner) { owner in Fields { Field(label: "\(owner.count)") { _ in "" } } }
        }
        addOwnedForm("Form+Submit.onSubmit(_:_:)") { owner in
            let form = Form(of: MemoryModel()) { Fields { Field(submit: "A") } }
            form.onSubmit(owner) { owner, _ in owner.count += 1 }
            return form
        }
        addOwnedForm("Form+Submit.onSubmit(_:call:)") { owner in
            let form = Form(of: MemoryModel()) { Fields { Field(submit: "A") } }
            form.onSubmit(owner, call: SenderOwner.submit)
            return form
        }
        addOwnedField("Field+Actions.init(button:_:_:)") { owner in Field(button: "A", owner) { owner, _ in owner.count += 1 } }
        addOwnedField("Field+Actions.init(button:_:call:)") { owner in Field(button: "A", owner, call: SenderOwner.handle) }
        addOwnedField("Field+Changes.onChange(_:_:)") { owner in
            Field(text: "A", \.text).onChange(owner) { owner, _ in owner.count += 1 }
        }
        addOwnedField("Field+Changes.onChange(_:call:)") { owner in Field(text: "A", \.text).onChange(owner, call: SenderOwner.handle) }
    }
}
