extension NSAttributedString {
    /// A document format for attributed text.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the format.
        public var rawValue: String

        /// Creates a format from its name; reading and writing fail for unknown formats.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich Text Format (RTF).
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// The options for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the option.
        public var rawValue: String

        /// Creates an option from its name; unknown options are ignored.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``, or its name. Without this option, the file extension or the bytes determine the format.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// A `String.Encoding`, or its number, for HTML and plain text.
        ///
        /// Without this option, the document's declared encoding is used. The default is UTF-8, or Windows code page
        /// 1252 for bytes that are not valid UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// A dictionary of attributes. Each attribute is added to the text that has no such attribute in the document.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// The attributes of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the attribute.
        public var rawValue: String

        /// Creates an attribute from its name; unknown attributes are ignored.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``, or its name.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// A `String.Encoding`, or its number, of plain text; UTF-8 by default.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// A `String`: the title of a web page.
        public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
    }
}
