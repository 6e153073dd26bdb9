import Caret

extension MemoryCases {
    private mutating func addField(_ name: String, line: Int = #line, _ field: @escaping @MainActor (Probe) -> Field<MemoryModel>) {
        add(name, line: line) { probe in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            table.show(Form(of: MemoryModel()) { Fields { field(probe) } })
            table.layoutIfNeeded()
            return table
        }
    }

    mutating func addFields() {
        addField("Field+Actions.init(button:_:)") { probe in Field(button: "A") { _ in probe.count += 1 } }
        addField("Field+Actions.init(label:_:)") { probe in Field(label: "A") { _ in "\(probe.count)" } }
        addField("Field+Choices.init(segments:_:from:named:)") { probe in
            Field(segments: "A", \.number, from: [1, 2], named: { "\($0 + probe.count)" })
        }
        addField("Field+Choices.init(choice:_:from:named:)") { probe in
            Field(choice: "A", \.number, from: [1, 2], named: { "\($0 + probe.count)" })
        }
        addField("Field+Choices.init(choices:_:from:named:)") { probe in
            Field(choices: "A", \.numbers, from: [1, 2], named: { "\($0 + probe.count)" })
        }
        addField("Field+Choices.init(pushed:_:from:named:)") { probe in
            Field(pushed: "A", \.number, from: [1, 2], named: { "\($0 + probe.count)" })
        }
        addField("Field+Wheels.init(picker:_:from:named:)") { probe in
            Field(picker: "A", \.number, from: [1, 2], named: { "\($0 + probe.count)" })
        }
        addField("Field+OptionalChoices.init(segments:_:from:named:)") { probe in
            Field(segments: "A", \.item, from: [1, 2], named: { "\($0 + probe.count)" })
        }
        addField("Field+OptionalChoices.init(choice:_:from:named:)") { probe in
            Field(choice: "A", \.item, from: [1, 2], named: { "\($0 + probe.count)" })
        }
        addField("Field+OptionalChoices.init(pushed:_:from:named:)") { probe in
            Field(pushed: "A", \.item, from: [1, 2], named: { "\($0 + probe.count)" })
        }
        addField("Field+OptionalChoices.init(picker:_:from:named:)") { probe in
            Field(picker: "A", \.item, from: [1, 2], named: { "\($0 + probe.count)" })
        }
        addField("Field+Rules.valid(_:_:)") { probe in Field(text: "A", \.text).valid("No") { _ in probe.count == 0 } }
        addField("Field.hidden(_:)") { probe in Field(text: "A", \.text).hidden { _ in probe.count > 0 } }
        addField("Field.disabled(_:)") { probe in Field(text: "A", \.text).disabled { _ in probe.count > 0 } }
        add("Fields+Repeating.init(repeating:header:footer:add:new:_:)") { probe in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            let form = Form(of: MemoryModel()) {
                Fields(repeating: \.elements, add: "More") {
                    probe.count += 1
                    return MemoryModel.Element()
                } _: {
                    Field(label: "A") { _ in "" }
                }
            }
            table.show(form)
            table.layoutIfNeeded()
            return table
        }
        addEnumerations()
        addWholeForms()
    }
}
