/// A piece of a line within one row of pixels, added to the changes of the pixels' covered shares.
///
/// What lies right of the line is covered. A pixel gets the area right of the line in it, the next one the rest of the line's height.
struct PixelCut {
    let first: Int
    let last: Int

    /// - Parameters:
    ///   - x0: the left end; parts left of the canvas count at its edge, those right of it at the other.
    ///   - height: of the row that the line takes, negative for lines that end what is covered.
    init(_ x0: Double, _ x1: Double, _ height: Double, _ sums: UnsafeMutablePointer<Double>, _ width: Double) {
        if x1 <= 0 || x0 >= width || x1 - x0 < 1e-9 {
            let x = min(max(x0, 0), width)
            first = Int(x)
            last = first
            Self.add(x, x, height, first, sums)
            return
        }
        let rate = height / (x1 - x0)
        var x = x0
        if x < 0 {
            Self.add(0, 0, -x * rate, 0, sums)
            x = 0
        }
        var pixel = Int(x)
        first = pixel
        let end = min(x1, width)
        while Double(pixel + 1) < end {
            let edge = Double(pixel + 1)
            Self.add(x, edge, (edge - x) * rate, pixel, sums)
            x = edge
            pixel += 1
        }
        Self.add(x, end, (end - x) * rate, pixel, sums)
        if x1 > width {
            pixel = Int(width)
            Self.add(width, width, (x1 - width) * rate, pixel, sums)
        }
        last = pixel
    }

    @inline(__always) private static func add(
        _ x0: Double, _ x1: Double, _ height: Double, _ pixel: Int, _ sums: UnsafeMutablePointer<Double>
    ) {
        let right = height * ((x0 + x1) / 2 - Double(pixel))
        sums[pixel] += height - right
        sums[pixel + 1] += right
    }
}

/// Memory for rows of coverage, made once for a canvas.
final class CoverageScratch {
    let width: Int
    /// Zero between two rows; two more than the canvas is wide, for what ends at its right edge.
    let sums: UnsafeMutablePointer<Double>
    private let bytes: UnsafeMutablePointer<UInt8>
    /// Rows that can be held at a time: an outline's, another's that is cut out of it, and what is left.
    private static let slots = 3

    init(width: Int) {
        self.width = width
        sums = .allocate(capacity: width + 2)
        sums.initialize(repeating: 0, count: width + 2)
        bytes = .allocate(capacity: (width + 2) * Self.slots)
        bytes.initialize(repeating: 0, count: (width + 2) * Self.slots)
    }

    deinit {
        sums.deallocate()
        bytes.deallocate()
    }

    func shares(_ slot: Int) -> UnsafeMutablePointer<UInt8> { bytes + slot * (width + 2) }
}
