/// Which view a step means: by its label, its identifier, its type, or any condition.
///
/// A string literal is a label: `try await app.tap("Save")`.
public struct Query: ExpressibleByStringLiteral, CustomStringConvertible {
    /// What is looked for, in words, for error messages.
    public let description: String
    let matches: @MainActor (UIView) -> Bool

    /// A view whose accessibility label or visible text is `value`.
    public init(stringLiteral value: String) {
        self = .label(value)
    }

    /// Any condition; `description` completes the sentence "nothing on the screen is …".
    public init(_ description: String, where matches: @escaping @MainActor (UIView) -> Bool) {
        self.description = description
        self.matches = matches
    }

    /// A view whose accessibility label or visible text is `text`, to the letter.
    public static func label(_ text: String) -> Query {
        Query("labelled \"\(text)\"") { TestElement.label(of: $0) == text || ($0 as? UIButton)?.currentTitle == text }
    }

    /// A view whose `accessibilityIdentifier` is `identifier`.
    public static func identifier(_ identifier: String) -> Query {
        Query("identified \"\(identifier)\"") { $0.accessibilityIdentifier == identifier }
    }

    /// A view of the type or of a subclass.
    public static func type<View: UIView>(_ type: View.Type) -> Query {
        Query("of type \(type)") { $0 is View }
    }
}
