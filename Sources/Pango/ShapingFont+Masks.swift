import Cairo

@_implementationOnly import CPango

/// Glyphs at quarters of a pixel. Cairo 1.16 rounds the position of each glyph to a whole pixel, so that letters would
/// be unevenly spaced.
extension ShapingFont {
    /// Calls `body` with the mask of each glyph, and with the pixel of its position.
    ///
    /// - Parameters:
    ///   - glyphs: The glyphs, with positions in user space.
    ///   - matrix: The transform from user space to pixels.
    /// - Returns: `false` if glyphs are at whole pixels; then `body` was not called. Such glyphs are bitmaps, larger
    ///   than 72 pixels, rotated or mirrored.
    package func forEachMask(
        _ glyphs: UnsafeBufferPointer<PositionedGlyph>, _ matrix: CairoMatrix, _ body: (_ mask: GlyphMask, _ x: Int, _ y: Int) -> Void
    ) -> Bool {
        guard let masks, matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0,
            size * max(matrix.xx, matrix.yy) <= GlyphMasks.maximumSize
        else { return false }
        masks.withTable(scaleX: matrix.xx, scaleY: matrix.yy) { table in
            // The last glyph ID is that of no glyph, and the phase takes two bits of the key.
            for glyph in glyphs where glyph.id < 0x3FFF_FFFF {
                let quarters = ((glyph.x * matrix.xx + matrix.x0) * GlyphMasks.phases).rounded()
                let (x, y) = ((quarters / GlyphMasks.phases).rounded(.down), (glyph.y * matrix.yy + matrix.y0).rounded())
                // Pixels of surfaces are in this range. Infinity and NaN are not.
                guard abs(x) < 1e6, abs(y) < 1e6 else { continue }
                let phase = quarters - x * GlyphMasks.phases
                let mask = table.mask(UInt32(truncatingIfNeeded: glyph.id) << 2 | UInt32(phase)) {
                    let origin = PositionedGlyph(id: glyph.id, x: phase / GlyphMasks.phases, y: 0)
                    return .draw(origin, scaleX: matrix.xx, scaleY: matrix.yy) { _ = select(in: $0, .plain) }
                }
                body(mask, Int(x), Int(y))
            }
        }
        return true
    }

    /// Draws glyphs at quarters of a pixel with the source of a context.
    ///
    /// - Returns: `false` if nothing was drawn; see ``forEachMask``. In documents, glyphs are not pixels.
    func drawMasks(_ glyphs: UnsafeBufferPointer<PositionedGlyph>, in cairo: OpaquePointer) -> Bool {
        guard cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE else { return false }
        var raw = cairo_matrix_t()
        cairo_get_matrix(cairo, &raw)
        let matrix = CairoMatrix(xx: raw.xx, yx: raw.yx, xy: raw.xy, yy: raw.yy, x0: raw.x0, y0: raw.y0)
        cairo_identity_matrix(cairo)
        defer { cairo_set_matrix(cairo, &raw) }
        return forEachMask(glyphs, matrix) { mask, x, y in mask.composite(in: cairo, x: x, y: y) }
    }
}
