/// A view that matches a query.
@MainActor public struct TestElement: @MainActor CustomStringConvertible {
    /// The view, for expectations about its properties.
    public let view: UIView

    /// The label of the view: its accessibility label, or else its text or title.
    public var label: String? { Self.label(of: view) }

    /// The frame of the view, in window coordinates.
    public var frame: CGRect { view.convert(view.bounds, to: nil) }

    /// The type, followed by the label and identifier if there are any.
    public var description: String { Self.describe(view) }

    static func label(of view: UIView) -> String? {
        if let label = view.accessibilityLabel { return label }
        switch view {
        case let label as UILabel: return label.text
        case let button as UIButton: return button.currentTitle ?? button.configuration?.title
        default: return nil
        }
    }

    static func describe(_ view: UIView) -> String {
        var parts = ["\(type(of: view))"]
        if let label = label(of: view) { parts.append("\"\(label)\"") }
        if let identifier = view.accessibilityIdentifier { parts.append("#\(identifier)") }
        return parts.joined(separator: " ")
    }
}
