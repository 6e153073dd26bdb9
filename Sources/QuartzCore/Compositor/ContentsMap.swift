/// Maps the pixels of a canvas to the pixels of an image that a layer scales or rotates.
///
/// Each axis has its own ``AxisMap``. The corner of the contents is snapped to 1/256 of a pixel. The whole and the
/// fractional part of its position are stored separately, so a move by whole pixels does not change the sampling. A row
/// is divided where it crosses from one segment of a stretchable image into another. Between two such boundaries the
/// sampling positions are linear.
struct ContentsMap {
    let horizontal: AxisMap
    let vertical: AxisMap
    /// The whole part of the position of the contents' top left corner, in pixels of the canvas; `cornerFraction` is
    /// the fractional part.
    let corner: SIMD2<Double>
    let cornerFraction: SIMD2<Double>
    /// The linear part of the map from canvas pixels to points of the layer.
    let inverse: CGAffineTransform

    /// - Parameters:
    ///   - image: The image to sample.
    ///   - reduced: The size of the downsampled copy that is read, in pixels.
    ///   - properties: The layer's properties, which specify the visible and the stretchable part.
    ///   - rect: The rectangle of the contents, in the layer's coordinates.
    ///   - t: The transform from the layer's coordinates to pixels.
    /// - Returns: `nil` for a layer without area, or if the corner is out of range.
    init?(
        _ image: CGImage, reduced: (width: Int, height: Int), _ properties: LayerProperties, _ rect: CGRect, _ t: CGAffineTransform
    ) {
        let determinant = t.a * t.d - t.b * t.c
        guard determinant != 0, determinant.isFinite else { return nil }
        let (visibleRect, center) = (properties.contentsRect, properties.contentsCenter)
        horizontal = AxisMap(
            length: rect.width, pixels: image.width, part: (visibleRect.minX, visibleRect.width), scale: properties.contentsScale,
            center: (center.minX, center.width), reduced: reduced.width)
        vertical = AxisMap(
            length: rect.height, pixels: image.height, part: (visibleRect.minY, visibleRect.height), scale: properties.contentsScale,
            center: (center.minY, center.height), reduced: reduced.height)
        let origin = SIMD2(
            Double(t.a * rect.minX + t.c * rect.minY + t.tx), Double(t.b * rect.minX + t.d * rect.minY + t.ty))
        // The precision is 1/256 of a pixel, as for outlines, so an image that moves by whole pixels looks the same.
        let snapped = (origin * 256 + 0.5).rounded(.down) / 256
        corner = snapped.rounded(.down)
        cornerFraction = snapped - corner
        inverse = CGAffineTransform(
            a: t.d / determinant, b: -t.b / determinant, c: -t.c / determinant, d: t.a / determinant, tx: 0, ty: 0)
        guard corner.x.magnitude < 1e9, corner.y.magnitude < 1e9 else { return nil }
    }

    var isUpright: Bool { inverse.b == 0 && inverse.c == 0 }

    /// Returns the horizontal distance from the start of the contents to a pixel's centre, in pixels of the canvas.
    func dx(_ x: Int) -> Double { Double(x) - corner.x + (0.5 - cornerFraction.x) }
    func dy(_ y: Int) -> Double { Double(y) - corner.y + (0.5 - cornerFraction.y) }

    /// Calls `body` for each linear run of a row, with the sampling positions along both axes.
    ///
    /// - Parameters:
    ///   - range: The samples of the row, counted from the column of the corner.
    ///   - spacing: The distance between two samples, in pixels.
    ///   - y: The row, in pixels of the canvas.
    ///   - boundaries: A reusable buffer for the samples at which the row crosses a segment boundary.
    ///   - body: A closure that is called with one run.
    /// - Returns: Whether all sampling positions of the row are in range.
    func forEachLinearRun(
        _ range: Range<Int>, by spacing: Double = 1, _ y: Int, _ boundaries: inout [Int],
        _ body: (_ across: PixelStride, _ down: PixelStride, _ range: Range<Int>) -> Void
    ) -> Bool {
        let dy = dy(y)
        let (a, b) = (Double(inverse.a) * spacing, Double(inverse.b) * spacing)
        let offsetX = dy * Double(inverse.c) + (0.5 - cornerFraction.x) * Double(inverse.a)
        let offsetY = dy * Double(inverse.d) + (0.5 - cornerFraction.x) * Double(inverse.b)
        boundaries.removeAll(keepingCapacity: true)
        Self.appendBoundaries(horizontal.cuts, offsetX, a, range, &boundaries)
        Self.appendBoundaries(vertical.cuts, offsetY, b, range, &boundaries)
        if boundaries.count > 1 { boundaries.sort() }
        boundaries.append(range.upperBound)
        var start = range.lowerBound
        for boundary in boundaries where boundary > start {
            // The positions are linear between two boundaries.
            let middle = Double(start + boundary) / 2
            guard let u = horizontal.pixelStride(around: middle * a + offsetX, from: offsetX, by: a),
                let v = vertical.pixelStride(around: middle * b + offsetY, from: offsetY, by: b)
            else { return false }
            body(u.advanced(by: start), v.advanced(by: start), start..<boundary)
            start = boundary
        }
        return true
    }

    /// Appends the samples at which a row crosses from one segment of the image into another.
    private static func appendBoundaries(
        _ cuts: (Double, Double)?, _ offset: Double, _ step: Double, _ range: Range<Int>, _ boundaries: inout [Int]
    ) {
        guard let cuts, step != 0 else { return }
        for index in 0..<2 {
            let cut = index == 0 ? cuts.0 : cuts.1
            let sample = ((cut - offset) / step).rounded(.up)
            if sample > Double(range.lowerBound), sample < Double(range.upperBound) { boundaries.append(Int(sample)) }
        }
    }
}
