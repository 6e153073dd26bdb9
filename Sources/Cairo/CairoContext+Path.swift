@_implementationOnly import CCairo

extension CairoContext {
    package func newPath() { cairo_new_path(handle) }
    package func closePath() { cairo_close_path(handle) }
    package func move(toX x: Double, y: Double) { cairo_move_to(handle, x, y) }
    package func line(toX x: Double, y: Double) { cairo_line_to(handle, x, y) }

    /// Wraps `cairo_curve_to`: two control points, and then the end point.
    package func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double) {
        cairo_curve_to(handle, x1, y1, x2, y2, x3, y3)
    }

    package func rectangle(x: Double, y: Double, width: Double, height: Double) { cairo_rectangle(handle, x, y, width, height) }

    /// Returns whether a point in user space is inside the stroke. Wraps `cairo_in_stroke`.
    package func isInStroke(x: Double, y: Double) -> Bool { cairo_in_stroke(handle, x, y) != 0 }

    /// The distance of a control point from the end of a quarter circle of radius 1.
    private static let quarter = 0.552_284_749_830_793_6

    /// Adds a rectangle with rounded corners, whose radius is at most half of each side.
    package func roundedRectangle(x: Double, y: Double, width: Double, height: Double, radius r: Double) {
        let (right, bottom, k) = (x + width, y + height, r * (1 - Self.quarter))
        cairo_move_to(handle, x + r, y)
        cairo_line_to(handle, right - r, y)
        cairo_curve_to(handle, right - k, y, right, y + k, right, y + r)
        cairo_line_to(handle, right, bottom - r)
        cairo_curve_to(handle, right, bottom - k, right - k, bottom, right - r, bottom)
        cairo_line_to(handle, x + r, bottom)
        cairo_curve_to(handle, x + k, bottom, x, bottom - k, x, bottom - r)
        cairo_line_to(handle, x, y + r)
        cairo_curve_to(handle, x, y + k, x + k, y, x + r, y)
        cairo_close_path(handle)
    }
}
