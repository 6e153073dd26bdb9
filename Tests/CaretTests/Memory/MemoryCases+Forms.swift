import Caret

/// An owner that belongs to no actor, and retains the object whose events it handles.
final class LooseOwner: Sendable {
    let sender: any EventSource & Sendable

    init(_ sender: any EventSource & Sendable) { self.sender = sender }

    func note() {}
    func moved(_ value: Float) {}
}

extension SenderOwner {
    func moved(_ value: Float) { count += 1 }
    func mayReturn() -> Bool { true }
    func height(_ path: IndexPath) -> CGFloat { 44 }
}

extension MemoryCases {
    /// Adds all forms of `on`: with and without a payload, with methods of an actor and of none.
    mutating func addForms() {
        let button: @MainActor () -> UIButton = { UIButton(type: .system) }
        let slider: @MainActor () -> UISlider = { UISlider() }
        add("EventSource+On.on(_:_:call:): carries nothing", button) { (owner: SenderOwner<UIButton>) in
            owner.sender.on(.tap, owner, call: SenderOwner.note)
        }
        add("EventSource+On.on(_:_:call:): carries", slider) { (owner: SenderOwner<UISlider>) in
            owner.sender.on(.valueChanged, owner, call: SenderOwner.moved)
        }
        add("EventSource+On.on(_:_:_:): carries nothing", button) { (owner: SenderOwner<UIButton>) in
            owner.sender.on(.tap, owner) { owner in owner.count += 1 }
        }
        add("EventSource+On.on(_:_:_:): carries", slider) { (owner: SenderOwner<UISlider>) in
            owner.sender.on(.valueChanged, owner) { owner, _ in owner.count += 1 }
        }
        addLoose("EventSource+On.on(_:_:call:nonisolated:): carries nothing", button) { $0.on(.tap, $1, call: LooseOwner.note) }
        addLoose("EventSource+On.on(_:_:call:nonisolated:): carries", slider) { $0.on(.valueChanged, $1, call: LooseOwner.moved) }
        add("EventSource+On.on(_:perform:): carries nothing") { probe in
            let button = UIButton(type: .system)
            button.on(.tap) { probe.count += 1 }
            return button
        }
        add("EventSource+On.on(_:perform:): carries") { probe in
            let slider = UISlider()
            slider.on(.valueChanged) { value in probe.count += Int(value) }
            return slider
        }
        add("EventSource+On.on(_:perform:): debounced") { probe in
            let slider = UISlider()
            slider.on(.valueChanged.debounce(for: .seconds(1))) { value in probe.count += Int(value) }
            return slider
        }
        let center: @MainActor () -> NotificationCenter = { .default }
        addStaying("EventSource+On.on(_:_:_:): a notification", center) { center, owner in
            center.on(.posted(Notification.Name("A")), owner) { $0.count += 1 }
        }
    }

    /// Adds all forms of `answer`.
    mutating func addAnswers() {
        let field: @MainActor () -> UITextField = { UITextField() }
        let table: @MainActor () -> UITableView = { UITableView() }
        add("EventSource+Answer.answer(_:_:call:): asked with nothing", field) { (owner: SenderOwner<UITextField>) in
            owner.sender.answer(.shouldReturn, owner, call: SenderOwner.mayReturn)
        }
        add("EventSource+Answer.answer(_:_:call:): asked with", table) { (owner: SenderOwner<UITableView>) in
            owner.sender.answer(.heightForRow, owner, call: SenderOwner.height)
        }
        add("EventSource+Answer.answer(_:_:_:): asked with nothing", field) { (owner: SenderOwner<UITextField>) in
            owner.sender.answer(.shouldReturn, owner) { owner in owner.count > 0 }
        }
        add("EventSource+Answer.answer(_:_:_:): asked with", table) { (owner: SenderOwner<UITableView>) in
            owner.sender.answer(.heightForRow, owner) { owner, _ in CGFloat(owner.count + 44) }
        }
        add("EventSource+Answer.answer(_:with:): asked with nothing") { probe in
            let field = UITextField()
            field.answer(.shouldReturn) { probe.count > 0 }
            return field
        }
        add("EventSource+Answer.answer(_:with:): asked with") { probe in
            let table = UITableView()
            table.answer(.heightForRow) { path in CGFloat(path.row + probe.count) }
            return table
        }
    }

    private mutating func addLoose<Sender: EventSource & Sendable>(
        _ name: String, _ make: @escaping @MainActor () -> Sender, _ connect: @escaping @MainActor (Sender, LooseOwner) -> Void
    ) {
        add(name) {
            weak var owner: LooseOwner?
            weak var sender: Sender?
            @MainActor func run() {
                let object = make()
                let newOwner = LooseOwner(object)
                connect(object, newOwner)
                (owner, sender) = (newOwner, object)
            }
            run()
            return {
                if owner != nil { return "the owner" }
                return sender == nil ? nil : "the sender"
            }
        }
    }

    /// Adds the same forms of a sender that is never freed.
    private mutating func addStaying<Sender: EventSource & SendableMetatype>(
        _ name: String, _ make: @escaping @MainActor () -> Sender, _ connect: @escaping @MainActor (Sender, SenderOwner<Sender>) -> Void
    ) {
        add(name) {
            weak var owner: SenderOwner<Sender>?
            @MainActor func run() {
                let newOwner = SenderOwner(make())
                connect(newOwner.sender, newOwner)
                owner = newOwner
            }
            run()
            return { owner == nil ? nil : "the owner" }
        }
    }
}
