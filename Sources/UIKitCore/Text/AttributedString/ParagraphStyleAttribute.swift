import Foundation

extension AttributeScopes.UIKitAttributes {
    /// How lines are set. Read and written as an `NSParagraphStyle`, of which the values are kept.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// A paragraph style's values.
        public struct Value: Hashable, Sendable {
            var values: NSParagraphStyle.Values

            /// Keeps the values of a style.
            public init(_ style: NSParagraphStyle) { values = style.values }

            /// A style with the values.
            public var style: NSParagraphStyle {
                let style = NSParagraphStyle()
                style.values = values
                return style
            }
        }
        /// The attribute's name.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
}

extension AttributeContainer {
    /// How lines are set; `nil` for the default.
    public var paragraphStyle: NSParagraphStyle? {
        get { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]?.style }
        set { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] = newValue.map { .init($0) } }
    }
}

extension AttributedString {
    /// How lines are set; `nil` for the default, and where parts differ.
    public var paragraphStyle: NSParagraphStyle? {
        get { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]?.style }
        set { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] = newValue.map { .init($0) } }
    }
}

extension AttributedSubstring {
    /// How lines are set; `nil` for the default, and where parts differ.
    public var paragraphStyle: NSParagraphStyle? {
        get { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]?.style }
        set { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] = newValue.map { .init($0) } }
    }
}

extension AttributedString.Runs.Run {
    /// How lines are set; `nil` for the default.
    public var paragraphStyle: NSParagraphStyle? { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]?.style }
}
