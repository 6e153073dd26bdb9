/// The shadow of a rotated layer, sampled at every fourth pixel of every fourth or eighth row and interpolated
/// linearly.
///
/// A blurred mask has no details that are smaller than its deviation. The rows are divided into bands; a row of samples
/// is on each edge of a band. For each band, the outline determines the pixels that the shadow may touch, and the
/// coverage is sampled on the upper and the lower edge. Every row between the edges is interpolated vertically and then
/// horizontally, and is blended with the shadow's colour. The lower samples of a band are reused as the upper samples
/// of the next band.
struct ShadowField {
    /// The minimum deviation, in pixels, of shadows that are sampled in this way.
    static let minimumDeviation: CGFloat = 6
    private static let spacing = 4

    /// The distance between two rows of samples, in pixels.
    private let height: Int
    private let mask: ShadowMask
    private let map: ContentsMap
    private let outline: Outline

    /// - Parameters:
    ///   - mask: The blurred mask.
    ///   - deviation: The standard deviation of the blur, in pixels.
    ///   - properties: The contents properties of the mask.
    ///   - rect: The rectangle of the mask, in the layer's coordinates.
    ///   - transform: The transform from the layer's coordinates to pixels.
    init?(_ mask: ShadowMask, deviation: CGFloat, _ properties: LayerProperties, _ rect: CGRect, _ transform: CGAffineTransform) {
        let size = (mask.image.width, mask.image.height)
        guard let outline = Outline(rect, transform), let map = ContentsMap(mask.image, reduced: size, properties, rect, transform) else {
            return nil
        }
        (self.mask, self.map, self.outline) = (mask, map, outline)
        height = deviation < 2 * Self.minimumDeviation ? 4 : 8
    }

    private var origin: (x: Int, y: Int) { (Int(map.corner.x), Int(map.corner.y)) }

    /// Blends a colour into the canvas by the strength of the shadow.
    func fill(_ pixel: UInt32, _ canvas: Canvas, _ clip: PixelRect, _ buffers: ShadowFieldBuffers) {
        let top = max(clip.y, Int(max(outline.top, -1e6).rounded(.down)))
        let bottom = min(clip.maxY, Int(min(outline.bottom, 1e6).rounded(.up)))
        guard top < bottom, pixel != 0 else { return }
        // Black is blended by its own alpha, which is cheaper than a colour with separate coverage.
        let isBlack = pixel & 0xFF_FFFF == 0
        let factor = (isBlack ? pixel >> 24 : 255) * 257 * 4 / UInt32(height)
        let first = Self.cell(clip.x - origin.x)
        buffers.reserve(clip.width / Self.spacing + 3)
        /// The row of samples that is in `buffers.lower`.
        var sampled: Int?
        var span = span(band(top), clip)
        for band in band(top)...band(bottom - 1) {
            let next = self.span(band + 1, clip)
            defer { span = next }
            guard !span.isEmpty else { continue }
            if sampled == band { buffers.advanceBand() } else { sample(band, span, first, factor, buffers.upper, &buffers.boundaries) }
            let both = next.isEmpty ? span : min(span.lowerBound, next.lowerBound)..<max(span.upperBound, next.upperBound)
            sample(band + 1, both, first, factor, buffers.lower, &buffers.boundaries)
            sampled = band + 1
            let start = origin.y + band * height
            let cells = cells(span, first)
            let strengths = buffers.bytes + (span.lowerBound - origin.x - first * Self.spacing)
            for y in max(top, start)..<max(top, min(bottom, start + height)) {
                buffers.interpolate(cells, y - start, of: height)
                let target = canvas.row(y) + span.lowerBound
                if isBlack {
                    PixelKernels.darken(target, by: strengths, count: span.count)
                } else {
                    PixelKernels.blend(pixel, onto: target, by: strengths, count: span.count)
                }
            }
        }
    }

    /// Returns the row of samples at or above a row of pixels, relative to the image's corner.
    private func band(_ y: Int) -> Int { (y - origin.y) >> height.trailingZeroBitCount }

    /// Returns the sample at or before a pixel, relative to the image's corner.
    private static func cell(_ distance: Int) -> Int { distance >> 2 }

    /// Returns the samples around a span of pixels, relative to `first`.
    private func cells(_ span: Range<Int>, _ first: Int) -> Range<Int> {
        Self.cell(span.lowerBound - origin.x) - first..<Self.cell(span.upperBound - 1 - origin.x) + 2 - first
    }

