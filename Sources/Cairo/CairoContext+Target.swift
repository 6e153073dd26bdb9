@_implementationOnly import CCairo

/// The pixels that a context draws on at the moment: the surface's, or those of the group that is open.
package struct CairoTarget {
    package let base: UnsafeMutableRawPointer
    package let bytesPerRow: Int
    /// Where the first pixel lies on the surface.
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
    package let ignoresAlpha: Bool
}

extension CairoContext {
    /// Lends the pixels that are drawn on, to read. Wraps `cairo_get_group_target`.
    ///
    /// The body is not called where no pixels of 32 bits are drawn on.
    package func withTarget(_ body: (CairoTarget) -> Void) {
        guard let target = cairo_get_group_target(handle), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else { return }
        cairo_surface_flush(target)
        let format = cairo_image_surface_get_format(target)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24, let base = cairo_image_surface_get_data(target) else { return }
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &x, &y)
        body(
            CairoTarget(
                base: base, bytesPerRow: Int(cairo_image_surface_get_stride(target)), x: Int(-x), y: Int(-y),
                width: Int(cairo_image_surface_get_width(target)), height: Int(cairo_image_surface_get_height(target)),
                ignoresAlpha: format == CAIRO_FORMAT_RGB24))
    }
}
