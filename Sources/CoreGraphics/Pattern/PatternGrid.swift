/// The placement of a pattern's cells on pixels.
///
/// The visible area is mapped to pattern space, which gives the range of cells. Usually one period is drawn into a
/// tile, which Cairo repeats. The tile has the resolution of the canvas, twice the resolution if the pattern is
/// rotated, and at most 1,048,576 pixels. If a period exceeds that size, or if undistorted cells do not fit the pixels,
/// every visible cell is drawn separately. If there are more than 4,096 of them, the tile is used all the same.
struct PatternGrid {
    /// The cells that touch an area.
    struct Cells: Equatable {
        var columns: Range<Int>
        var rows: Range<Int>

        /// The number of cells; the largest integer if there are more.
        var count: Int {
            let (count, overflows) = columns.count.multipliedReportingOverflow(by: rows.count)
            return overflows ? .max : count
        }
    }

    let pattern: CGPattern
    /// The area to cover, in pixels.
    let area: PixelRect
    /// The transform from pattern space to pixels.
    let toPixels: CGAffineTransform
    let cells: Cells
    /// The size of one period, in pixels.
    let tileSize: PixelSize
    /// The transform from a period's pixels to canvas pixels. The transform leads to a period near the area, because
    /// the coordinates of distant periods exceed Cairo's range.
    let tileToPixels: CGAffineTransform

    /// The maximum number of cells that are drawn separately.
    private static let maximumCells = 4096
    /// The maximum number of pixels of a period. Larger periods are drawn cell by cell, or at a lower resolution.
    private static let maximumPixels: CGFloat = 1_048_576

    /// Returns `nil` if the numbers exceed the drawable range.
    init?(_ pattern: CGPattern, phase: CGSize, base: CGAffineTransform, over area: PixelRect) {
        toPixels = pattern.matrix.concatenating(CGAffineTransform(translationX: phase.width, y: phase.height)).concatenating(base)
        guard toPixels.isFinite, toPixels.isInvertible, !area.isEmpty else { return nil }
        let visible = CGRect(x: area.x, y: area.y, width: area.width, height: area.height).applying(toPixels.inverted())
        let (bounds, step) = (pattern.bounds, pattern.step)
        guard let columns = Self.range(visible.minX, visible.maxX, bounds.minX, bounds.maxX, step.width),
            let rows = Self.range(visible.minY, visible.maxY, bounds.minY, bounds.maxY, step.height)
        else { return nil }
        self.pattern = pattern
        self.area = area
        cells = Cells(columns: columns, rows: rows)
        tileSize = Self.tileSize(step, toPixels)
        let scale = CGAffineTransform(
            scaleX: step.width / CGFloat(tileSize.width), y: step.height / CGFloat(tileSize.height))
        let first = CGAffineTransform(
            translationX: bounds.minX + CGFloat(columns.lowerBound) * step.width, y: bounds.minY + CGFloat(rows.lowerBound) * step.height)
        tileToPixels = scale.concatenating(first).concatenating(toPixels)
    }

