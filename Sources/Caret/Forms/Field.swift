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
    /// The app's handlers of changes by the user.
    var changes: [(site: SourceLocation, body: @MainActor (Model) -> Void)] = []
    /// The time of the first check; `nil` for the form's time.
    var validation: FieldValidation?
    /// The app's closures that the field retains, for the leak audit.
    var handlers: [any HandlerRetaining] = []
    /// Whether the field is empty; `nil` for a field that cannot be empty.
    var isEmpty: (@MainActor (Model) -> Bool)?
    /// The traits of the text; `nil` for a field without text.
    var text: TextTraits?
    /// Whether the cell of the field shows the message; otherwise a row below it does.
    let showsMessageInCell: Bool

    init(
        _ title: String, _ site: SourceLocation, isFocusable: Bool = false, text: TextTraits? = nil, showsMessageInCell: Bool = false,
        isEmpty: (@MainActor (Model) -> Bool)? = nil, rows: FieldRows<Model>
    ) {
        self.title = title
        self.site = site
        self.isFocusable = isFocusable
        self.text = text
        self.showsMessageInCell = showsMessageInCell
        self.isEmpty = isEmpty
        self.rows = rows
        id = title
    }

    // MARK: - Conditions

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

    /// Returns a changed copy of the field that retains a closure of the app. The leak audit can name and release the
    /// closure.
    func retaining<Body: Sendable>(
        _ body: Body, _ site: SourceLocation, hasOwner: Bool = false, _ change: (inout Field, RetainedClosure<Body>) -> Void
    ) -> Field {
        let retained = RetainedClosure(site, hasOwner: hasOwner, body)
        return with {
            change(&$0, retained)
            $0.handlers.append(retained)
        }
    }

    func with(_ change: (inout Field) -> Void) -> Field {
        var field = self
        change(&field)
        return field
    }
}
