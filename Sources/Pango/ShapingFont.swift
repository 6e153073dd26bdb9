import Cairo

@_implementationOnly import CPango

/// A loaded font of one size, which defines the glyph IDs.
///
/// Wraps `PangoFont` and its Cairo face, and retains both. Shaping uses the Pango font and is serialised by the owner
/// of the ``ShapingContext``. Drawing uses only the Cairo face.
///
/// `@unchecked Sendable`: every property is set in `init` and never changed. The reference counts of both libraries
/// are atomic, and Cairo protects its faces and glyph caches with mutexes.
package final class ShapingFont: @unchecked Sendable {
    /// The `PangoFont`.
    let handle: UnsafeMutableRawPointer
    private let face: OpaquePointer?
    private let matrix: (xx: Double, yx: Double, xy: Double, yy: Double)
    private let options: OpaquePointer?
    /// The family of the font, which may differ from the requested family.
    package let family: String
    /// The ascent in points, positive upwards, as specified in the font file.
    package let ascent: Double
    /// The descent in points, positive below the baseline.
    package let descent: Double
    /// The line gap of the font file in points; usually 0, and never negative.
    package let lineGap: Double
    /// Whether the glyphs are bitmaps and the font is larger than ``maximumBitmapSize``, so that nothing is drawn.
    /// Cached, so that drawing does not call the library.
    private let omitsGlyphs: Bool
    /// The height of the letters H and x, in points.
    package let capHeight: Double
    package let xHeight: Double
    /// The masks of glyphs; `nil` for fonts with glyphs that are bitmaps or have colours, such as emoji.
    let masks: GlyphMasks?

    init(retaining font: UnsafeMutableRawPointer) {
        handle = g_object_ref(font)
        let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
        if let scaled {
            face = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaled))
            var fontMatrix = cairo_matrix_t()
            cairo_scaled_font_get_font_matrix(scaled, &fontMatrix)
            matrix = (fontMatrix.xx, fontMatrix.yx, fontMatrix.xy, fontMatrix.yy)
            options = cairo_font_options_create()
            cairo_scaled_font_get_font_options(scaled, options)
        } else {
            face = nil
            options = nil
            matrix = (1, 0, 0, 1)
        }
        family = Self.family(of: font)
        let hasBitmaps = Self.hasBitmaps(font)
        masks = Self.hasOutlinesOnly(font) ? GlyphMasks() : nil
        omitsGlyphs = matrix.yy > Self.maximumBitmapSize && hasBitmaps
        (ascent, descent, lineGap) = Self.extents(of: font)
        capHeight = Self.top(of: "H", in: font) ?? ascent * 0.75
        xHeight = Self.top(of: "x", in: font) ?? ascent * 0.55
    }

    deinit {
        if let face { cairo_font_face_destroy(face) }
        if let options { cairo_font_options_destroy(options) }
        g_object_unref(handle)
    }

    /// Draws glyphs in the context's user space with its source. Wraps `cairo_show_glyphs`.
    ///
    /// Glyphs larger than ``maximumBitmapSize`` are filled outlines, because Cairo would otherwise create bitmaps of
    /// hundreds of megabytes. Bitmap glyphs of that font size, such as emoji, are omitted.
    package func draw(_ glyphs: UnsafeBufferPointer<PositionedGlyph>, in context: CairoContext, shape: GlyphShape = .plain) {
        guard !omitsGlyphs else { return }
        if shape == .plain, drawMasks(glyphs, in: context.handle) { return }
        // Bitmap glyphs are scaled by Cairo. They have no outlines.
        let scale = masks == nil ? 1 : max(1, Self.scale(of: context.handle))
        if matrix.yy * scale > Self.maximumBitmapSize {
            cairo_new_path(context.handle)
            addOutlines(of: glyphs, to: context, shape: shape)
            return cairo_fill(context.handle)
        }
        guard select(in: context.handle, shape), let base = glyphs.baseAddress, !glyphs.isEmpty else { return }
        UnsafeRawPointer(base).withMemoryRebound(to: cairo_glyph_t.self, capacity: glyphs.count) {
            cairo_show_glyphs(context.handle, $0, Int32(glyphs.count))
        }
    }

    /// The maximum size of glyphs for bitmaps, in points and in pixels.
    private static let maximumBitmapSize = 2000.0

    /// The larger of the horizontal and the vertical scale from user space to pixels.
    private static func scale(of context: OpaquePointer) -> Double {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return max(matrix.xx * matrix.xx + matrix.yx * matrix.yx, matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot()
    }

    /// Strokes the outlines of glyphs. Wraps `cairo_stroke`. Bitmap glyphs, such as emoji, have no outlines.
    package func stroke(_ glyphs: UnsafeBufferPointer<PositionedGlyph>, in context: CairoContext, shape: GlyphShape) {
        cairo_new_path(context.handle)
        addOutlines(of: glyphs, to: context, shape: shape)
        cairo_stroke(context.handle)
    }

    /// Adds the outlines of glyphs to the context's path. Wraps `cairo_glyph_path`. Bitmap glyphs, such as emoji,
    /// have no outlines.
    package func addOutlines(of glyphs: UnsafeBufferPointer<PositionedGlyph>, to context: CairoContext, shape: GlyphShape) {
        guard matrix.yy * Self.scale(of: context.handle) > Self.maximumBitmapSize else {
            return addPath(of: glyphs, to: context.handle, shape)
        }
        // FreeType fails for the largest sizes: the outlines are made at a size of their own, and scaled as a path.
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        let unscaled = cairo_create(surface)
        defer {
            cairo_destroy(unscaled)
            cairo_surface_destroy(surface)
        }
        guard let unscaled, matrix.yy > 0 else { return }
        cairo_scale(unscaled, Self.maximumBitmapSize / matrix.yy, Self.maximumBitmapSize / matrix.yy)
        addPath(of: glyphs, to: unscaled, shape)
        let path = cairo_copy_path(unscaled)
        cairo_append_path(context.handle, path)
        cairo_path_destroy(path)
    }

    private func addPath(of glyphs: UnsafeBufferPointer<PositionedGlyph>, to cairo: OpaquePointer, _ shape: GlyphShape) {
        guard select(in: cairo, shape), let base = glyphs.baseAddress, !glyphs.isEmpty else { return }
        UnsafeRawPointer(base).withMemoryRebound(to: cairo_glyph_t.self, capacity: glyphs.count) {
            cairo_glyph_path(cairo, $0, Int32(glyphs.count))
        }
    }

    /// The font size in user space.
    var size: Double { matrix.yy }

    func select(in cairo: OpaquePointer, _ shape: GlyphShape) -> Bool {
        guard let face else { return false }
        var fontMatrix = cairo_matrix_t(xx: matrix.xx, yx: matrix.yx, xy: matrix.xy, yy: matrix.yy, x0: 0, y0: 0)
        if shape != .plain {
            // Glyphs are first slanted and then stretched; `y` grows downwards.
            var change = cairo_matrix_t(xx: shape.stretch, yx: 0, xy: -shape.slant * shape.stretch, yy: 1, x0: 0, y0: 0)
            var plain = fontMatrix
            cairo_matrix_multiply(&fontMatrix, &plain, &change)
        }
        cairo_set_font_face(cairo, face)
        cairo_set_font_matrix(cairo, &fontMatrix)
        cairo_set_font_options(cairo, options)
        return true
    }

    private static func family(of font: UnsafeMutableRawPointer) -> String {
        let description = pango_font_describe(font.assumingMemoryBound(to: PangoFont.self))
        defer { pango_font_description_free(description) }
        guard let name = pango_font_description_get_family(description) else { return "" }
        return String(cString: name)
    }

    private static func hasBitmaps(_ font: UnsafeMutableRawPointer) -> Bool {
        guard let sized = pango_font_get_hb_font(font.assumingMemoryBound(to: PangoFont.self)) else { return false }
        return hb_ot_color_has_png(hb_font_get_face(sized)) != 0
    }

    /// Whether all glyphs are outlines of one colour.
    private static func hasOutlinesOnly(_ font: UnsafeMutableRawPointer) -> Bool {
        guard let sized = pango_font_get_hb_font(font.assumingMemoryBound(to: PangoFont.self)) else { return false }
        let face = hb_font_get_face(sized)
        guard hb_ot_color_has_png(face) == 0, hb_ot_color_has_layers(face) == 0, hb_ot_color_has_svg(face) == 0 else { return false }
        return ["glyf", "CFF ", "CFF2"].contains { name in
            let table = hb_face_reference_table(face, name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) })
            defer { hb_blob_destroy(table) }
            return hb_blob_get_length(table) > 0
        }
    }

    private static func extents(of font: UnsafeMutableRawPointer) -> (ascent: Double, descent: Double, lineGap: Double) {
        var extents = hb_font_extents_t()
        guard let sized = pango_font_get_hb_font(font.assumingMemoryBound(to: PangoFont.self)) else { return (0, 0, 0) }
        guard hb_font_get_h_extents(sized, &extents) != 0 else { return (0, 0, 0) }
        let unit = 1 / Double(PANGO_SCALE)
        return (Double(extents.ascender) * unit, -Double(extents.descender) * unit, max(0, Double(extents.line_gap) * unit))
    }

    private static func top(of letter: Unicode.Scalar, in font: UnsafeMutableRawPointer) -> Double? {
        guard let sized = pango_font_get_hb_font(font.assumingMemoryBound(to: PangoFont.self)) else { return nil }
        var glyph: hb_codepoint_t = 0
        var extents = hb_glyph_extents_t()
        guard hb_font_get_nominal_glyph(sized, letter.value, &glyph) != 0 else { return nil }
        guard hb_font_get_glyph_extents(sized, glyph, &extents) != 0 else { return nil }
        return Double(extents.y_bearing) / Double(PANGO_SCALE)
    }
}
