/// A validation rule for the value of a field.
@MainActor struct FieldRule<Model: AnyObject> {
    /// Returns the message for a value that violates the rule; `nil` for a valid value.
    let violation: @MainActor (Model, FormTexts) -> String?
}

/// A field with an invalid value, and the reason why the value is invalid.
public struct FieldProblem: Hashable {
    /// The identity of the field. The identity of a repeated field is unique only within its element.
    public let id: AnyHashable
    /// The title of the field.
    public let title: String
    /// The reason, as a message for users.
    public let message: String
}
