extension NSAttributedString {
    /// Creates attributed text from a document.
    ///
    /// The readable part of a malformed document is used. Nothing is loaded from the network. An image of an HTML page
    /// is shown if its URL is a `data:` URL; otherwise, its alternative text is shown.
    ///
    /// > Difference from Apple: HTML is read without WebKit. Style sheets within the page apply as far as they
    /// > describe fonts, colours, lines, paragraphs and lists; tabs separate the cells of a table row. This
    /// > initialiser may be called on any thread.
    ///
    /// - Parameters:
    ///   - data: The bytes of the document.
    ///   - options: The reading options; see ``DocumentReadingOptionKey``.
    ///   - dict: Receives the attributes of the document; see ``DocumentAttributeKey``. `nil` discards the
    ///     attributes.
    /// - Throws: `CocoaError`: `fileReadUnknown` for unsupported formats, `fileReadCorruptFile` for data that is not
    ///   RTF, and `fileReadInapplicableStringEncoding` if the bytes are invalid in a requested encoding. Invalid UTF-8
    ///   is replaced instead.
    /// - Source:
    ///   https://developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:)
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let (text, attributes) = try TextDocument.read(data, options)
        if let dict { dict.pointee = NSDictionary(dictionary: attributes) }
        self.init(attributedString: text)
    }

    /// Creates attributed text from a document file.
    ///
    /// - Parameters:
    ///   - url: The URL of the file. Without the option `documentType`, the file's extension determines the format; if
    ///     the extension is unknown, the bytes do.
    ///   - options: The reading options; see ``DocumentReadingOptionKey``.
    ///   - dict: Receives the attributes of the document. `nil` discards the attributes.
    /// - Throws: The errors of reading the file and of ``init(data:options:documentAttributes:)``.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.documentType] == nil { options[.documentType] = TextDocument.type(ofExtension: url.pathExtension) }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Returns a range of the text as a document.
    ///
    /// - Parameters:
    ///   - range: The range, in UTF-16 units.
    ///   - dict: The document's attributes, including the format for ``DocumentAttributeKey/documentType``.
    /// - Throws: `CocoaError`: `fileWriteUnknown` if `dict` specifies no supported format, and
    ///   `fileWriteInapplicableStringEncoding` for characters that the encoding cannot represent.
    /// - Precondition: `range` is within the text.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        precondition(
            range.location >= 0 && range.length >= 0 && range.length <= length && range.location <= length - range.length,
            "NSAttributedString: \(range) is not within the text, which has \(length) units. Give a range of it.")
        return try TextDocument.write(attributedSubstring(from: range), dict)
    }
}

extension NSMutableAttributedString {
    /// Replaces the text by the text of a document; see
    /// ``Foundation/NSAttributedString/init(data:options:documentAttributes:)``.
    ///
    /// - Parameters:
    ///   - data: The bytes of the document.
    ///   - options: The reading options.
    ///   - dict: Receives the attributes of the document. `nil` discards the attributes.
    /// - Throws: The errors of the initialiser. The text is unchanged after an error.
    public func read(
        from data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        setAttributedString(try NSAttributedString(data: data, options: options, documentAttributes: dict))
    }
}
