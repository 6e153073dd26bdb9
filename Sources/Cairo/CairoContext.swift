@_implementationOnly import CCairo

/// What draws on a surface.
///
/// Wraps `cairo_t`. A Cairo context that has seen an error ignores all later calls, so that what could cause one (numbers
/// that are not finite, matrices without an inverse) is kept away from it. See https://www.cairographics.org/manual/cairo-cairo-t.html
package final class CairoContext {
    /// For the Pango wrapper alone.
    package let handle: OpaquePointer
    private let surface: CairoSurface

    package init(_ surface: CairoSurface) throws(CairoError) {
        guard let context = cairo_create(surface.handle) else { throw CairoError(operation: "cairo_create", reason: "no context") }
        handle = context
        self.surface = surface
        try CairoError.check(cairo_status(context), "cairo_create")
    }

    deinit { cairo_destroy(handle) }

    /// Throws what has stopped the context, if anything has. Wraps `cairo_status`.
    package func check() throws(CairoError) { try CairoError.check(cairo_status(handle), "drawing") }

    package func flush() { surface.flush() }

    package func save() { cairo_save(handle) }
    package func restore() { cairo_restore(handle) }
    package func pushGroup() { cairo_push_group(handle) }
    /// Wraps `cairo_pop_group_to_source`.
    package func popGroupToSource() { cairo_pop_group_to_source(handle) }

    package var matrix: CairoMatrix {
        get {
            var raw = cairo_matrix_t()
            cairo_get_matrix(handle, &raw)
            return CairoMatrix(raw)
        }
        set {
            guard newValue.isUsable else { return }
            var raw = newValue.raw
            cairo_set_matrix(handle, &raw)
        }
    }

    package func setSource(red: Double, green: Double, blue: Double, alpha: Double) {
        cairo_set_source_rgba(handle, red, green, blue, alpha)
    }

    package func setSource(_ pattern: CairoPattern) { cairo_set_source(handle, pattern.handle) }
    package func setOperator(_ value: CairoOperator) { cairo_set_operator(handle, value.raw) }
    package func setFillRule(_ rule: CairoFillRule) { cairo_set_fill_rule(handle, rule.raw) }
    package func setAntialias(_ isOn: Bool) { cairo_set_antialias(handle, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
    package func setLineWidth(_ width: Double) { cairo_set_line_width(handle, width) }
    package func setLineCap(_ cap: CairoLineCap) { cairo_set_line_cap(handle, cap.raw) }
    package func setLineJoin(_ join: CairoLineJoin) { cairo_set_line_join(handle, join.raw) }
    package func setMiterLimit(_ limit: Double) { cairo_set_miter_limit(handle, limit) }

    /// Wraps `cairo_set_dash`; lengths must not be negative, nor all of them 0.
    package func setDash(_ lengths: [Double], offset: Double) {
        guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else { return }
        cairo_set_dash(handle, lengths, Int32(lengths.count), offset)
    }

    package func fill() { cairo_fill(handle) }
    package func fillPreserve() { cairo_fill_preserve(handle) }
    package func stroke() { cairo_stroke(handle) }
    package func clip() { cairo_clip(handle) }
    package func resetClip() { cairo_reset_clip(handle) }
    package func paint() { cairo_paint(handle) }
    package func paint(alpha: Double) { cairo_paint_with_alpha(handle, alpha) }
    /// Paints the source where `mask` covers. Wraps `cairo_mask`.
    package func mask(_ mask: CairoPattern) { cairo_mask(handle, mask.handle) }

    /// The rectangle around the clip in user space. Wraps `cairo_clip_extents`.
    package var clipExtents: (minX: Double, minY: Double, maxX: Double, maxY: Double) {
        var x0 = 0.0
        var y0 = 0.0
        var x1 = 0.0
        var y1 = 0.0
        cairo_clip_extents(handle, &x0, &y0, &x1, &y1)
        return (x0, y0, x1, y1)
    }
}
