/// A validation rule for the value of a field, with the message for a violation.
@MainActor struct FieldRule<Model: AnyObject> {
    let message: String
    let isMet: @MainActor (Model) -> Bool
}

/// A field with an invalid value, and the reason.
public struct FieldProblem: Hashable {
    /// The identity of the field; for a repeated field it is unique only within its element.
    public let id: AnyHashable
    /// The title of the field.
    public let title: String
    /// The reason, as a message for users.
    public let message: String
}
