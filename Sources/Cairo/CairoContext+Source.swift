@_implementationOnly import CCairo

/// Borrowed pixels to read from. Whoever makes the value keeps the memory alive while it is used.
package struct CairoPixels {
    package let base: UnsafeRawPointer
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// In bytes, a multiple of four.
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
    /// Makes borrowed pixels the source while `body` runs; afterwards the source is black, so that nothing dangles.
    ///
    /// Allocates no object of ours. Cairo reads from a source only, although its signature asks for mutable memory.
    ///
    /// - Parameter matrix: the target's pixels to the picture's, whatever user space is; finite and with an inverse.
    /// - Throws: when a side is above 32,767 pixels; the body is not called then.
    package func withSource(
        _ pixels: CairoPixels, matrix: CairoMatrix, filter: CairoFilter, extend: CairoExtend, _ body: () -> Void
    ) throws(CairoError) {
        let bytes = UnsafeMutableRawPointer(mutating: pixels.base).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, pixels.format.raw, Int32(clamping: pixels.width), Int32(clamping: pixels.height), Int32(clamping: pixels.bytesPerRow))
        defer { cairo_surface_destroy(surface) }
        try CairoError.check(cairo_surface_status(surface), "cairo_image_surface_create_for_data")
        // A pattern is placed in the user space of when it is set, and only multiplying matrices of like size keeps their digits.
        var (kept, identity) = (cairo_matrix_t(), CairoMatrix.identity.raw)
        cairo_get_matrix(handle, &kept)
        cairo_set_matrix(handle, &identity)
        cairo_set_source_surface(handle, surface, 0, 0)
        cairo_set_matrix(handle, &kept)
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
