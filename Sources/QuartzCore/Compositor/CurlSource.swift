/// A row source for a page curl as seen from above, with its shadows.
struct CurlSource: RowSource {
    private let fold: PageFold
    private let front: PageImage
    private let back: PageImage?
    /// Maps pixels to the layer's coordinates.
    private let inverse: CGAffineTransform
    /// Pixels per point.
    private let scale: Double

    /// - Parameter back: The image on the back of the page; `nil` shows the front through the paper.
    /// - Returns: `nil` for a layer without area.
    init?(_ fold: PageFold, front: PageImage, back: PageImage?, _ transform: CGAffineTransform) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite, fold.start.isFinite else { return nil }
        inverse = transform.inverted()
        scale = Double(abs(determinant)).squareRoot()
        (self.fold, self.front, self.back) = (fold, front, back)
    }

    func read(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ state: inout SamplerState) {
        let step = SIMD2(Double(inverse.a), Double(inverse.b))
        let first = CGPoint(x: CGFloat(range.lowerBound) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
        let start = SIMD2(Double(first.x), Double(first.y))
        let result: Void?? = front.reading { front in
            func read(_ back: PageImage.Reader?) {
                let pixels = CurlPixels(fold: fold, front: front, back: back, scale: scale)
                let row = CurlRow(fold, start, step, count: range.count, reach: pixels.shadowLength, edge: 0.5 / scale)
                row.forEachSpan { span, part in pixels.read(row, span, part, into: target + span.lowerBound) }
            }
            guard let back else { return read(nil) }
            return back.reading { read($0) }
        }
        if result == nil { target.update(repeating: 0, count: range.count) }
    }
}
