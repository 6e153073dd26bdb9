/// An intent that a test or the person at the window performed in the app.
public struct PerformedIntent: Hashable, Sendable {
    /// The type of the intent.
    public let intent: String
    /// The text that the system speaks or shows; `nil` for none.
    public let dialog: String?
    /// The value that the intent returned, as text; `nil` for none.
    public let value: String?
    /// The description of the error with which the intent failed; `nil` after a success.
    public let error: String?

    package init(_ intent: String, dialog: String? = nil, value: String? = nil, error: String? = nil) {
        self.intent = intent
        self.dialog = dialog
        self.value = value
        self.error = error
    }
}
