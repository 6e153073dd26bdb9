import Cairo

@_implementationOnly import CPango

/// The coverage of the pixels of one glyph.
package final class GlyphMask: Sendable {
    /// The distance of the left column from the pixel at the glyph's position, in pixels.
    package let left: Int
    /// The distance of the top row from the pixel at the glyph's position, in pixels, positive downwards.
    package let top: Int
    /// The width in pixels, a multiple of 8: columns without ink fill the last eight. 0 for a glyph without ink.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The coverage of each pixel, row by row; 0…255.
    package let coverage: [UInt8]

    private init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
        (self.left, self.top, self.width, self.height, self.coverage) = (left, top, width, height, coverage)
    }

    /// The mask of a glyph without ink.
    static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])

    /// Fills the outline of a glyph with antialiasing.
    ///
    /// - Parameters:
    ///   - glyph: The glyph, with the position of its origin in a pixel.
    ///   - scaleX: The scale from the font's size to pixels.
    ///   - scaleY: The vertical scale.
    ///   - select: Sets the font.
    static func draw(_ glyph: PositionedGlyph, scaleX: Double, scaleY: Double, select: (OpaquePointer) -> Void) -> GlyphMask {
        guard let outline = context(width: 1, height: 1) else { return .empty }
        defer { cairo_destroy(outline) }
        cairo_scale(outline, scaleX, scaleY)
        select(outline)
        var raw = cairo_glyph_t(index: glyph.id, x: glyph.x / scaleX, y: glyph.y / scaleY)
        cairo_glyph_path(outline, &raw, 1)
        cairo_identity_matrix(outline)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_fill_extents(outline, &x1, &y1, &x2, &y2)
        let (left, top) = (Int(x1.rounded(.down)), Int(y1.rounded(.down)))
        let (width, height) = ((Int(x2.rounded(.up)) - left + 7) & ~7, Int(y2.rounded(.up)) - top)
        guard x2 > x1, y2 > y1, let target = context(width: width, height: height) else { return .empty }
        defer { cairo_destroy(target) }
        let path = cairo_copy_path(outline)
        cairo_translate(target, Double(-left), Double(-top))
        cairo_append_path(target, path)
        cairo_path_destroy(path)
        cairo_fill(target)
        guard let coverage = pixels(of: target, width * height) else { return .empty }
        return GlyphMask(left: left, top: top, width: width, height: height, coverage: coverage)
    }

    private static func context(width: Int, height: Int) -> OpaquePointer? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return nil }
        defer { cairo_surface_destroy(surface) }
        return cairo_create(surface)
    }

    /// Returns the pixels of a surface, or `nil` if there was no memory for the surface. Its rows have a multiple of 4
    /// pixels, so that nothing is between them.
    private static func pixels(of context: OpaquePointer, _ count: Int) -> [UInt8]? {
        let surface = cairo_get_target(context)
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    /// Composites the source of a context through the mask. Wraps `cairo_mask_surface`.
    ///
    /// - Parameters:
    ///   - x: The column of the glyph's position; pixels are user space.
    ///   - y: The row of the glyph's position.
    func composite(in cairo: OpaquePointer, x: Int, y: Int) {
        guard width > 0 else { return }
        // Cairo does not write to the pixels of a mask, but its surface has no variant for constant pixels.
        var copy = coverage
        copy.withUnsafeMutableBufferPointer { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(width))
            cairo_mask_surface(cairo, surface, Double(x + left), Double(y + top))
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}
