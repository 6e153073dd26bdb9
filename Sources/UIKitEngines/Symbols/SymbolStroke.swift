import CoreGraphics

/// The stroke width and the size of packaged symbols at a weight and a scale.
///
/// Strokes are as wide as the stems of text of the same size. At the large scale they are a little wider, by less
/// than the symbol grows. Sizes and widths are measured in templates that Apple's SF Symbols app exported into public
/// projects. The samples are the circle of `drop.circle.fill`, and the strokes of a ring and its arms. Dense symbols
/// have thinner strokes at heavy weights, so that strokes cover at most a given fraction of the bounding box.
package struct SymbolStroke: Hashable, Sendable {
    /// The weight from 1, ultralight, to 9, black.
    package let weight: Int
    /// The scale from 1, small, to 3, large.
    package let scale: Int

    /// Creates a stroke style; values out of range are clamped.
    package init(weight: Int, scale: Int) {
        self.weight = min(max(weight, 1), 9)
        self.scale = min(max(scale, 1), 3)
    }

    /// The diameter of the symbol `circle` on the grid, between the centres of its strokes.
    private static let gridCircle: CGFloat = 18.6

    /// The stroke widths in hundredths of an em, by scale and weight.
    private static let widths: [[CGFloat]] = [
        [2.2, 3.5, 6.1, 8.0, 9.6, 10.9, 12.5, 14.9, 17.0],
        [2.3, 3.8, 6.7, 8.9, 11.0, 12.7, 14.85, 17.95, 20.8],
        [2.35, 4.0, 7.2, 9.7, 12.25, 14.25, 16.9, 20.65, 23.8],
    ]

    /// The outer diameters of circles in hundredths of an em, by scale and weight.
    private static let circles: [[CGFloat]] = [
        [74.5, 75.4, 77.4, 78.9, 79.8, 80.5, 81.4, 82.8, 84.0],
        [94.6, 95.8, 98.0, 99.6, 101.0, 102.1, 103.5, 105.5, 107.4],
        [121.6, 122.9, 125.3, 127.2, 128.8, 130.0, 131.6, 134.0, 136.1],
    ]

    /// The stroke width, in em.
    package var width: CGFloat { Self.widths[scale - 1][weight - 1] / 100 }

    /// The length of a unit of the grid, in em.
    package var unit: CGFloat { (Self.circles[scale - 1][weight - 1] / 100 - width) / Self.gridCircle }

    /// Returns the stroke width of a symbol, in units of the grid.
    ///
    /// Above the regular weight, a symbol with many lines has thinner strokes, so that the areas between them stay
    /// open.
    package func lineWidth(of parts: [SymbolPart]) -> CGFloat {
        let ownWidth = width / unit
        let regular = SymbolStroke(weight: 4, scale: scale)
        let regularWidth = regular.width / regular.unit
        guard ownWidth > regularWidth, let maximumLineWidth = Self.maximumLineWidth(of: parts) else { return ownWidth }
        let black = SymbolStroke(weight: 9, scale: scale)
        let fraction = (maximumLineWidth - regularWidth) / (black.width / black.unit - regularWidth)
        return regularWidth + (ownWidth - regularWidth) * min(max(fraction, Self.minimumExtraFraction), 1)
    }

    /// The minimum fraction of a heavier weight's additional stroke width that dense symbols retain.
    private static let minimumExtraFraction: CGFloat = 0.25
    /// The maximum fraction of the symbol's bounding box that strokes may cover.
    private static let maximumCoverage: CGFloat = 0.8

    /// The minimum width and height of the bounding box in this computation, because a single line has no area.
    private static let minimumSide: CGFloat = 8

    /// Returns the stroke width at which the maximum fraction is covered; `nil` for symbols without strokes.
    private static func maximumLineWidth(of parts: [SymbolPart]) -> CGFloat? {
        let strokes = parts.filter(\.effect.addsInk).compactMap(\.ink.strokes)
        let length = strokes.reduce(0) { $0 + $1.approximateLength }
        guard length > 0, let box = SymbolPart.box(of: parts) else { return nil }
        return maximumCoverage * max(box.width, minimumSide) * max(box.height, minimumSide) / length
    }
}

extension CGPath {
    /// The approximate length of the path; a curve counts as the mean of its chord and its control polygon.
    fileprivate var approximateLength: CGFloat {
        var total: CGFloat = 0
        var point = CGPoint.zero
        var start = CGPoint.zero
        for step in steps {
            if case .move(let first) = step { (point, start) = (first, first) }
            let points = [point] + (step == .close ? [start] : step.points)
            let length = zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
            let end = points[points.count - 1]
            total += (length + hypot(end.x - point.x, end.y - point.y)) / 2
            point = end
        }
        return total
    }
}
