/// The conditions, rules and handlers of a field for a particular object.
@MainActor struct FieldBehaviour {
    let isHidden: (@MainActor () -> Bool)?
    let isDisabled: (@MainActor () -> Bool)?
    /// Returns the message of the first violated rule.
    let violation: @MainActor (FormTexts) -> String?
    /// Calls the app's handlers after the user has changed the value.
    let handlers: [(site: SourceLocation, call: @MainActor () -> Void)]
    /// The time of the first check; `nil` for the form's time.
    let validation: FieldValidation?

    init<Model: AnyObject>(_ field: Field<Model>, _ model: Model) {
        isHidden = Self.bind(field.isHidden, model)
        isDisabled = Self.bind(field.isDisabled, model)
        violation = { texts in field.rules.lazy.compactMap { $0.violation(model, texts) }.first }
        handlers = field.changes.map { change in (change.site, { change.body(model) }) }
        validation = field.validation
    }

    private static func bind<Model: AnyObject>(
        _ condition: (@MainActor (Model) -> Bool)?, _ model: Model
    ) -> (@MainActor () -> Bool)? {
        guard let condition else { return nil }
        return { condition(model) }
    }

    var hasConditions: Bool { isHidden != nil || isDisabled != nil }
}
