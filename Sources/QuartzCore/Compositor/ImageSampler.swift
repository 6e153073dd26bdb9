/// Reads a picture's pixels for a layer that scales or turns it: between four pixels, of a copy half or a quarter as large if need be.
struct ImageSampler {
    private let pixels: PixelBuffer
    private let across: AxisMap
    private let down: AxisMap
    /// Where the contents' top left corner is, in pixels of the canvas.
    private let origin: SIMD2<Double>
    /// Pixels of the canvas to points of the layer, without the move.
    private let inverse: CGAffineTransform

    /// - Returns: `nil` for a layer without area.
    init?(_ image: CGImage, _ minified: MinifiedImages, _ properties: LayerProperties, _ rect: CGRect, _ own: CGAffineTransform) {
        let determinant = own.a * own.d - own.b * own.c
        guard determinant != 0, determinant.isFinite, rect.width > 0, rect.height > 0 else { return nil }
        let shown = properties.contentsRect
        let area = CGFloat(image.width) * shown.width * CGFloat(image.height) * shown.height
        let shrink = (area / (rect.width * rect.height * abs(determinant))).squareRoot()
        let level = shrink >= 2 ? Int(log2(Double(shrink))) : 0
        pixels = minified.pixels(of: image, level: level)
        across = AxisMap(
            length: rect.width, pixels: image.width, part: (shown.minX, shown.width), scale: properties.contentsScale,
            center: (properties.contentsCenter.minX, properties.contentsCenter.width), reduced: pixels.width)
        down = AxisMap(
            length: rect.height, pixels: image.height, part: (shown.minY, shown.height), scale: properties.contentsScale,
            center: (properties.contentsCenter.minY, properties.contentsCenter.height), reduced: pixels.height)
        let corner = SIMD2(
            Double(own.a * rect.minX + own.c * rect.minY + own.tx), Double(own.b * rect.minX + own.d * rect.minY + own.ty))
        // On 1/256 of a pixel, as outlines are: what is moved by whole pixels looks the same.
        origin = (corner * 256 + 0.5).rounded(.down) / 256
        inverse = CGAffineTransform(
            a: own.d / determinant, b: -own.b / determinant, c: -own.c / determinant, d: own.a / determinant, tx: 0, ty: 0)
    }

    /// Calls `body` with the pixel to draw at each place of a row.
    @inline(__always) func forEachPixel(of range: Range<Int>, _ y: Int, _ body: (Int, UInt32) -> Void) {
        let dy = Double(y) + 0.5 - origin.y
        let (a, b) = (Double(inverse.a), Double(inverse.b))
        let (shiftX, shiftY) = (dy * Double(inverse.c), dy * Double(inverse.d))
        pixels.withBytes { bytes in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
            let stride = pixels.bytesPerRow / 4
            for x in range {
                let dx = Double(x) + 0.5 - origin.x
                let u = across.spot(dx * a + shiftX)
                let v = down.spot(dx * b + shiftY)
                let top = base + v.first * stride
                let bottom = base + v.second * stride
                let upper = PixelMath.blend(top[u.first], top[u.second], u.share)
                let lower = PixelMath.blend(bottom[u.first], bottom[u.second], u.share)
                body(x, PixelMath.blend(upper, lower, v.share))
            }
        }
    }
}

/// Along one axis: from points of the layer's contents to pixels of the picture, in one stretch or, with a centre, in three.
struct AxisMap {
    /// The two pixels to mix, and how far from the first to the second, 0…256.
    struct Spot {
        let first: Int
        let second: Int
        let share: UInt32
    }

    private var ends: (Double, Double)
    private var slopes: (Double, Double, Double)
    private var starts: (Double, Double, Double)
    private let lowest: Double
    private let highest: Double

    /// - Parameters:
    ///   - length: of the contents, in points.
    ///   - part: what is shown of the picture, as shares of its pixels; likewise `center`, which stretches, of what is shown.
    ///   - reduced: how many pixels the copy has that is read.
    init(
        length: CGFloat, pixels: Int, part: (start: CGFloat, size: CGFloat), scale: CGFloat, center: (start: CGFloat, size: CGFloat),
        reduced: Int
    ) {
        let size = Double(pixels)
        let ratio = Double(reduced) / size
        let start = Double(part.start) * size
        let shown = Double(part.size) * size
        let length = Double(length)
        var before = Double(center.start) * shown / Double(max(scale, 0.01))
        var after = (1 - Double(center.start) - Double(center.size)) * shown / Double(max(scale, 0.01))
        let caps = max(before + after, 0)
        if caps > length {
            before *= length / caps
            after *= length / caps
        }
        let firstCut = Double(center.start) * shown
        let secondCut = Double(center.start + center.size) * shown
        ends = (before, length - after)
        let middle = length - before - after
        slopes = (
            before > 0 ? firstCut / before * ratio : 0, middle > 0 ? (secondCut - firstCut) / middle * ratio : 0,
            after > 0 ? (shown - secondCut) / after * ratio : 0
        )
        starts = (start * ratio - 0.5, (start + firstCut) * ratio - 0.5, (start + secondCut) * ratio - 0.5)
        lowest = max(0, (start * ratio).rounded(.down))
        highest = max(lowest, min(Double(reduced), ((start + shown) * ratio).rounded(.up)) - 1)
    }

    /// - Parameter point: from the start of the contents.
    @inline(__always) func spot(_ point: Double) -> Spot {
        var pixel = 0.0
        if point < ends.0 {
            pixel = starts.0 + point * slopes.0
        } else if point < ends.1 {
            pixel = starts.1 + (point - ends.0) * slopes.1
        } else {
            pixel = ends.1 > ends.0 && slopes.2 == 0 ? highest : starts.2 + (point - ends.1) * slopes.2
        }
        pixel = min(max(pixel, lowest), highest)
        let first = Int(pixel)
        return Spot(first: first, second: min(first + 1, Int(highest)), share: UInt32((pixel - Double(first)) * 256))
    }
}
