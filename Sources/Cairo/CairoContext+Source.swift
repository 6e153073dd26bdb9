@_implementationOnly import CCairo

/// Borrowed pixels to read. The creator of the value keeps the memory alive during its use.
package struct CairoPixels {
    package let base: UnsafeRawPointer
    /// The width, in pixels.
    package let width: Int
    /// The height, in pixels.
    package let height: Int
    /// The number of bytes per row, a multiple of four.
    package let bytesPerRow: Int
    package let format: CairoSurface.Format

    package init(base: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, format: CairoSurface.Format) {
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.format = format
    }
}

extension CairoContext {
    /// Sets borrowed pixels as the source while `body` runs, and black afterwards, so that no reference remains.
    ///
    /// Allocates no Swift object. Cairo only reads from a source, although its signature requires mutable memory.
    ///
    /// - Parameter matrix: The transform from the target's pixels to the image's, independent of user space; finite
    ///   and invertible.
    /// - Throws: ``CairoError`` if a side exceeds 32,767 pixels; in that case, `body` is not called.
    package func withSource(
        _ pixels: CairoPixels, matrix: CairoMatrix, filter: CairoFilter, extend: CairoExtend, _ body: () -> Void
    ) throws(CairoError) {
        let bytes = UnsafeMutableRawPointer(mutating: pixels.base).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, pixels.format.raw, Int32(clamping: pixels.width), Int32(clamping: pixels.height), Int32(clamping: pixels.bytesPerRow))
        defer { cairo_surface_destroy(surface) }
        try CairoError.check(cairo_surface_status(surface), "cairo_image_surface_create_for_data")
        // A pattern is relative to the user space in which it is set. It is set in the identity space, because a
        // product of matrices would lose precision.
        var (saved, identity) = (cairo_matrix_t(), CairoMatrix.identity.raw)
        cairo_get_matrix(handle, &saved)
        cairo_set_matrix(handle, &identity)
        cairo_set_source_surface(handle, surface, 0, 0)
        cairo_set_matrix(handle, &saved)
        let pattern = cairo_get_source(handle)
        var raw = matrix.raw
        cairo_pattern_set_matrix(pattern, &raw)
        cairo_pattern_set_filter(pattern, filter.raw)
        cairo_pattern_set_extend(pattern, extend.raw)
        body()
        cairo_set_source_rgb(handle, 0, 0, 0)
        cairo_surface_finish(surface)
    }
}
