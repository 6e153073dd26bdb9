/// One row of pixels of a page curl, divided into spans. Each span shows one part of the page. Most spans need no
/// geometry for each pixel.
struct CurlRow {
    /// The visible content of a span.
    enum Content {
        case nothing
        /// The front of the page where the page lies flat.
        case front
        /// The back of the page where the page lies flat.
        case back
        /// Edges, shadows and the bent part of the page.
        case edge
    }

    /// The distance between two pixels, in points of the layer.
    let step: SIMD2<Double>
    /// The distance between two pixels on the turned part, in points of the page.
    let turnedStep: SIMD2<Double>
    private let start: SIMD2<Double>
    private let turnedStart: SIMD2<Double>
    private let count: Int
    /// The pixels before the cylinder, where the page lies flat.
    private let flat: Range<Int>
    /// The pixels beyond the cylinder and its shadow.
    private let far: Range<Int>
    /// The pixels inside the flat front of the page, without its edge.
    private let frontInterior: Range<Int>
    /// The pixels inside the flat back of the page, without its edge.
    private let backInterior: Range<Int>
    /// The pixels that may show the back or its shadow.
    private let nearBack: Range<Int>

    /// - Parameters:
    ///   - fold: The geometry of the fold.
    ///   - start: The centre of the first pixel, in points of the layer.
    ///   - step: The distance between two pixels, in points of the layer.
    ///   - count: The number of pixels.
    ///   - reach: The reach of the shadows, in points.
    ///   - edge: The width of the page's edge that is blended with the pixels below, in points.
    init(_ fold: PageFold, _ start: SIMD2<Double>, _ step: SIMD2<Double>, count: Int, reach: Double, edge: Double) {
        let offset = (start * fold.across).sum() - fold.start
        let slope = (step * fold.across).sum()
        (self.start, self.step, self.count) = (start, step, count)
        turnedStart = start + fold.across * (.pi * fold.radius - 2 * offset)
        turnedStep = step - fold.across * (2 * slope)
        flat = Self.indices(offset, slope, from: -.infinity, to: 0, count)
        far = Self.indices(offset, slope, from: fold.radius + reach, to: .infinity, count)
        func interior(_ start: SIMD2<Double>, _ step: SIMD2<Double>, inset: Double) -> Range<Int> {
            let page = fold.page
            let columns = Self.indices(start.x, step.x, from: page.minX + inset, to: page.maxX - inset, count)
            let rows = Self.indices(start.y, step.y, from: page.minY + inset, to: page.maxY - inset, count)
            return columns.clamped(to: rows)
        }
        nearBack = interior(turnedStart, turnedStep, inset: -max(reach, edge)).clamped(to: flat)
        backInterior = interior(turnedStart, turnedStep, inset: edge).clamped(to: nearBack)
        frontInterior = interior(start, step, inset: edge * 0.99).clamped(to: flat)
    }

    /// Returns the centre of a pixel, in points of the layer.
    @inline(__always) func point(_ index: Int) -> SIMD2<Double> { start + step * Double(index) }

    /// Returns the point of the page that covers a pixel on the turned part.
    @inline(__always) func turned(_ index: Int) -> SIMD2<Double> { turnedStart + turnedStep * Double(index) }

    /// Calls `body` with each span, from left to right.
    func forEachSpan(_ body: (Range<Int>, Content) -> Void) {
        let cuts = [0, count] + [flat, far, frontInterior, nearBack, backInterior].flatMap { [$0.lowerBound, $0.upperBound] }
        let boundaries = cuts.filter { (0...count).contains($0) }.sorted()
        for (low, high) in zip(boundaries, boundaries.dropFirst()) where low < high { body(low..<high, part(at: low)) }
    }

    private func part(at index: Int) -> Content {
        if far.contains(index) { return .nothing }
        if backInterior.contains(index) { return .back }
        return frontInterior.contains(index) && !nearBack.contains(index) ? .front : .edge
    }

    /// Returns the indexes at which a linear function is between two values.
    private static func indices(_ value: Double, _ slope: Double, from low: Double, to high: Double, _ count: Int) -> Range<Int> {
        guard slope != 0 else { return value >= low && value <= high ? 0..<count : 0..<0 }
        let (one, other) = ((low - value) / slope, (high - value) / slope)
        func index(_ position: Double) -> Int { Int(min(max(position, 0), Double(count)).rounded(.up)) }
        return index(min(one, other))..<index(max(one, other))
    }
}
