import Caret

extension MemoryCases {
    private mutating func addField(_ name: String, _ field: @escaping @MainActor (Probe) -> Field<MemoryModel>) {
        add(name) { probe in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            table.show(Form(of: MemoryModel()) { Fields { field(probe) } })
            table.layoutIfNeeded()
            return table
        }
    }

    mutating func addFields() {
        addField("Field+Controls.init") { probe in Field(button: "A") { _ in probe.count += 1 } }
        addField("Field+Controls.init: a label") { probe in Field(label: "A") { _ in "\(probe.count)" } }
        addField("Field+Choices.init") { probe in Field(segments: "A", \.number, from: [1, 2], named: { "\($0 + probe.count)" }) }
        addField("Field+Choices.init: a choice") { probe in Field(choice: "A", \.number, from: [1, 2], named: { "\($0 + probe.count)" }) }
        addField("Field+Choices.init: choices") { probe in Field(choices: "A", \.numbers, from: [1, 2], named: { "\($0 + probe.count)" }) }
        addField("Field+Choices.init: pushed") { probe in Field(pushed: "A", \.number, from: [1, 2], named: { "\($0 + probe.count)" }) }
        addField("Field+Wheels.init") { probe in Field(picker: "A", \.number, from: [1, 2], named: { "\($0 + probe.count)" }) }
        addField("Field.valid") { probe in Field(text: "A", \.text).valid("No") { _ in probe.count == 0 } }
        addField("Field.hidden") { probe in Field(text: "A", \.text).hidden { _ in probe.count > 0 } }
        addField("Field.disabled") { probe in Field(text: "A", \.text).disabled { _ in probe.count > 0 } }
        add("Fields.init") { probe in
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
    }

    mutating func addRest() {
        add("NotificationCenter.on") {
            weak var owner: SenderOwner<NotificationCenter>?
            @MainActor func run() {
                let made = SenderOwner(NotificationCenter.default)
                made.sender.on(.posted(Notification.Name("A")), made) { $0.count += 1 }
                owner = made
            }
            run()
            return { owner == nil ? nil : "the owner" }
        }
    }
}
