/// The part of an edge within one row of pixels, accumulated as changes of coverage.
///
/// The area to the right of the edge is covered. A pixel receives the part of that area inside it, and the next pixel
/// receives the rest of the edge's height.
struct RowEdge {
    let first: Int
    let last: Int

    /// - Parameters:
    ///   - x0: The left end. Parts to the left of the canvas count at its left edge, parts to the right at its right
    ///     edge.
    ///   - x1: The right end.
    ///   - height: The height of the edge within the row; negative for right edges, which end the covered area.
    ///   - deltas: The accumulation buffer.
    ///   - width: The width of the canvas, in pixels.
    init(_ x0: Double, _ x1: Double, _ height: Double, _ deltas: UnsafeMutablePointer<Double>, _ width: Double) {
        if x1 <= 0 || x0 >= width || x1 - x0 < 1e-9 {
            let x = min(max(x0, 0), width)
            first = Int(x)
            last = first
            Self.add(x, x, height, first, deltas)
            return
        }
        let slope = height / (x1 - x0)
        var x = x0
        if x < 0 {
            Self.add(0, 0, -x * slope, 0, deltas)
            x = 0
        }
        var pixel = Int(x)
        first = pixel
        let end = min(x1, width)
        while Double(pixel + 1) < end {
            let edge = Double(pixel + 1)
            Self.add(x, edge, (edge - x) * slope, pixel, deltas)
            x = edge
            pixel += 1
        }
        Self.add(x, end, (end - x) * slope, pixel, deltas)
        if x1 > width {
            pixel = Int(width)
            Self.add(width, width, (x1 - width) * slope, pixel, deltas)
        }
        last = pixel
    }

    @inline(__always) private static func add(
        _ x0: Double, _ x1: Double, _ height: Double, _ pixel: Int, _ deltas: UnsafeMutablePointer<Double>
    ) {
        let right = height * ((x0 + x1) / 2 - Double(pixel))
        deltas[pixel] += height - right
        deltas[pixel + 1] += right
    }
}

/// Buffers for rows of coverage, allocated once for a canvas.
final class CoverageScratch {
    let width: Int
    /// The accumulation buffer. It is zero between two rows and has two extra elements for edges at the right end of
    /// the canvas.
    let deltas: UnsafeMutablePointer<Double>
    private let bytes: UnsafeMutablePointer<UInt8>
    /// The number of rows: one for an outline, one for a hole in the outline, and one for the difference.
    private static let slots = 3

    init(width: Int) {
        self.width = width
        deltas = .allocate(capacity: width + 2)
        deltas.initialize(repeating: 0, count: width + 2)
        bytes = .allocate(capacity: (width + 2) * Self.slots)
        bytes.initialize(repeating: 0, count: (width + 2) * Self.slots)
    }

    deinit {
        deltas.deallocate()
        bytes.deallocate()
    }

    func row(_ slot: Int) -> UnsafeMutablePointer<UInt8> { bytes + slot * (width + 2) }
}
