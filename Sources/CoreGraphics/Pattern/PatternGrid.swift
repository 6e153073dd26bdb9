/// How the cells of a pattern lie on pixels.
struct PatternGrid {
    /// Which cells touch an area.
    struct Cells: Equatable {
        var columns: Range<Int>
        var rows: Range<Int>

        var count: Int { columns.count.multipliedReportingOverflow(by: rows.count).partialValue }
    }

    let pattern: CGPattern
    /// What is to be covered, in pixels.
    let area: PixelRect
    /// Pattern space to pixels.
    let toPixels: CGAffineTransform
    let cells: Cells
    /// Of one period, in pixels.
    let tileSize: PixelSize
    /// A period's pixels to those that are drawn on, for a period near the area: far ones are beyond Cairo's numbers.
    let tileToPixels: CGAffineTransform

    /// The most cells that are drawn one by one.
    private static let mostCells = 4096
    /// The most pixels of a period: beyond that cells are drawn one by one, or with fewer pixels.
    private static let mostPixels: CGFloat = 1_048_576

    /// `nil` where the numbers are beyond what can be drawn.
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

    /// Which cells along an axis reach into what is visible.
    private static func range(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> Range<Int>? {
        let first = ((start - high) / step).rounded(.down) + 1
        let last = ((end - low) / step).rounded(.up) - 1
        guard abs(first) < 1e12, abs(last) < 1e12 else { return nil }
        return Int(first)..<max(Int(first), Int(last) + 1)
    }

    private static func tileSize(_ step: CGSize, _ matrix: CGAffineTransform) -> PixelSize {
        // What is turned is read between pixels, and stays sharp with twice as many of them.
        let detail: CGFloat = keepsAxes(matrix) ? 1 : 2
        let width = step.width * hypot(matrix.a, matrix.b) * detail
        let height = step.height * hypot(matrix.c, matrix.d) * detail
        let shrink = min(1, (mostPixels / max(1, width * height)).squareRoot())
        return PixelSize(width: whole(width * shrink), height: whole(height * shrink))
    }

    private static func whole(_ side: CGFloat) -> Int { Int(min(max((side - 1e-6).rounded(.up), 1), 32_767)) }

    private static func keepsAxes(_ matrix: CGAffineTransform) -> Bool {
        let small = 1e-9 * max(abs(matrix.a), abs(matrix.b), abs(matrix.c), abs(matrix.d))
        return abs(matrix.b) <= small && abs(matrix.c) <= small || abs(matrix.a) <= small && abs(matrix.d) <= small
    }

    /// Whether the period's pixels are the pixels drawn, moved, turned over or by right angles.
    var isExact: Bool {
        let m = tileToPixels
        func isUnit(_ x: CGFloat, _ y: CGFloat) -> Bool { abs(abs(x) - 1) < 1e-6 && abs(y) < 1e-6 }
        guard isUnit(m.a, m.b) && isUnit(m.d, m.c) || isUnit(m.b, m.a) && isUnit(m.c, m.d) else { return false }
        return abs(m.tx - m.tx.rounded()) < 1e-3 && abs(m.ty - m.ty.rounded()) < 1e-3
    }

    /// Whether cells are drawn one by one: where one period would take more pixels than it should have, or none fits the pixels.
    var isDrawnByCells: Bool {
        guard cells.count <= Self.mostCells else { return false }
        let pixels = pattern.step.width * pattern.step.height * abs(toPixels.a * toPixels.d - toPixels.b * toPixels.c)
        return pixels > Self.mostPixels || pattern.tiling == .noDistortion && Self.keepsAxes(toPixels) && !isExact
    }

    /// The area with every cell drawn on its own.
    func drawSheet(depth: Int) -> PixelBuffer {
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

    /// What brings a cell to whole pixels, if it is to start there.
    private func rounding(_ column: Int, _ row: Int) -> CGAffineTransform {
        guard pattern.tiling == .noDistortion else { return .identity }
        let corner = CGPoint(
            x: pattern.bounds.minX + CGFloat(column) * pattern.step.width, y: pattern.bounds.minY + CGFloat(row) * pattern.step.height
        ).applying(toPixels)
        return CGAffineTransform(translationX: corner.x.rounded() - corner.x, y: corner.y.rounded() - corner.y)
    }

    /// One period of a pattern, from the corner of a cell; what reaches over from cells before it too.
    static func drawTile(of pattern: CGPattern, _ size: PixelSize, depth: Int) -> PixelBuffer {
        let buffer = PixelBuffer(width: size.width, height: size.height)
        let (bounds, step) = (pattern.bounds, pattern.step)
        let base = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: CGFloat(size.width) / step.width, y: CGFloat(size.height) / step.height))
        let context = CGContext(Canvas(buffer), base: base, layout: .bgra, space: .rgb)
        context.patternDepth = depth
        context.ignoresColors = !pattern.isColored
        // More than this many layers of a pattern on itself leave nothing to be seen of the lowest.
        let columns = min(32, Int(min(32, (bounds.width / step.width).rounded(.up))))
        let rows = min(32, Int(min(32, (bounds.height / step.height).rounded(.up))))
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() { pattern.drawCell(column: -column, row: -row, in: context) }
        }
        context.flush()
        return buffer
    }
}
