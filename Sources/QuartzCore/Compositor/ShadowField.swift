/// The shadow of a layer that is turned: read at every fourth pixel of every fourth row, with straight lines between. What is blurred has
/// no finer detail.
struct ShadowField {
    /// The least deviation, in pixels, of shadows that are read so.
    static let softest: CGFloat = 6
    private static let spacing = 4

    private let mask: ShadowMask
    private let map: PictureMap
    private let outline: Outline

    /// - Parameter rect: where the mask stands, in the layer's coordinates.
    init?(_ mask: ShadowMask, _ properties: LayerProperties, _ rect: CGRect, _ own: CGAffineTransform) {
        let size = (mask.image.width, mask.image.height)
        guard let outline = Outline(rect, own), let map = PictureMap(mask.image, reduced: size, properties, rect, own) else { return nil }
        (self.mask, self.map, self.outline) = (mask, map, outline)
    }

    private var origin: (x: Int, y: Int) { (Int(map.corner.x), Int(map.corner.y)) }

    /// Puts a colour on the canvas, by the shadow's strength.
    func fill(_ pixel: UInt32, _ canvas: Canvas, _ clip: PixelRect, _ memory: inout FieldMemory) {
        let top = max(clip.y, Int(max(outline.top, -1e6).rounded(.down)))
        let bottom = min(clip.maxY, Int(min(outline.bottom, 1e6).rounded(.up)))
        guard top < bottom, pixel != 0 else { return }
        // Black is put down by its own alpha, which is less work than a colour by its share.
        let isBlack = pixel & 0xFF_FFFF == 0
        let strength = isBlack ? pixel >> 24 : 255
        let first = Self.cell(clip.x - origin.x)
        memory.reserve(clip.width / Self.spacing + 3)
        /// The row that the lower samples are of.
        var sampled: Int?
        for band in Self.cell(top - origin.y)...Self.cell(bottom - 1 - origin.y) {
            let span = span(band, clip)
            guard !span.isEmpty else { continue }
            if sampled == band {
                swap(&memory.upper, &memory.lower)
            } else {
                sample(band, span, first, strength, &memory.upper, &memory.borders)
            }
            let next = self.span(band + 1, clip)
            let both = next.isEmpty ? span : min(span.lowerBound, next.lowerBound)..<max(span.upperBound, next.upperBound)
            sample(band + 1, both, first, strength, &memory.lower, &memory.borders)
            sampled = band + 1
            let start = origin.y + band * Self.spacing
            for y in max(top, start)..<max(top, min(bottom, start + Self.spacing)) {
                memory.mix(cells(span, first), y - start)
                memory.withShares { shares in
                    let shares = shares + (span.lowerBound - origin.x - first * Self.spacing)
                    let target = canvas.row(y) + span.lowerBound
                    if isBlack {
                        PixelKernels.darken(target, by: shares, count: span.count)
                    } else {
                        PixelKernels.blend(pixel, onto: target, by: shares, count: span.count)
                    }
                }
            }
        }
    }

    /// The sample at or before a pixel, counted from the picture's corner.
    private static func cell(_ distance: Int) -> Int { distance >> 2 }

    /// The samples around some pixels of a row, from the `first` on.
    private func cells(_ span: Range<Int>, _ first: Int) -> Range<Int> {
        Self.cell(span.lowerBound - origin.x) - first..<Self.cell(span.upperBound - 1 - origin.x) + 2 - first
    }

    /// The pixels between two rows of samples that the shadow may touch.
    private func span(_ band: Int, _ clip: PixelRect) -> Range<Int> {
        let top = Double(origin.y + band * Self.spacing)
        let bottom = top + Double(Self.spacing)
        var (low, high) = (Double.infinity, -Double.infinity)
        for edge in outline.left where edge.y1 >= top && edge.y0 <= bottom { low = min(low, edge.least(top, bottom)) }
        for edge in outline.right where edge.y1 >= top && edge.y0 <= bottom { high = max(high, edge.most(top, bottom)) }
        guard low <= high else { return 0..<0 }
        let start = max(clip.x, Int(max(low, -1e6).rounded(.down)))
        return start..<max(start, min(clip.maxX, Int(min(high, 1e6).rounded(.up))))
    }

    /// Reads a row of samples: the strength, 0…255, in 1/64.
    private func sample(_ row: Int, _ span: Range<Int>, _ first: Int, _ strength: UInt32, _ target: inout [UInt16], _ borders: inout [Int])
    {
        let cells = cells(span, first)
        let width = mask.image.width
        target.withUnsafeMutableBufferPointer { target in
            mask.coverage.withUnsafeBufferPointer { coverage in
                guard let base = coverage.baseAddress, let target = target.baseAddress else { return }
                let places = cells.lowerBound + first..<cells.upperBound + first
                let y = origin.y + row * Self.spacing
                let isWhole = map.walk(places, by: Double(Self.spacing), y, &borders) { across, down, range in
                    PixelKernels.readCoverage(
                        base, stride: width, across, down, count: range.count, strength: strength,
                        into: target + (range.lowerBound - first))
                }
                if !isWhole { (target + cells.lowerBound).update(repeating: 0, count: cells.count) }
            }
        }
    }
}

/// Rows of samples, and what comes between them.
struct FieldMemory {
    var upper: [UInt16] = []
    var lower: [UInt16] = []
    var borders: [Int] = []
    /// A row between two rows of samples, in 1/256.
    private var mixed: [UInt16] = []
    /// The strength of four pixels each.
    private var shares: [UInt32] = []

    mutating func reserve(_ count: Int) {
        guard upper.count < count else { return }
        for path in [\FieldMemory.upper, \.lower, \.mixed] { self[keyPath: path] = [UInt16](repeating: 0, count: count) }
        shares = [UInt32](repeating: 0, count: count)
    }

    /// Finds the strength of all pixels between samples, `down` quarters of the way from the upper row to the lower.
    mutating func mix(_ cells: Range<Int>, _ down: Int) {
        let (near, far) = (UInt16(4 - down), UInt16(down))
        mixed.withUnsafeMutableBufferPointer { mixed in
            for cell in cells { mixed[cell] = upper[cell] &* near &+ lower[cell] &* far }
            shares.withUnsafeMutableBufferPointer { shares in
                for cell in cells.lowerBound..<cells.upperBound - 1 {
                    let (a, b) = (UInt32(mixed[cell]), UInt32(mixed[cell + 1]))
                    let two = ((3 &* a &+ b &+ 512) &>> 10) &<< 8
                    let three = ((2 &* (a &+ b) &+ 512) &>> 10) &<< 16
                    shares[cell] = (a &+ 128) &>> 8 | two | three | ((a &+ 3 &* b &+ 512) &>> 10) &<< 24
                }
            }
        }
    }

    /// Lends the strength of each pixel, 0…255, from the first sample on.
    func withShares(_ body: (UnsafePointer<UInt8>) -> Void) {
        shares.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            body(base.assumingMemoryBound(to: UInt8.self))
        }
    }
}

extension Outline.Edge {
    /// The leftmost place of the line between two heights.
    fileprivate func least(_ top: Double, _ bottom: Double) -> Double { min(x(at: max(y0, top)), x(at: min(y1, bottom))) }
    /// The rightmost one.
    fileprivate func most(_ top: Double, _ bottom: Double) -> Double { max(x(at: max(y0, top)), x(at: min(y1, bottom))) }

    private func x(at y: Double) -> Double { x0 + (y - y0) * slope }
}
