extension NSAttributedString {
    /// Reads a document.
    ///
    /// Broken documents give what can be read of them. Nothing is loaded from elsewhere: pictures of web pages are shown where they stand in
    /// the page itself as `data:`, and others by their words.
    ///
    /// > Difference from Apple: web pages are read without WebKit: style sheets within the page count as far as they speak of fonts, colours,
    /// > lines, paragraphs and lists; cells of a table stand behind tabs. It may be called on any thread.
    ///
    /// - Parameters:
    ///   - data: the document's bytes.
    ///   - options: what is known of it; see ``DocumentReadingOptionKey``.
    ///   - dict: where to put what the document says of itself; see ``DocumentAttributeKey``. `nil` for nowhere.
    /// - Throws: `CocoaError`: `fileReadUnknown` for formats that cannot be read, and `fileReadInapplicableStringEncoding` where the bytes are
    ///   none of the encoding that is asked for.
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:)
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let (text, attributes) = try TextDocument.read(data, options)
        if let dict { dict.pointee = NSDictionary(dictionary: attributes) }
        self.init(attributedString: text)
    }

    /// Reads a document from a file.
    ///
    /// - Parameters:
    ///   - url: of the file; its extension tells the format where neither the options nor the bytes do.
    ///   - options: what is known of it; see ``DocumentReadingOptionKey``.
    ///   - dict: where to put what the document says of itself. `nil` for nowhere.
    /// - Throws: what reading the file throws, and what ``init(data:options:documentAttributes:)`` does.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.documentType] == nil { options[.documentType] = TextDocument.type(ofExtension: url.pathExtension) }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Writes a part of the text as a document.
    ///
    /// - Parameters:
    ///   - range: which part, in UTF-16 units.
    ///   - dict: the format under ``DocumentAttributeKey/documentType``, and what else is known of the document.
    /// - Throws: `CocoaError`: `fileWriteUnknown` without a format that can be written, and `fileWriteInapplicableStringEncoding` for characters
    ///   that an encoding does not have.
    /// - Precondition: `range` lies within the text.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        precondition(
            range.location >= 0 && range.length >= 0 && range.length <= length && range.location <= length - range.length,
            "NSAttributedString: \(range) is not within the text, which has \(length) units. Give a range of it.")
        return try TextDocument.write(attributedSubstring(from: range), dict)
    }
}

extension NSMutableAttributedString {
    /// Reads a document in place of the text that is there; see ``Foundation/NSAttributedString/init(data:options:documentAttributes:)``.
    ///
    /// - Parameters:
    ///   - data: the document's bytes.
    ///   - options: what is known of it.
    ///   - dict: where to put what the document says of itself. `nil` for nowhere.
    /// - Throws: as the initialiser does; the text stays as it is then.
    public func read(
        from data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        setAttributedString(try NSAttributedString(data: data, options: options, documentAttributes: dict))
    }
}
