/// One field of a form: the edited value of the model, and the control that edits it.
///
/// ```swift
/// Field(text: "Name", \.name).required()
/// Field(mail: "Mail", \.mail).valid("No address") { $0.mail.contains("@") }
/// Field(toggle: "Member", \.isMember)
/// Field(number: "Since", \.since).hidden { !$0.isMember }
/// ```
///
/// A field shows the model's value, writes the user's input to the model, and is updated when the
/// value changes elsewhere.
@MainActor public struct Field<Model: AnyObject> {
    let title: String
    var id: AnyHashable
    let site: SourceLocation
    let isFocusable: Bool
    let rows: FieldRows<Model>
    var isHidden: (@MainActor (Model) -> Bool)?
    var isDisabled: (@MainActor (Model) -> Bool)?
    var rules: [FieldRule<Model>] = []
    /// The app's closures that the field retains, for the leak audit.
    var handlers: [RetainedHandler] = []
    /// Whether the field is empty; `nil` for a field that cannot be empty.
    var isEmpty: (@MainActor (Model) -> Bool)?

    init(
        _ title: String, _ site: SourceLocation, isFocusable: Bool = false, isEmpty: (@MainActor (Model) -> Bool)? = nil,
        rows: FieldRows<Model>
    ) {
        self.title = title
        self.site = site
        self.isFocusable = isFocusable
        self.isEmpty = isEmpty
        self.rows = rows
        id = title
    }

    // MARK: - Conditions and rules

    /// Returns the field with an explicit identity. The default identity is the title, which must then be unique in
    /// its section.
    public func id(_ id: some Hashable) -> Field { with { $0.id = AnyHashable(id) } }

    /// Returns a field that is hidden while a condition holds. The closure runs again whenever an observable value
    /// that it read has changed.
    public func hidden(file: String = #fileID, line: Int = #line, _ condition: @escaping @MainActor (Model) -> Bool) -> Field {
        retaining(condition, SourceLocation(file, line)) { field, retained in field.isHidden = { retained.body?($0) ?? false } }
    }

    /// Returns a field that is disabled while a condition holds. The condition is observed as in
    /// ``hidden(file:line:_:)``.
    public func disabled(file: String = #fileID, line: Int = #line, _ condition: @escaping @MainActor (Model) -> Bool) -> Field {
        retaining(condition, SourceLocation(file, line)) { field, retained in field.isDisabled = { retained.body?($0) ?? false } }
    }

    /// Returns a field that must not be empty. Has no effect on fields that cannot be empty, such as switches.
    public func required(_ message: String? = nil) -> Field {
        guard let isEmpty else { return self }
        return with { $0.rules.append(FieldRule(message: message ?? "\(title) is missing") { !isEmpty($0) }) }
    }

    /// Returns the field with a validation rule. Rules are checked when editing ends and by ``Form/validate()``. Only
    /// the message of the first violated rule is shown.
    public func valid(
        _ message: String, file: String = #fileID, line: Int = #line, _ isMet: @escaping @MainActor (Model) -> Bool
    ) -> Field {
        retaining(isMet, SourceLocation(file, line)) { field, retained in
            field.rules.append(FieldRule(message: message) { retained.body?($0) ?? true })
        }
    }

    /// Returns the field with a change that uses a closure of the app. The leak audit can name and release the
    /// closure.
    private func retaining<Body: Sendable>(_ body: Body, _ site: SourceLocation, _ change: (inout Field, RetainedClosure<Body>) -> Void)
        -> Field
    {
        let retained = RetainedClosure(site, body)
        return with {
            change(&$0, retained)
            $0.handlers.append(retained.retainedHandler)
        }
    }

    private func with(_ change: (inout Field) -> Void) -> Field {
        var field = self
        change(&field)
        return field
    }
}
