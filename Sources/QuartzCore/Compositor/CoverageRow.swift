/// The coverage of one row of pixels by an outline: individual values at both ends and a constant value between them.
struct CoverageRow {
    /// The index of the first pixel with coverage.
    var start: Int
    /// The start of the constant run, at least `start`.
    var solidStart: Int
    /// The end of the constant run (exclusive), at least `solidStart`.
    var solidEnd: Int
    /// The end of the pixels with coverage (exclusive).
    var end: Int
    /// The coverage of the constant run, 1…255.
    var solid: UInt32

    /// Returns the row clipped to the pixels `x0..<x1`.
    func clipped(_ x0: Int, _ x1: Int) -> CoverageRow {
        func clamp(_ x: Int) -> Int { min(max(x, x0), x1) }
        return CoverageRow(start: clamp(start), solidStart: clamp(solidStart), solidEnd: clamp(solidEnd), end: clamp(end), solid: solid)
    }
}

/// Scan-converts a convex outline row by row with exact area coverage.
///
/// For each row, the parts of the left and right edges in that row add their signed area to an accumulation buffer
/// (see ``RowEdge``). A prefix sum over the buffer turns the differences into the coverage of each pixel. The pixels
/// between the left and the right edges share one value, so only the ends of a row cost time. The edges are sorted
/// from top to bottom, and an index skips edges that end above the row. The method is that of the accumulation
/// buffers of FreeType and font-rs. The coverage of a row does not depend on the first row that is requested, so damage
/// may be split at any row.
struct ScanConverter {
    private let outline: Outline
    private let width: Int
    private var leftIndex = 0
    private var rightIndex = 0
    /// For each pixel, the change of the coverage at that pixel.
    private let deltas: UnsafeMutablePointer<Double>
    /// The coverage of each pixel, 0…255; valid at the two ends of the last requested row.
    let coverage: UnsafeMutablePointer<UInt8>

    /// - Parameter scratch: Buffers for rows of the canvas's width.
    init(_ outline: Outline, _ scratch: CoverageScratch, _ slot: Int = 0) {
        self.outline = outline
        width = scratch.width
        deltas = scratch.deltas
        coverage = scratch.row(slot)
    }

    /// Returns the rows of `clip` that the outline touches.
    func rows(in clip: PixelRect) -> Range<Int> {
        let first = max(clip.y, Int(max(outline.top, -1e6).rounded(.down)))
        let last = min(clip.maxY, Int(min(outline.bottom, 1e6).rounded(.up)))
        return first..<max(first, last)
    }

    /// Returns the coverage of row `y`. Rows must be requested from top to bottom.
    mutating func row(_ y: Int) -> CoverageRow? {
        let left = Self.add(outline.left, &leftIndex, Double(y), 1, deltas, width)
        let right = Self.add(outline.right, &rightIndex, Double(y), -1, deltas, width)
        guard left.first <= left.last, right.first <= right.last else { return nil }
        var total = 0.0
        if left.last >= right.first {
            let (first, last) = (min(left.first, right.first), max(left.last, right.last))
            resolve(first, last, &total)
            deltas[last + 1] = 0
            let end = min(last + 1, width)
            return CoverageRow(start: min(first, end), solidStart: end, solidEnd: end, end: end, solid: 255)
        }
        resolve(left.first, left.last, &total)
        total += deltas[left.last + 1]
        deltas[left.last + 1] = 0
        let solid = Self.byte(total)
        resolve(right.first, right.last, &total)
        deltas[right.last + 1] = 0
        let end = min(right.last + 1, width)
        return CoverageRow(
            start: left.first, solidStart: left.last + 1, solidEnd: min(right.first, end), end: end, solid: UInt32(solid))
    }

    /// Integrates the changes of some pixels into coverage, and clears them for the next row.
    private func resolve(_ first: Int, _ last: Int, _ total: inout Double) {
        guard first <= last else { return }
        for x in first...last {
            total += deltas[x]
            deltas[x] = 0
            coverage[x] = Self.byte(total)
        }
    }

    /// An offset slightly above 0.5 makes halves round in the same direction at every position of the outline.
    @inline(__always) private static func byte(_ coverage: Double) -> UInt8 {
        UInt8(min(max(coverage * 255 + 0.500_001, 0), 255))
    }

    /// Adds the parts of the edges that are inside a row. Returns the first and the last pixel that the edges touch.
    private static func add(
        _ edges: [Outline.Edge], _ index: inout Int, _ y: Double, _ sign: Double, _ deltas: UnsafeMutablePointer<Double>, _ width: Int
    ) -> (first: Int, last: Int) {
        var found = (first: Int.max, last: Int.min)
        while index < edges.count, edges[index].y1 <= y { index += 1 }
        var next = index
        while next < edges.count, edges[next].y0 < y + 1 {
            let edge = edges[next]
            next += 1
            let from = max(edge.y0, y)
            let to = min(edge.y1, y + 1)
            guard to > from else { continue }
            let x0 = from == edge.y0 ? edge.x0 : edge.x0 + (from - edge.y0) * edge.slope
            let x1 = to == edge.y1 ? edge.x1 : edge.x0 + (to - edge.y0) * edge.slope
            let cut = RowEdge(min(x0, x1), max(x0, x1), (to - from) * sign, deltas, Double(width))
            found = (min(found.first, cut.first), max(found.last, cut.last))
        }
        return found
    }
}
