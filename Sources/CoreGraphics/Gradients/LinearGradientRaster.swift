/// A linear gradient at about the speed of a memory copy.
///
/// Along a row, the position grows by a constant step. Each row therefore shows a part of the same strip of colours,
/// at a different offset. The strip is computed once and copied for each row. For offsets between pixels there are up
/// to 16 strips, a fraction of a pixel apart. Their number depends on the steepest colour change. Gradients without
/// change along a row fill each row with one colour. If the strips have more pixels than the area, each pixel of the
/// area is computed instead.
struct LinearGradientRaster: GradientRaster {
    let ramp: GradientRamp
    /// The position at the centre of the pixel at 0, 0.
    private let origin: Double
    /// The change of the position to the next pixel on the right, and to the pixel below.
    private let step: (x: Double, y: Double)

    /// The maximum total number of pixels of all strips.
    private static let stripLimit = 1 << 17
    /// The maximum number of strips, which makes colours accurate to 1/16 of a pixel.
    private static let maximumPhases = 16.0

    /// Creates a gradient between two points, in pixels.
    init(_ ramp: GradientRamp, from start: CGPoint, to end: CGPoint) {
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let squaredLength = dx * dx + dy * dy
        self.ramp = ramp
        step = (dx / squaredLength, dy / squaredLength)
        origin = (0.5 - Double(start.x)) * step.x + (0.5 - Double(start.y)) * step.y
    }

    private func position(_ x: Int, _ y: Int) -> Double { origin + Double(x) * step.x + Double(y) * step.y }

    func positions(in area: PixelRect) -> ClosedRange<Double> {
        let corners = [
            position(area.x, area.y), position(area.maxX - 1, area.y),
            position(area.x, area.maxY - 1), position(area.maxX - 1, area.maxY - 1),
        ]
        let (least, most) = (corners.min() ?? 0, corners.max() ?? 0)
        return least...most
    }

    func draw(_ area: PixelRect, into base: UnsafeMutableRawPointer, bytesPerRow: Int) {
        let rows = { (row: Int) in (base + row * bytesPerRow).assumingMemoryBound(to: UInt32.self) }
        let change = abs(step.x) * Double(area.width)
        if change < 1e-9 || change * ramp.steepness(over: positions(in: area)) < 0.25 {
            for row in 0..<area.height {
                let color = ramp.pixel(at: position(area.x + area.width / 2, area.y + row))
                PixelKernels.set(rows(row), color, count: area.width)
            }
        } else if let strips = Strips(self, for: area) {
            for row in 0..<area.height { strips.copy(to: rows(row), at: position(area.x, area.y + row), area.width) }
        } else {
            for row in 0..<area.height {
                for x in 0..<area.width { rows(row)[x] = ramp.pixel(at: position(area.x + x, area.y + row)) }
            }
        }
    }

    /// The colours along a row, from the first to the last that any row shows.
    private struct Strips {
        private let step: Double
        private let phases: Double
        private let first: Int
        private let count: Int
        private let pixels: [UInt32]

        /// Returns `nil` if computing each pixel is cheaper.
        init?(_ raster: LinearGradientRaster, for area: PixelRect) {
            step = raster.step.x
            let steepness = raster.ramp.steepness(over: raster.positions(in: area))
            phases = max(1, min((4 * abs(step) * steepness).rounded(.up), LinearGradientRaster.maximumPhases))
            // Both ranges are in pixels from position 0: the visible range of the rows, and the range in which
            // colours change.
            let starts = [area.y, area.maxY - 1].map { raster.position(area.x, $0) / raster.step.x }
            let width = Double(area.width)
            let (low, high) = (min(0, 1 / step) - width - 2, max(0, 1 / step) + 2)
            let from = min(max(starts.min() ?? 0, low), high).rounded(.down) - 1
            let to = min(max(starts.max() ?? 0, low), high).rounded(.up) + width + 2
            guard (to - from) * phases < Double(min(LinearGradientRaster.stripLimit, area.width * area.height)) else { return nil }
            first = Int(from)
            count = Int(to - from)
            var pixels: [UInt32] = []
            pixels.reserveCapacity(count * Int(phases))
            for phase in 0..<Int(phases) {
                for index in 0..<count {
                    pixels.append(raster.ramp.pixel(at: (from + Double(index) + Double(phase) / phases) * step))
                }
            }
            self.pixels = pixels
        }

        /// Copies the part that begins at a position.
        func copy(to row: UnsafeMutablePointer<UInt32>, at position: Double, _ width: Int) {
            let last = Double(count - width)
            let start = min(max(position / step - Double(first), 0), last)
            let (whole, phase) = Int((start * phases).rounded()).quotientAndRemainder(dividingBy: Int(phases))
            pixels.withUnsafeBufferPointer { pixels in
                guard let strip = pixels.baseAddress else { return }
                row.update(from: strip + phase * count + min(whole, count - width), count: width)
            }
        }
    }
}
