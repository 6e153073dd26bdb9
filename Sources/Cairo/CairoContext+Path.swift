@_implementationOnly import CCairo

extension CairoContext {
    package func newPath() { cairo_new_path(handle) }
    package func newSubPath() { cairo_new_sub_path(handle) }
    package func closePath() { cairo_close_path(handle) }
    package func move(toX x: Double, y: Double) { cairo_move_to(handle, x, y) }
    package func line(toX x: Double, y: Double) { cairo_line_to(handle, x, y) }

    /// Wraps `cairo_curve_to`: two control points, then the end.
    package func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double) {
        cairo_curve_to(handle, x1, y1, x2, y2, x3, y3)
    }

    package func rectangle(x: Double, y: Double, width: Double, height: Double) { cairo_rectangle(handle, x, y, width, height) }

    /// Wraps `cairo_in_fill`.
    package func isInFill(x: Double, y: Double) -> Bool { cairo_in_fill(handle, x, y) != 0 }
    /// Wraps `cairo_in_stroke`.
    package func isInStroke(x: Double, y: Double) -> Bool { cairo_in_stroke(handle, x, y) != 0 }
}
