/// One field of a form: what it edits of the model, and how.
///
/// ```swift
/// Field(text: "Name", \.name).required()
/// Field(mail: "Mail", \.mail).valid("No address") { $0.mail.contains("@") }
/// Field(toggle: "Member", \.isMember)
/// Field(number: "Since", \.since).hidden { !$0.isMember }
/// ```
///
/// A field shows the model's value, writes what a person enters into it, and follows it when somebody else changes it.
@MainActor public struct Field<Model: AnyObject> {
    let title: String
    var id: AnyHashable
    let site: Site
    let isFocusable: Bool
    let rows: FieldRows<Model>
    var isHidden: (@MainActor (Model) -> Bool)?
    var isDisabled: (@MainActor (Model) -> Bool)?
    var rules: [FieldRule<Model>] = []
    /// The app's closures, for an audit.
    var handlers: [HeldHandler] = []
    /// Whether there is nothing in the field; `nil` where there always is something.
    var isEmpty: (@MainActor (Model) -> Bool)?

    init(
        _ title: String, _ site: Site, isFocusable: Bool = false, isEmpty: (@MainActor (Model) -> Bool)? = nil, rows: FieldRows<Model>
    ) {
        self.title = title
        self.site = site
        self.isFocusable = isFocusable
        self.isEmpty = isEmpty
        self.rows = rows
        id = title
    }

    // MARK: - Conditions and rules

    /// The field with an id of its own; its title is it by default, which has to differ from the others' of its section then.
    public func id(_ id: some Hashable) -> Field { with { $0.id = AnyHashable(id) } }

    /// The field hidden while something holds. What the closure reads is followed: it runs again when that has changed, and only then.
    public func hidden(file: String = #fileID, line: Int = #line, _ condition: @escaping @MainActor (Model) -> Bool) -> Field {
        keeping(condition, Site(file, line)) { field, kept in field.isHidden = { kept.body?($0) ?? false } }
    }

    /// The field not to be edited while something holds; followed as with ``hidden(file:line:_:)``.
    public func disabled(file: String = #fileID, line: Int = #line, _ condition: @escaping @MainActor (Model) -> Bool) -> Field {
        keeping(condition, Site(file, line)) { field, kept in field.isDisabled = { kept.body?($0) ?? false } }
    }

    /// The field having to be filled in. Where there always is something, as in a switch, that makes no difference.
    public func required(_ message: String? = nil) -> Field {
        guard let isEmpty else { return self }
        return with { $0.rules.append(FieldRule(message: message ?? "\(title) is missing") { !isEmpty($0) }) }
    }

    /// The field having to meet a rule. Rules are asked when editing ends, and by ``Form/validate()``; the first that is not met is shown.
    public func valid(
        _ message: String, file: String = #fileID, line: Int = #line, _ isMet: @escaping @MainActor (Model) -> Bool
    ) -> Field {
        keeping(isMet, Site(file, line)) { field, kept in
            field.rules.append(FieldRule(message: message) { kept.body?($0) ?? true })
        }
    }

    /// The field with a closure of the app's that an audit can name, and take away.
    private func keeping<Body: Sendable>(_ body: Body, _ site: Site, _ change: (inout Field, KeptClosure<Body>) -> Void) -> Field {
        let kept = KeptClosure(site, body)
        return with {
            change(&$0, kept)
            $0.handlers.append(kept.held)
        }
    }

    private func with(_ change: (inout Field) -> Void) -> Field {
        var field = self
        change(&field)
        return field
    }
}
