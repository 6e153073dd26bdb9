@_implementationOnly import CPango

/// A range of bytes with one requested font and one language.
package struct FontSpan {
    package var range: Range<Int>
    package var font: FontRequest
    /// The BCP 47 tag of the language; `nil` for the context's language.
    package var language: String?

    package init(range: Range<Int>, font: FontRequest, language: String? = nil) {
        self.range = range
        self.font = font
        self.language = language
    }
}

extension ShapingContext {
    /// Splits a paragraph into items of one font, script and direction. Wraps `pango_itemize_with_base_dir`.
    ///
    /// - Parameters:
    ///   - text: The paragraph in valid UTF-8, without NUL and without its newline.
    ///   - spans: The requested fonts, in order and without gaps.
    package func itemize(_ text: UnsafeBufferPointer<UInt8>, rightToLeft: Bool, spans: [FontSpan]) -> [TextItem] {
        guard let base = text.baseAddress, !text.isEmpty, let first = spans.first else { return [] }
        select(first.font)
        let attributes = spans.count > 1 || first.language != nil ? attributes(for: spans) : nil
        defer { if let attributes { pango_attr_list_unref(attributes) } }
        let direction = rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        let list = UnsafeRawPointer(base).withMemoryRebound(to: CChar.self, capacity: text.count) {
            pango_itemize_with_base_dir(context, direction, $0, 0, Int32(text.count), attributes, nil)
        }
        defer { g_list_free(list) }
        var items: [TextItem] = []
        var node = list
        while let current = node {
            let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
            if let textItem = read(item) { items.append(textItem) }
            pango_item_free(item)
            node = current.pointee.next
        }
        return items
    }

    private func read(_ item: UnsafeMutablePointer<PangoItem>) -> TextItem? {
        let analysis = item.pointee.analysis
        guard let font = analysis.font else { return nil }
        return TextItem(
            start: Int(item.pointee.offset), length: Int(item.pointee.length), font: wrap(UnsafeMutableRawPointer(font)),
            analysis: TextAnalysis(
                level: analysis.level, script: analysis.script, language: UInt(bitPattern: analysis.language)))
    }

    private func attributes(for spans: [FontSpan]) -> OpaquePointer? {
        let list = pango_attr_list_new()
        for span in spans {
            guard let attribute = pango_attr_font_desc_new(description(span.font)) else { continue }
            insert(attribute, for: span, into: list)
            guard let language = span.language, let tag = pango_attr_language_new(pango_language_from_string(language)) else { continue }
            insert(tag, for: span, into: list)
        }
        return list
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>, for span: FontSpan, into list: OpaquePointer?) {
        attribute.pointee.start_index = UInt32(span.range.lowerBound)
        attribute.pointee.end_index = UInt32(span.range.upperBound)
        pango_attr_list_insert(list, attribute)
    }
}
