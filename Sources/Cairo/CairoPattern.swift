@_implementationOnly import CCairo

/// A gradient or an image as a source.
///
/// Wraps `cairo_pattern_t`. See https://www.cairographics.org/manual/cairo-cairo-pattern-t.html
package final class CairoPattern {
    let handle: OpaquePointer
    /// The surface of an image, which the pattern retains.
    private let surface: CairoSurface?

    package init(surface: CairoSurface) throws(CairoError) {
        guard let pattern = cairo_pattern_create_for_surface(surface.handle) else {
            throw CairoError(operation: "cairo_pattern_create_for_surface", reason: "no pattern")
        }
        handle = pattern
        self.surface = surface
        try CairoError.check(cairo_pattern_status(pattern), "cairo_pattern_create_for_surface")
    }

    /// Adopts a pattern with its reference.
    init(adopting pattern: OpaquePointer, _ operation: String) throws(CairoError) {
        handle = pattern
        surface = nil
        try CairoError.check(cairo_pattern_status(pattern), operation)
    }

    /// Creates a linear gradient. Wraps `cairo_pattern_create_linear`.
    package init(linearFrom start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws(CairoError) {
        guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else {
            throw CairoError(operation: "cairo_pattern_create_linear", reason: "no pattern")
        }
        handle = pattern
        surface = nil
        try CairoError.check(cairo_pattern_status(pattern), "cairo_pattern_create_linear")
    }

    /// Creates a radial gradient. Wraps `cairo_pattern_create_radial`.
    package init(
        radialFrom start: (x: Double, y: Double), radius startRadius: Double, to end: (x: Double, y: Double), radius endRadius: Double
    ) throws(CairoError) {
        guard let pattern = cairo_pattern_create_radial(start.x, start.y, startRadius, end.x, end.y, endRadius) else {
            throw CairoError(operation: "cairo_pattern_create_radial", reason: "no pattern")
        }
        handle = pattern
        surface = nil
        try CairoError.check(cairo_pattern_status(pattern), "cairo_pattern_create_radial")
    }

    deinit { cairo_pattern_destroy(handle) }

    /// Adds a colour stop, with all values in 0…1. Wraps `cairo_pattern_add_color_stop_rgba`.
    package func addStop(at offset: Double, red: Double, green: Double, blue: Double, alpha: Double) {
        cairo_pattern_add_color_stop_rgba(handle, offset, red, green, blue, alpha)
    }

    package func setExtend(_ extend: CairoExtend) { cairo_pattern_set_extend(handle, extend.raw) }
    package func setFilter(_ filter: CairoFilter) { cairo_pattern_set_filter(handle, filter.raw) }

    /// Sets the transform from user space to the pattern's space. A singular matrix is ignored.
    package func setMatrix(_ matrix: CairoMatrix) {
        guard matrix.isValid else { return }
        var raw = matrix.raw
        cairo_pattern_set_matrix(handle, &raw)
    }
}
