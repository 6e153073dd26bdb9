@_implementationOnly import CPango

extension ShapingContext {
    /// Shapes one piece of text. Wraps `pango_shape`.
    ///
    /// - Parameter text: Valid UTF-8 without control characters, with one font, script and direction.
    /// - Returns: The glyphs from left to right, whatever the direction.
    package func shape(_ text: UnsafeBufferPointer<UInt8>, font: ShapingFont, analysis: TextAnalysis) -> [ShapedGlyph] {
        guard let base = text.baseAddress, !text.isEmpty else { return [] }
        var native = PangoAnalysis()
        native.font = font.handle.assumingMemoryBound(to: PangoFont.self)
        native.level = analysis.level
        native.script = analysis.script
        native.language = OpaquePointer(bitPattern: analysis.language)
        let features = attribute(analysis.features, length: text.count)
        native.extra_attrs = features
        defer { if let features { release(features) } }
        let string = glyphs.assumingMemoryBound(to: PangoGlyphString.self)
        UnsafeRawPointer(base).withMemoryRebound(to: CChar.self, capacity: text.count) {
            pango_shape_full($0, Int32(text.count), $0, Int32(text.count), &native, string)
        }
        return read(string.pointee)
    }

    private func read(_ string: PangoGlyphString) -> [ShapedGlyph] {
        let unit = Float(1) / Float(PANGO_SCALE)
        return (0..<Int(string.num_glyphs)).map { index in
            let info = string.glyphs[index]
            let isUnknown = info.glyph & Self.unknownFlag != 0
            return ShapedGlyph(
                id: isUnknown ? 0 : info.glyph, cluster: UInt32(string.log_clusters[index]),
                advance: Float(info.geometry.width) * unit, dx: Float(info.geometry.x_offset) * unit,
                dy: Float(info.geometry.y_offset) * unit)
        }
    }

    /// The flag of the "glyph" of a character that no font has. The character is drawn as the font's glyph 0, the
    /// empty box.
    private static let unknownFlag: UInt32 = 0x1000_0000

    private func attribute(_ features: TextFeatures, length: Int) -> UnsafeMutablePointer<GSList>? {
        guard !features.isEmpty, let attribute = pango_attr_font_features_new(features.tags) else { return nil }
        attribute.pointee.start_index = 0
        attribute.pointee.end_index = UInt32(length)
        return g_slist_prepend(nil, attribute)
    }

    private func release(_ list: UnsafeMutablePointer<GSList>) {
        pango_attribute_destroy(list.pointee.data.assumingMemoryBound(to: PangoAttribute.self))
        g_slist_free(list)
    }
}