    /// Returns the pixels between two rows of samples that the shadow may touch.
    private func span(_ band: Int, _ clip: PixelRect) -> Range<Int> {
        let top = Double(origin.y + band * height)
        let bottom = top + Double(height)
        var (low, high) = (Double.infinity, -Double.infinity)
        for edge in outline.left where edge.y1 >= top && edge.y0 <= bottom { low = min(low, edge.minimumX(top, bottom)) }
        for edge in outline.right where edge.y1 >= top && edge.y0 <= bottom { high = max(high, edge.maximumX(top, bottom)) }
        guard low <= high else { return 0..<0 }
        let start = max(clip.x, Int(max(low, -1e6).rounded(.down)))
        return start..<max(start, min(clip.maxX, Int(min(high, 1e6).rounded(.up))))
    }

    /// Reads a row of samples.
    private func sample(
        _ row: Int, _ span: Range<Int>, _ first: Int, _ factor: UInt32, _ target: UnsafeMutablePointer<UInt16>, _ boundaries: inout [Int]
    ) {
        let cells = cells(span, first)
        let width = mask.image.width
        mask.coverage.withUnsafeBufferPointer { coverage in
            guard let base = coverage.baseAddress else { return }
            let samples = cells.lowerBound + first..<cells.upperBound + first
            let isComplete = map.forEachLinearRun(samples, by: Double(Self.spacing), origin.y + row * height, &boundaries) {
                across, down, range in
                let target = target + (range.lowerBound - first)
                PixelKernels.readCoverage(base, stride: width, across, down, count: range.count, factor: factor, into: target)
            }
            if !isComplete { (target + cells.lowerBound).update(repeating: 0, count: cells.count) }
        }
    }
}

/// Buffers for rows of samples and for the interpolated rows.
final class ShadowFieldBuffers {
    private(set) var upper: UnsafeMutablePointer<UInt16>
    private(set) var lower: UnsafeMutablePointer<UInt16>
    /// A row that is interpolated between two rows of samples: the strength, 0…255, in units of 1/256.
    private var mixed: UnsafeMutablePointer<UInt16>
    /// The strength of the pixels, four to a word.
    private var words: UnsafeMutablePointer<UInt32>
    private var count = 0
    var boundaries: [Int] = []

    init() {
        (upper, lower, mixed) = (.allocate(capacity: 0), .allocate(capacity: 0), .allocate(capacity: 0))
        words = .allocate(capacity: 0)
    }

    deinit { free() }

    private func free() {
        for row in [upper, lower, mixed] { row.deallocate() }
        words.deallocate()
    }

    /// Allocates space for a number of samples. The previous content is lost.
    func reserve(_ count: Int) {
        guard self.count < count else { return }
        free()
        self.count = count
        func makeRow() -> UnsafeMutablePointer<UInt16> {
            let row = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
            row.initialize(repeating: 0, count: count)
            return row
        }
        (upper, lower, mixed) = (makeRow(), makeRow(), makeRow())
        words = .allocate(capacity: count)
        words.initialize(repeating: 0, count: count)
    }

    /// Advances to the next band: the lower samples become the upper ones.
    func advanceBand() { (upper, lower) = (lower, upper) }

    /// The strength of each pixel, 0…255, beginning at the first sample.
    var bytes: UnsafePointer<UInt8> { UnsafePointer(UnsafeRawPointer(words).assumingMemoryBound(to: UInt8.self)) }

    /// Interpolates the strength of all pixels between samples, in the row that is `down` of `height` rows below the
    /// upper samples.
    func interpolate(_ cells: Range<Int>, _ down: Int, of height: Int) {
        let (first, count) = (cells.lowerBound, cells.count)
        PixelKernels.mixSamples(upper + first, lower + first, down, of: height, mixed + first, count)
        PixelKernels.spreadSamples(mixed + first, words + first, count - 1)
    }
}

extension Outline.Edge {
    /// Returns the leftmost position of the edge between two heights.
    fileprivate func minimumX(_ top: Double, _ bottom: Double) -> Double { min(x(at: max(y0, top)), x(at: min(y1, bottom))) }
    /// Returns the rightmost position of the edge between two heights.
    fileprivate func maximumX(_ top: Double, _ bottom: Double) -> Double { max(x(at: max(y0, top)), x(at: min(y1, bottom))) }

    private func x(at y: Double) -> Double { x0 + (y - y0) * slope }
}
