@_implementationOnly import CCairo

/// The current target of a context: the pixels of the surface, or those of the open group.
package struct CairoTarget {
    package let base: UnsafeMutableRawPointer
    package let bytesPerRow: Int
    /// The position of the first pixel on the surface.
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
    package let ignoresAlpha: Bool
}

extension CairoContext {
    /// Lends the pixels of the current target for reading. Wraps `cairo_get_group_target`.
    ///
    /// The body is not called if the target has no 32-bit pixels.
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
