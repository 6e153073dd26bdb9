/// Something that a field's value has to be, in words for whom it is not.
@MainActor struct FieldRule<Model: AnyObject> {
    let message: String
    let isMet: @MainActor (Model) -> Bool
}

/// A field whose value is not accepted, and why.
public struct FieldProblem: Hashable {
    /// The field's id; that of a repeated one is known within its element only.
    public let id: AnyHashable
    /// The field's words.
    public let title: String
    /// Why, in words for people.
    public let message: String
}
