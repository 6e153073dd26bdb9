/// The way from a canvas's pixels to those of a picture that a layer scales or turns.
struct PictureMap {
    let across: AxisMap
    let down: AxisMap
    /// Where the contents' top left corner is, in pixels of the canvas: whole ones, and the rest.
    let corner: SIMD2<Double>
    let rest: SIMD2<Double>
    /// Pixels of the canvas to points of the layer, without the move.
    let inverse: CGAffineTransform

    /// - Parameters:
    ///   - rect: of the contents, in the layer's coordinates, which `own` takes to pixels.
    ///   - reduced: how many pixels the copy has that is read.
    /// - Returns: `nil` for a layer without area, or one that is too far away.
    init?(
        _ image: CGImage, reduced: (width: Int, height: Int), _ properties: LayerProperties, _ rect: CGRect, _ own: CGAffineTransform
    ) {
        let determinant = own.a * own.d - own.b * own.c
        guard determinant != 0, determinant.isFinite else { return nil }
        let (shown, center) = (properties.contentsRect, properties.contentsCenter)
        across = AxisMap(
            length: rect.width, pixels: image.width, part: (shown.minX, shown.width), scale: properties.contentsScale,
            center: (center.minX, center.width), reduced: reduced.width)
        down = AxisMap(
            length: rect.height, pixels: image.height, part: (shown.minY, shown.height), scale: properties.contentsScale,
            center: (center.minY, center.height), reduced: reduced.height)
        let spot = SIMD2(
            Double(own.a * rect.minX + own.c * rect.minY + own.tx), Double(own.b * rect.minX + own.d * rect.minY + own.ty))
        // On 1/256 of a pixel, as outlines are: what is moved by whole pixels looks the same.
        let snapped = (spot * 256 + 0.5).rounded(.down) / 256
        corner = snapped.rounded(.down)
        rest = snapped - corner
        inverse = CGAffineTransform(
            a: own.d / determinant, b: -own.b / determinant, c: -own.c / determinant, d: own.a / determinant, tx: 0, ty: 0)
        guard corner.x.magnitude < 1e9, corner.y.magnitude < 1e9 else { return nil }
    }

    var isUpright: Bool { inverse.b == 0 && inverse.c == 0 }

    /// How far right of the contents' start a pixel's middle is, in pixels of the canvas.
    func dx(_ x: Int) -> Double { Double(x) - corner.x + (0.5 - rest.x) }
    func dy(_ y: Int) -> Double { Double(y) - corner.y + (0.5 - rest.y) }

    /// Calls `body` for each stretch of a row that goes straight through the picture, with its ways along both axes.
    ///
    /// - Parameters:
    ///   - range: the row's places; the place 0 is the column of the corner.
    ///   - spacing: from one place to the next, in pixels.
    ///   - borders: memory.
    /// - Returns: whether all of the row can be read.
    func walk(
        _ range: Range<Int>, by spacing: Double = 1, _ y: Int, _ borders: inout [Int],
        _ body: (_ across: PixelWay, _ down: PixelWay, _ range: Range<Int>) -> Void
    ) -> Bool {
        let dy = dy(y)
        let (a, b) = (Double(inverse.a) * spacing, Double(inverse.b) * spacing)
        let shiftX = dy * Double(inverse.c) + (0.5 - rest.x) * Double(inverse.a)
        let shiftY = dy * Double(inverse.d) + (0.5 - rest.x) * Double(inverse.b)
        borders.removeAll(keepingCapacity: true)
        Self.addBorders(across.cuts, shiftX, a, range, &borders)
        Self.addBorders(down.cuts, shiftY, b, range, &borders)
        if borders.count > 1 { borders.sort() }
        borders.append(range.upperBound)
        var start = range.lowerBound
        for border in borders where border > start {
            // The way is straight between two borders.
            let middle = Double(start + border) / 2
            guard let u = across.way(around: middle * a + shiftX, from: shiftX, by: a),
                let v = down.way(around: middle * b + shiftY, from: shiftY, by: b)
            else { return false }
            body(u.advanced(by: start), v.advanced(by: start), start..<border)
            start = border
        }
        return true
    }

    /// Adds where a row comes from one stretch of the picture into another.
    private static func addBorders(
        _ cuts: (Double, Double)?, _ shift: Double, _ step: Double, _ range: Range<Int>, _ borders: inout [Int]
    ) {
        guard let cuts, step != 0 else { return }
        for index in 0..<2 {
            let cut = index == 0 ? cuts.0 : cuts.1
            let place = ((cut - shift) / step).rounded(.up)
            if place > Double(range.lowerBound), place < Double(range.upperBound) { borders.append(Int(place)) }
        }
    }
}
