/// A row of pixels across a page that is turned, cut where what is seen changes, so that most of it needs no geometry pixel by pixel.
struct CurlRow {
    /// What is seen in a part of a row.
    enum Part {
        case nothing
        /// The page where it lies flat.
        case front
        /// The back where it lies flat.
        case back
        /// Edges, shadows and what is bent.
        case edge
    }

    /// From one pixel to the next, in points of the layer.
    let step: SIMD2<Double>
    /// From one pixel to the next where the page lies on itself, in points of the page.
    let turnedStep: SIMD2<Double>
    private let start: SIMD2<Double>
    private let turnedStart: SIMD2<Double>
    private let count: Int
    /// Before the cylinder, where the page lies flat.
    private let flat: Range<Int>
    /// Beyond the cylinder and its shadow.
    private let far: Range<Int>
    private let inFront: Range<Int>
    private let inBack: Range<Int>
    /// Where the back, or its shadow, may be.
    private let nearBack: Range<Int>

    /// - Parameters:
    ///   - start: the middle of the first pixel, in points of the layer.
    ///   - reach: how far shadows reach.
    ///   - edge: how much of the page's rim is blended with what lies below.
    init(_ fold: PageFold, _ start: SIMD2<Double>, _ step: SIMD2<Double>, count: Int, reach: Double, edge: Double) {
        let over = (start * fold.across).sum() - fold.start
        let slope = (step * fold.across).sum()
        (self.start, self.step, self.count) = (start, step, count)
        turnedStart = start + fold.across * (.pi * fold.radius - 2 * over)
        turnedStep = step - fold.across * (2 * slope)
        flat = Self.indices(over, slope, from: -.infinity, to: 0, count)
        far = Self.indices(over, slope, from: fold.radius + reach, to: .infinity, count)
        func inside(_ start: SIMD2<Double>, _ step: SIMD2<Double>, inset: Double) -> Range<Int> {
            let page = fold.page
            let wide = Self.indices(start.x, step.x, from: page.minX + inset, to: page.maxX - inset, count)
            let high = Self.indices(start.y, step.y, from: page.minY + inset, to: page.maxY - inset, count)
            return wide.clamped(to: high)
        }
        nearBack = inside(turnedStart, turnedStep, inset: -max(reach, edge)).clamped(to: flat)
        inBack = inside(turnedStart, turnedStep, inset: edge).clamped(to: nearBack)
        inFront = inside(start, step, inset: edge * 0.99).clamped(to: flat)
    }

    /// The middle of a pixel.
    @inline(__always) func point(_ index: Int) -> SIMD2<Double> { start + step * Double(index) }

    /// The point of the page that lies on a pixel, where the page lies on itself.
    @inline(__always) func turned(_ index: Int) -> SIMD2<Double> { turnedStart + turnedStep * Double(index) }

    /// Calls `body` with each part, from the left.
    func forEachSpan(_ body: (Range<Int>, Part) -> Void) {
        let cuts = [0, count] + [flat, far, inFront, nearBack, inBack].flatMap { [$0.lowerBound, $0.upperBound] }
        let places = cuts.filter { (0...count).contains($0) }.sorted()
        for (low, high) in zip(places, places.dropFirst()) where low < high { body(low..<high, part(at: low)) }
    }

    private func part(at index: Int) -> Part {
        if far.contains(index) { return .nothing }
        if inBack.contains(index) { return .back }
        return inFront.contains(index) && !nearBack.contains(index) ? .front : .edge
    }

    /// The pixels where a value that changes evenly is between two others.
    private static func indices(_ value: Double, _ slope: Double, from low: Double, to high: Double, _ count: Int) -> Range<Int> {
        guard slope != 0 else { return value >= low && value <= high ? 0..<count : 0..<0 }
        let (one, other) = ((low - value) / slope, (high - value) / slope)
        func index(_ place: Double) -> Int { Int(min(max(place, 0), Double(count)).rounded(.up)) }
        return index(min(one, other))..<index(max(one, other))
    }
}
