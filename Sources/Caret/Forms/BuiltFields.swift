/// The fields that a closure of the app described.
@MainActor final class BuiltFields<Model: AnyObject> {
    let fields: [Field<Model>]
    /// The identities of the fields.
    let parts: [FieldPart]
    private var isRead = false

    init(_ fields: [Field<Model>]) {
        self.fields = fields
        var occurrences = FieldOccurrences()
        parts = fields.map { FieldPart($0.id, $0.site, occurrence: occurrences.next($0.id, $0.site)) }
    }

    /// Returns whether the form reads these fields for the first time.
    func consumeChange() -> Bool {
        defer { isRead = true }
        return !isRead
    }
}
