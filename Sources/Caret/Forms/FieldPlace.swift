/// One field as a form shows it: its state, its rules applied to an object, and its conditions.
@MainActor final class FieldPlace {
    let id: AnyHashable
    /// Holds the identity of the object that the field edits, which its rules keep.
    let key: FieldKey
    /// The group that the field stands in: ids differ within one only.
    var group: FieldGroup { key.group }
    let title: String
    /// Where in the app's source the field was made, which handlers and rows of the field are reported with.
    let site: Site
    let isFocusable: Bool
    let state = FieldState()
    /// The first rule that is not met.
    let check: @MainActor () -> String?
    private let hidden: (@MainActor () -> Bool)?
    private let disabled: (@MainActor () -> Bool)?
    private weak var core: FormCore?
    /// How often the conditions were asked; what an earlier round read no longer counts.
    private var round = 0
    /// What edits the field on the screen now.
    weak var responder: UIResponder?

    init<Model: AnyObject>(_ field: Field<Model>, _ key: FieldKey, model: Model, core: FormCore) {
        id = key.element.map { AnyHashable(ElementField(element: $0, field: field.id)) } ?? field.id
        self.key = key
        self.core = core
        title = field.title
        site = field.site
        isFocusable = field.isFocusable
        check = { field.rules.first { !$0.isMet(model) }?.message }
        hidden = Self.bind(field.isHidden, model)
        disabled = Self.bind(field.isDisabled, model)
        evaluate()
    }

    private static func bind<Model: AnyObject>(
        _ condition: (@MainActor (Model) -> Bool)?, _ model: Model
    ) -> (@MainActor () -> Bool)? {
        guard let condition else { return nil }
        return { condition(model) }
    }

    /// Asks the conditions, and again when what they read has changed.
    func evaluate() {
        guard hidden != nil || disabled != nil else { return }
        core?.evaluations += 1
        var (isHidden, isDisabled) = (false, false)
        round &+= 1
        let round = round
        Hooks.track {
            isHidden = hidden?() ?? false
            isDisabled = disabled?() ?? false
        } onChange: { [weak self] in
            guard let self, self.round == round else { return }
            core?.conditionDidChange(of: self)
        }
        if state.isHidden != isHidden {
            state.isHidden = isHidden
            core?.hidingDidChange()
        }
        if state.isDisabled != isDisabled { state.isDisabled = isDisabled }
    }

    /// Tells whether the value is accepted, and shows why not.
    @discardableResult func validate() -> String? {
        let problem = state.isHidden ? nil : check()
        if state.problem != problem { state.problem = problem }
        return problem
    }
}

/// The id of a field of one element.
private struct ElementField: Hashable {
    let element: AnyHashable
    let field: AnyHashable
}
