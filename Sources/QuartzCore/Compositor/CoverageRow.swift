/// How much of the pixels of one row an outline covers: by pixel at both ends, and the same in between.
struct CoverageRow {
    /// The first pixel that is touched.
    var start: Int
    /// The pixels in between start here; never before `start`.
    var solidStart: Int
    /// They end before this one; never before `solidStart`.
    var solidEnd: Int
    /// What is touched ends before this one.
    var end: Int
    /// The share of the pixels in between, 1…255.
    var solid: UInt32

    /// The same row, without what lies left of `x0` or from `x1` on.
    func clipped(_ x0: Int, _ x1: Int) -> CoverageRow {
        func cut(_ x: Int) -> Int { min(max(x, x0), x1) }
        return CoverageRow(start: cut(start), solidStart: cut(solidStart), solidEnd: cut(solidEnd), end: cut(end), solid: solid)
    }
}

/// Walks down an outline and finds each row's coverage, from the exact areas of the pixels that its lines cut.
///
/// A row comes out the same wherever the walk begins and whatever is drawn of it: damage may be split in any way.
struct CoverageWalk {
    private let outline: Outline
    private let width: Int
    private var leftIndex = 0
    private var rightIndex = 0
    /// By pixel: how the covered share changes there.
    private let sums: UnsafeMutablePointer<Double>
    /// By pixel: 0…255; valid at the ends of the last row that was asked for.
    let shares: UnsafeMutablePointer<UInt8>

    /// - Parameter scratch: memory for rows of the canvas's width.
    init(_ outline: Outline, _ scratch: CoverageScratch, _ slot: Int = 0) {
        self.outline = outline
        width = scratch.width
        sums = scratch.sums
        shares = scratch.shares(slot)
    }

    /// The rows of `clip` that the outline touches.
    func rows(in clip: PixelRect) -> Range<Int> {
        let first = max(clip.y, Int(max(outline.top, -1e6).rounded(.down)))
        let last = min(clip.maxY, Int(min(outline.bottom, 1e6).rounded(.up)))
        return first..<max(first, last)
    }

    /// The coverage of row `y`; rows have to be asked for from top to bottom.
    mutating func row(_ y: Int) -> CoverageRow? {
        let left = Self.add(outline.left, &leftIndex, Double(y), 1, sums, width)
        let right = Self.add(outline.right, &rightIndex, Double(y), -1, sums, width)
        guard left.first <= left.last, right.first <= right.last else { return nil }
        var sum = 0.0
        if left.last >= right.first {
            let (first, last) = (min(left.first, right.first), max(left.last, right.last))
            resolve(first, last, &sum)
            sums[last + 1] = 0
            let end = min(last + 1, width)
            return CoverageRow(start: min(first, end), solidStart: end, solidEnd: end, end: end, solid: 255)
        }
        resolve(left.first, left.last, &sum)
        sum += sums[left.last + 1]
        sums[left.last + 1] = 0
        let solid = Self.byte(sum)
        resolve(right.first, right.last, &sum)
        sums[right.last + 1] = 0
        let end = min(right.last + 1, width)
        return CoverageRow(
            start: left.first, solidStart: left.last + 1, solidEnd: min(right.first, end), end: end, solid: UInt32(solid))
    }

    /// Adds up the changes of some pixels, and takes them away for the next row.
    private func resolve(_ first: Int, _ last: Int, _ sum: inout Double) {
        guard first <= last else { return }
        for x in first...last {
            sum += sums[x]
            sums[x] = 0
            shares[x] = Self.byte(sum)
        }
    }

    /// The slack lets halves round the same way wherever the outline stands.
    @inline(__always) private static func byte(_ share: Double) -> UInt8 {
        UInt8(min(max(share * 255 + 0.500_001, 0), 255))
    }

    /// Adds the parts of some lines which lie in a row; returns the first and the last pixel that they cut.
    private static func add(
        _ edges: [Outline.Edge], _ index: inout Int, _ y: Double, _ sign: Double, _ sums: UnsafeMutablePointer<Double>, _ width: Int
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
            let line = PixelCut(min(x0, x1), max(x0, x1), (to - from) * sign, sums, Double(width))
            found = (min(found.first, line.first), max(found.last, line.last))
        }
        return found
    }
}
