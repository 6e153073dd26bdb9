extension Paint {
    /// Returns parallel stripes.
    ///
    /// ```swift
    /// context.fill(rect, with: .stripes(.systemRed, on: .white, width: 6, angle: .pi / 4))
    /// ```
    ///
    /// The first stripe begins at the origin of the view. Colours are resolved when the paint is used, so that dynamic
    /// colours follow the appearance. If the width and gap are not above 0 and finite, only the background is filled
    /// and a diagnostic is reported.
    ///
    /// - Parameters:
    ///   - color: The colour of the stripes.
    ///   - background: The colour between the stripes; none by default.
    ///   - width: The width of a stripe, in points; 4 by default.
    ///   - gap: The distance between two stripes, in points; the width by default.
    ///   - angle: The direction of the stripes, in radians clockwise from horizontal; 0 by default.
    public static func stripes(
        _ color: UIColor, on background: UIColor? = nil, width: CGFloat = 4, gap: CGFloat? = nil, angle: CGFloat = 0
    ) -> Paint {
        let gap = gap ?? width
        let stripe = CGRect(x: 0, y: 0, width: width + gap, height: width)
        // An empty cell makes no pattern, and reports a diagnostic.
        let cell = width > 0 && gap > 0 ? CGSize(width: width + gap, height: width + gap) : .zero
        return stencil(color, on: background, cell, CGAffineTransform(rotationAngle: angle)) { $0.fill(stripe) }
    }

    /// Returns round dots in rows.
    ///
    /// ```swift
    /// context.fill(rect, with: .dots(.systemBlue, diameter: 4))
    /// ```
    ///
    /// Each dot is in the middle of its cell; the first cell begins at the origin of the view. Colours are resolved
    /// when the paint is used. If the diameter and gap are not above 0 and finite, only the background is filled and
    /// a diagnostic is reported.
    ///
    /// - Parameters:
    ///   - color: The colour of the dots.
    ///   - background: The colour between the dots; none by default.
    ///   - diameter: The diameter of a dot, in points; 4 by default.
    ///   - gap: The distance between two dots, in points; the diameter by default.
    ///   - isStaggered: Whether every other row is moved by half a distance; `false` by default.
    public static func dots(
        _ color: UIColor, on background: UIColor? = nil, diameter: CGFloat = 4, gap: CGFloat? = nil, isStaggered: Bool = false
    ) -> Paint {
        let gap = gap ?? diameter
        let step = diameter > 0 && gap > 0 ? diameter + gap : 0
        let dot = CGRect(x: gap / 2, y: gap / 2, width: diameter, height: diameter)
        return stencil(color, on: background, CGSize(width: step, height: isStaggered ? 2 * step : step), .identity) { cell in
            cell.fillEllipse(in: dot)
            // The moved row: half of a dot is at either side of the cell.
            for x in isStaggered ? [-step / 2, step / 2] : [] { cell.fillEllipse(in: dot.offsetBy(dx: x, dy: step)) }
        }
    }

    /// Returns the fields of a chessboard.
    ///
    /// ```swift
    /// context.fill(rect, with: .checks(.systemGray5, on: .systemBackground, side: 8))
    /// ```
    ///
    /// The first coloured field is at the origin of the view. Colours are resolved when the paint is used. If the
    /// side is not above 0 and finite, only the background is filled and a diagnostic is reported.
    ///
    /// - Parameters:
    ///   - color: The colour of every other field.
    ///   - background: The colour of the other fields; none by default.
    ///   - side: The side of a field, in points; 8 by default.
    public static func checks(_ color: UIColor, on background: UIColor? = nil, side: CGFloat = 8) -> Paint {
        let cell = side > 0 ? CGSize(width: 2 * side, height: 2 * side) : .zero
        return stencil(color, on: background, cell, .identity) { cell in
            cell.fill(CGRect(x: 0, y: 0, width: side, height: side))
            cell.fill(CGRect(x: side, y: side, width: side, height: side))
        }
    }

    private static func stencil(
        _ color: UIColor, on background: UIColor?, _ cell: CGSize, _ matrix: CGAffineTransform, _ draw: @escaping (CGContext) -> Void
    ) -> Paint {
        let pattern = Hooks.stencil(cell: cell, matrix: matrix, draw)
        var paints: [Paint] = []
        if let background { paints.append(.color(background)) }
        if let pattern { paints.append(.stencil(pattern, color)) }
        return paints.count == 1 ? paints[0] : .layers(paints)
    }
}