    /// Returns the indexes of the cells along an axis that touch the visible range.
    private static func range(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> Range<Int>? {
        let first = ((start - high) / step).rounded(.down) + 1
        let last = ((end - low) / step).rounded(.up) - 1
        guard abs(first) < 1e12, abs(last) < 1e12 else { return nil }
        return Int(first)..<max(Int(first), Int(last) + 1)
    }

    private static func tileSize(_ step: CGSize, _ matrix: CGAffineTransform) -> PixelSize {
        // A rotated tile is interpolated, and needs twice the resolution to stay sharp.
        let detail: CGFloat = isAxisAligned(matrix) ? 1 : 2
        let width = step.width * hypot(matrix.a, matrix.b) * detail
        let height = step.height * hypot(matrix.c, matrix.d) * detail
        let shrink = min(1, (maximumPixels / max(1, width * height)).squareRoot())
        return PixelSize(width: pixelCount(width * shrink), height: pixelCount(height * shrink))
    }

    private static func pixelCount(_ side: CGFloat) -> Int { Int(min(max((side - 1e-6).rounded(.up), 1), 32_767)) }

    private static func isAxisAligned(_ matrix: CGAffineTransform) -> Bool {
        let small = 1e-9 * max(abs(matrix.a), abs(matrix.b), abs(matrix.c), abs(matrix.d))
        return abs(matrix.b) <= small && abs(matrix.c) <= small || abs(matrix.a) <= small && abs(matrix.d) <= small
    }

    /// Whether the period's pixels map to whole pixels: translated, mirrored or rotated by right angles.
    var isPixelAligned: Bool {
        let m = tileToPixels
        func isUnit(_ x: CGFloat, _ y: CGFloat) -> Bool { abs(abs(x) - 1) < 1e-6 && abs(y) < 1e-6 }
        guard isUnit(m.a, m.b) && isUnit(m.d, m.c) || isUnit(m.b, m.a) && isUnit(m.c, m.d) else { return false }
        return abs(m.tx - m.tx.rounded()) < 1e-3 && abs(m.ty - m.ty.rounded()) < 1e-3
    }

    /// Whether cells are drawn separately, because a period would be too large or does not fit the pixels.
    var drawsCellsSeparately: Bool {
        guard cells.count <= Self.maximumCells else { return false }
        let pixels = pattern.step.width * pattern.step.height * abs(toPixels.a * toPixels.d - toPixels.b * toPixels.c)
        return pixels > Self.maximumPixels || pattern.tiling == .noDistortion && Self.isAxisAligned(toPixels) && !isPixelAligned
    }

    /// Returns an image of the area in which every cell was drawn separately.
    func drawCells(depth: Int) -> PixelBuffer {
        let buffer = PixelBuffer(width: area.width, height: area.height)
        let corner = CGAffineTransform(translationX: CGFloat(-area.x), y: CGFloat(-area.y))
        for row in cells.rows {
            for column in cells.columns {
                let base = toPixels.concatenating(corner).concatenating(rounding(column, row))
                let context = CGContext(Canvas(buffer), base: base, layout: .bgra, space: .rgb)
                context.patternDepth = depth
                context.ignoresColors = !pattern.isColored
                pattern.drawCell(column: column, row: row, in: context)
            }
        }
        return buffer
    }

    /// Returns the translation that aligns a cell to whole pixels; the identity if the tiling does not require it.
    private func rounding(_ column: Int, _ row: Int) -> CGAffineTransform {
        guard pattern.tiling == .noDistortion else { return .identity }
        let corner = CGPoint(
            x: pattern.bounds.minX + CGFloat(column) * pattern.step.width, y: pattern.bounds.minY + CGFloat(row) * pattern.step.height
        ).applying(toPixels)
        return CGAffineTransform(translationX: corner.x.rounded() - corner.x, y: corner.y.rounded() - corner.y)
    }

    /// Returns one period of a pattern, from the corner of a cell, including the overlap of preceding cells.
    static func drawTile(of pattern: CGPattern, _ size: PixelSize, depth: Int) -> PixelBuffer {
        let buffer = PixelBuffer(width: size.width, height: size.height)
        let (bounds, step) = (pattern.bounds, pattern.step)
        let base = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: CGFloat(size.width) / step.width, y: CGFloat(size.height) / step.height))
        let context = CGContext(Canvas(buffer), base: base, layout: .bgra, space: .rgb)
        context.patternDepth = depth
        context.ignoresColors = !pattern.isColored
        // Of more than 32 overlapping cells, the lowest ones are practically invisible.
        let columns = min(32, Int(min(32, (bounds.width / step.width).rounded(.up))))
        let rows = min(32, Int(min(32, (bounds.height / step.height).rounded(.up))))
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() { pattern.drawCell(column: -column, row: -row, in: context) }
        }
        context.flush()
        return buffer
    }
}
