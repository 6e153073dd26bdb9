@_implementationOnly import CPango

/// A font file with access to the outlines of its glyphs, in the file's units with `y` upwards.
///
/// Wraps `hb_font_t`; see https://harfbuzz.github.io/harfbuzz-hb-font.html
///
/// `@unchecked Sendable`: the font is made immutable in `init`, and HarfBuzz allows reading immutable fonts on any
/// thread.
package final class OutlineFont: @unchecked Sendable {
    /// A segment of an outline.
    package enum Step: Hashable, Sendable {
        case move(x: Double, y: Double)
        case line(x: Double, y: Double)
        case quad(x1: Double, y1: Double, x: Double, y: Double)
        case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
        case close
    }

    private let face: OpaquePointer
    private let font: OpaquePointer

    /// Creates a font from the bytes of a file, which are copied.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of a TrueType, OpenType or collection file.
    ///   - index: The index of the font in a collection. The upper 16 bits are the named instance of a variable font,
    ///     starting at 1.
    /// - Returns: `nil` for invalid data, and for a font without glyphs.
    package init?(bytes: [UInt8], index: Int = 0) {
        let copy = bytes.withUnsafeBytes { bytes in
            hb_blob_create_or_fail(
                bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        guard let copy else { return nil }
        defer { hb_blob_destroy(copy) }
        guard let face = hb_face_create(copy, UInt32(index & 0xFFFF)), let font = hb_font_create(face) else { return nil }
        (self.face, self.font) = (face, font)
        if index >> 16 > 0 { hb_font_set_var_named_instance(font, UInt32(index >> 16 - 1)) }
        hb_font_make_immutable(font)
        guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0, table("head") != nil else { return nil }
    }

    deinit {
        hb_font_destroy(font)
        hb_face_destroy(face)
    }

    /// The number of units per em. Wraps `hb_face_get_upem`.
    package var unitsPerEm: Int { Int(hb_face_get_upem(face)) }
    /// The number of glyphs. Wraps `hb_face_get_glyph_count`.
    package var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }

    /// Returns a name of the font: 1 for the family, 4 for the full name, 6 for the PostScript name. Wraps
    /// `hb_ot_name_get_utf8`.
    package func name(_ id: UInt32) -> String? {
        let language = hb_language_from_string("en", -1)
        var capacity: UInt32 = 256
        var text = [CChar](repeating: 0, count: 256)
        guard hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), language, &capacity, &text) > 0 else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Returns the bytes of a table with a tag of four letters. Wraps `hb_face_reference_table`.
    package func table(_ name: String) -> [UInt8]? {
        table(tag: name.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) })
    }

    /// Returns the bytes of a table with a tag as a number.
    package func table(tag: UInt32) -> [UInt8]? {
        guard let blob = hb_face_reference_table(face, tag) else { return nil }
        defer { hb_blob_destroy(blob) }
        var count: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return nil }
        return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { Array(UnsafeBufferPointer(start: $0, count: Int(count))) }
    }

    /// The tags of all tables, as numbers. Wraps `hb_face_get_table_tags`.
    package var tableTags: [UInt32] {
        var count: UInt32 = 64
        var tags = [UInt32](repeating: 0, count: 64)
        let total = hb_face_get_table_tags(face, 0, &count, &tags)
        return Array(tags.prefix(Int(min(count, total))))
    }

    /// Returns the glyph of a character; `nil` if the font has none. Wraps `hb_font_get_nominal_glyph`.
    package func glyph(of character: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 ? glyph : nil
    }

    /// Returns the glyph with a name; `nil` if the font has none. Wraps `hb_font_get_glyph_from_name`.
    package func glyph(named name: String) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_glyph_from_name(font, name, Int32(clamping: name.utf8.count), &glyph) != 0 ? glyph : nil
    }

    /// Returns the name of a glyph. Wraps `hb_font_get_glyph_name`.
    package func name(ofGlyph glyph: UInt32) -> String? {
        var text = [CChar](repeating: 0, count: 128)
        guard hb_font_get_glyph_name(font, glyph, &text, 128) != 0 else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Returns the horizontal advance of a glyph. Wraps `hb_font_get_glyph_h_advance`.
    package func advance(_ glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(font, glyph)) }

    /// Returns the bounding box of a glyph: its left and lower edge, and its size. Wraps `hb_font_get_glyph_extents`.
    package func boundingBox(_ glyph: UInt32) -> (x: Int, y: Int, width: Int, height: Int)? {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
        return (Int(extents.x_bearing), Int(extents.y_bearing + extents.height), Int(extents.width), Int(-extents.height))
    }

    /// The ascent, the negative descent, and the leading. Wraps `hb_font_get_h_extents`.
    package var extents: (ascent: Int, descent: Int, leading: Int) {
        var extents = hb_font_extents_t()
        guard hb_font_get_h_extents(font, &extents) != 0 else { return (0, 0, 0) }
        return (Int(extents.ascender), Int(extents.descender), Int(extents.line_gap))
    }

    /// Returns the outline of a glyph; empty for an invisible glyph. Wraps `hb_font_get_glyph_shape`.
    package func outline(_ glyph: UInt32) -> [Step] {
        guard let functions = hb_draw_funcs_create() else { return [] }
        defer { hb_draw_funcs_destroy(functions) }
        hb_draw_funcs_set_move_to_func(functions, { _, data, _, x, y, _ in add(.move(x: Double(x), y: Double(y)), data) }, nil, nil)
        hb_draw_funcs_set_line_to_func(functions, { _, data, _, x, y, _ in add(.line(x: Double(x), y: Double(y)), data) }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, x1, y1, x, y, _ in add(.quad(x1: Double(x1), y1: Double(y1), x: Double(x), y: Double(y)), data) }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                add(.curve(x1: Double(x1), y1: Double(y1), x2: Double(x2), y2: Double(y2), x: Double(x), y: Double(y)), data)
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in add(.close, data) }, nil, nil)
        var steps: [Step] = []
        withUnsafeMutablePointer(to: &steps) { hb_font_get_glyph_shape(font, glyph, functions, $0) }
        return steps
    }
}

/// The callback of HarfBuzz. The data is the array of segments in ``OutlineFont/outline(_:)``.
private func add(_ step: OutlineFont.Step, _ data: UnsafeMutableRawPointer?) {
    data?.assumingMemoryBound(to: [OutlineFont.Step].self).pointee.append(step)
}
