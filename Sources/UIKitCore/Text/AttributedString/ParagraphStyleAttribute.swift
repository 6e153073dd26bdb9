import Foundation

extension AttributeScopes.UIKitAttributes {
    /// The attribute for the paragraph style. Apps read and write an `NSParagraphStyle`; the attribute stores its
    /// values.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The values of a paragraph style.
        public struct Value: Hashable, Sendable {
            var values: NSParagraphStyle.Values

            /// Creates a value from a paragraph style.
            public init(_ style: NSParagraphStyle) { values = style.values }

            /// A paragraph style with the values.
            public var style: NSParagraphStyle {
                let style = NSParagraphStyle()
                style.values = values
                return style
            }
        }
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
}

extension AttributeContainer {
    /// The paragraph style; `nil` for the default style.
    public var paragraphStyle: NSParagraphStyle? {
        get { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]?.style }
        set { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] = newValue.map { .init($0) } }
    }
}

extension AttributedString {
    /// The paragraph style; `nil` for the default style, and if parts of the string have different styles.
    public var paragraphStyle: NSParagraphStyle? {
        get { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]?.style }
        set { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] = newValue.map { .init($0) } }
    }
}

extension AttributedSubstring {
    /// The paragraph style; `nil` for the default style, and if parts of the string have different styles.
    public var paragraphStyle: NSParagraphStyle? {
        get { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]?.style }
        set { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] = newValue.map { .init($0) } }
    }
}

extension AttributedString.Runs.Run {
    /// The paragraph style; `nil` for the default style.
    public var paragraphStyle: NSParagraphStyle? { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]?.style }
}
