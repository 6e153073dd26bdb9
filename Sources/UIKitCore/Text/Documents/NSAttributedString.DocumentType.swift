extension NSAttributedString {
    /// A format that styled text is kept in.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public var rawValue: String

        /// A format by its name; unknown ones are refused where they are used.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Characters alone.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text, as word processors exchange it.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// A web page.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// What is said to a reader of documents.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public var rawValue: String

        /// An option by its name; unknown ones are not looked at.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``, or its name. Without it the bytes tell.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// A `String.Encoding`, or its number, of HTML and plain text. Without it the document's own word counts, then UTF-8, and Windows'
        /// code page 1252 where the bytes are no UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// A dictionary of attributes for text that the document gives none of these.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// What is said of a document beside its text.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public var rawValue: String

        /// An attribute by its name; unknown ones are not looked at.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``, or its name.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// A `String.Encoding`, or its number, of plain text; UTF-8 by default.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// A `String`: the title of a web page.
        public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
    }
}
