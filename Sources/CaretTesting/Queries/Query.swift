/// A query for a view by its label, identifier or type, or by any condition.
///
/// A string literal is a label: `try await app.tap("Save")`.
public struct Query: ExpressibleByStringLiteral, CustomStringConvertible {
    /// The description of the query, for error messages.
    public let description: String
    let matches: @MainActor (UIView) -> Bool

    /// Makes a query for a view whose accessibility label or visible text is `value`.
    public init(stringLiteral value: String) {
        self = .label(value)
    }

    /// Makes a query with any condition. `description` completes the sentence "nothing on the screen is …".
    public init(_ description: String, where matches: @escaping @MainActor (UIView) -> Bool) {
        self.description = description
        self.matches = matches
    }

    /// Returns a query for a view whose accessibility label or visible text is exactly `text`.
    public static func label(_ text: String) -> Query {
        Query("labelled \"\(text)\"") { TestElement.label(of: $0) == text || ($0 as? UIButton)?.currentTitle == text }
    }

    /// Returns a query for a view whose `accessibilityIdentifier` is `identifier`.
    public static func identifier(_ identifier: String) -> Query {
        Query("identified \"\(identifier)\"") { $0.accessibilityIdentifier == identifier }
    }

    /// Returns a query for a view of a class or its subclasses.
    public static func type<View: UIView>(_ type: View.Type) -> Query {
        Query("of type \(type)") { $0 is View }
    }
}
