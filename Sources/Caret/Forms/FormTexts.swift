/// The texts that a form shows by itself. An app may replace them by texts in its language.
public struct FormTexts: Sendable {
    /// The message for a required field without a value. The argument is the title of the field.
    public var missing: @Sendable (String) -> String = { $0.isEmpty ? "A value is missing" : "\($0) is missing" }
    /// The message for text that is no value of the field. The argument is the title of the field.
    public var unreadable: @Sendable (String) -> String = { $0.isEmpty ? "This is not a valid value" : "\($0) is not valid" }
    /// The text of a group whose values are loading.
    public var loading = "Loading…"
    /// The title of the row that loads a group again.
    public var retry = "Try Again"

    /// Makes the default texts, which are in English.
    public init() {}
}
