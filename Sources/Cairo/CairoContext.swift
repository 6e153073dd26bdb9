@_implementationOnly import CCairo

/// A drawing context of a surface.
///
/// Wraps `cairo_t`. After an error, a Cairo context ignores all further calls. Causes of errors, such as values that
/// are not finite and singular matrices, are therefore never passed to it. See
/// https://www.cairographics.org/manual/cairo-cairo-t.html
package final class CairoContext {
    /// The native context, used only by the Pango wrapper.
    package let handle: OpaquePointer
    private let surface: CairoSurface

    package init(_ surface: CairoSurface) throws(CairoError) {
        guard let context = cairo_create(surface.handle) else { throw CairoError(operation: "cairo_create", reason: "no context") }
        handle = context
        self.surface = surface
        try CairoError.check(cairo_status(context), "cairo_create")
    }

    deinit { cairo_destroy(handle) }

    /// Throws the error of the context, if there is one. Wraps `cairo_status`.
    package func check() throws(CairoError) { try CairoError.check(cairo_status(handle), "drawing") }

    /// Whether an error has stopped the context. Wraps `cairo_status`.
    package var hasFailed: Bool { cairo_status(handle) != CAIRO_STATUS_SUCCESS }

    package func flush() { surface.flush() }
    /// Invalidates cached content, after other code has written to the surface's memory.
    package func markDirty() { surface.markDirty() }

    package func save() { cairo_save(handle) }
    package func restore() { cairo_restore(handle) }
    package func pushGroup() { cairo_push_group(handle) }
    /// Ends the group and returns its content as a pattern in the current user space. Wraps `cairo_pop_group`.
    package func popGroup() throws(CairoError) -> CairoPattern {
        guard let pattern = cairo_pop_group(handle) else { throw CairoError(operation: "cairo_pop_group", reason: "no pattern") }
        return try CairoPattern(adopting: pattern, "cairo_pop_group")
    }

    package var matrix: CairoMatrix {
        get {
            var raw = cairo_matrix_t()
            cairo_get_matrix(handle, &raw)
            return CairoMatrix(raw)
        }
        set {
            guard newValue.isValid else { return }
            var raw = newValue.raw
            cairo_set_matrix(handle, &raw)
        }
    }

    package func setSource(red: Double, green: Double, blue: Double, alpha: Double) {
        cairo_set_source_rgba(handle, red, green, blue, alpha)
    }

    /// Sets the source of another context as the source, relative to the current user space. Wraps
    /// `cairo_get_source`.
    package func copySource(of other: CairoContext) { cairo_set_source(handle, cairo_get_source(other.handle)) }

    package func setSource(_ pattern: CairoPattern) { cairo_set_source(handle, pattern.handle) }
    package func setOperator(_ value: CairoOperator) { cairo_set_operator(handle, value.raw) }
    package func setFillRule(_ rule: CairoFillRule) { cairo_set_fill_rule(handle, rule.raw) }
    package func setAntialias(_ isOn: Bool) { cairo_set_antialias(handle, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
    package func setLineWidth(_ width: Double) { cairo_set_line_width(handle, width) }
    package func setLineCap(_ cap: CairoLineCap) { cairo_set_line_cap(handle, cap.raw) }
    package func setLineJoin(_ join: CairoLineJoin) { cairo_set_line_join(handle, join.raw) }
    /// Sets the maximum error of flattened curves, in pixels; above 0. Wraps `cairo_set_tolerance`.
    package func setTolerance(_ tolerance: Double) { cairo_set_tolerance(handle, tolerance) }
    package func setMiterLimit(_ limit: Double) { cairo_set_miter_limit(handle, limit) }

    /// Sets the lengths of the dashes in user space; an empty array for solid lines. No length may be negative, and
    /// at least one must be above 0. Wraps `cairo_set_dash`.
    package func setDash(_ lengths: [Double], offset: Double) {
        lengths.withUnsafeBufferPointer { cairo_set_dash(handle, $0.baseAddress, Int32(clamping: $0.count), offset) }
    }

    package func fill() { cairo_fill(handle) }
    package func fillPreserve() { cairo_fill_preserve(handle) }
    package func stroke() { cairo_stroke(handle) }
    package func clip() { cairo_clip(handle) }
    /// Clips, and keeps the path. Wraps `cairo_clip_preserve`.
    package func clipPreserve() { cairo_clip_preserve(handle) }
    package func resetClip() { cairo_reset_clip(handle) }
    package func paint() { cairo_paint(handle) }
    package func paint(alpha: Double) { cairo_paint_with_alpha(handle, alpha) }
    /// Paints the source through the surface as a mask, with its corner at `x`, `y` in user space. Wraps
    /// `cairo_mask_surface`.
    package func mask(_ mask: CairoSurface, x: Double, y: Double) { cairo_mask_surface(handle, mask.handle, x, y) }

    /// The bounding rectangle of the clip in user space. Wraps `cairo_clip_extents`.
    package var clipExtents: (minX: Double, minY: Double, maxX: Double, maxY: Double) {
        var x0 = 0.0
        var y0 = 0.0
        var x1 = 0.0
        var y1 = 0.0
        cairo_clip_extents(handle, &x0, &y0, &x1, &y1)
        return (x0, y0, x1, y1)
    }

    /// The clip in user space if it is a single rectangle, and `nil` for any other shape. Wraps
    /// `cairo_copy_clip_rectangle_list`.
    package var clipRectangle: (x: Double, y: Double, width: Double, height: Double)? {
        guard let list = cairo_copy_clip_rectangle_list(handle) else { return nil }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else { return nil }
        let box = list.pointee.rectangles.pointee
        return (box.x, box.y, box.width, box.height)
    }
}
