/// A field in a form: its state, and its rules and conditions for a particular object.
@MainActor final class FieldInstance {
    let id: AnyHashable
    /// The identity of the field within the form, which includes the edited object. The rules of the field retain the
    /// object.
    let key: FieldKey
    /// The group that contains the field. Ids are unique only within a group.
    var group: FieldGroup { key.group }
    let title: String
    /// The location in the app's source at which the field was made, for diagnostics about its handlers and rows.
    let site: SourceLocation
    let isFocusable: Bool
    let state = FieldState()
    /// Returns the message of the first violated rule.
    let violationMessage: @MainActor () -> String?
    private let hiddenCondition: (@MainActor () -> Bool)?
    private let disabledCondition: (@MainActor () -> Bool)?
    private weak var core: FormCore?
    /// The number of evaluations of the conditions. Changes observed by earlier evaluations are ignored.
    private var generation = 0
    /// The responder that currently edits the field on the screen.
    weak var responder: UIResponder?

    init<Model: AnyObject>(_ field: Field<Model>, _ key: FieldKey, model: Model, core: FormCore) {
        id = key.element.map { AnyHashable(ElementField(element: $0, field: field.id)) } ?? field.id
        self.key = key
        self.core = core
        title = field.title
        site = field.site
        isFocusable = field.isFocusable
        violationMessage = { field.rules.first { !$0.isMet(model) }?.message }
        hiddenCondition = Self.bind(field.isHidden, model)
        disabledCondition = Self.bind(field.isDisabled, model)
        evaluate()
    }

    private static func bind<Model: AnyObject>(
        _ condition: (@MainActor (Model) -> Bool)?, _ model: Model
    ) -> (@MainActor () -> Bool)? {
        guard let condition else { return nil }
        return { condition(model) }
    }

    /// Evaluates the conditions. Evaluates them again when an observable value that they read has changed.
    func evaluate() {
        guard hiddenCondition != nil || disabledCondition != nil else { return }
        core?.evaluations += 1
        var (isHidden, isDisabled) = (false, false)
        generation &+= 1
        let generation = generation
        Hooks.track {
            isHidden = hiddenCondition?() ?? false
            isDisabled = disabledCondition?() ?? false
        } onChange: { [weak self] in
            guard let self, self.generation == generation else { return }
            core?.conditionDidChange(of: self)
        }
        if state.isHidden != isHidden {
            state.isHidden = isHidden
            core?.hiddenFieldsDidChange()
        }
        if state.isDisabled != isDisabled { state.isDisabled = isDisabled }
    }

    /// Validates the value, and shows the message of the first violated rule. Returns that message.
    @discardableResult func validate() -> String? {
        let problem = state.isHidden ? nil : violationMessage()
        if state.problem != problem { state.problem = problem }
        return problem
    }
}

/// The identity of a field of one element.
private struct ElementField: Hashable {
    let element: AnyHashable
    let field: AnyHashable
}
