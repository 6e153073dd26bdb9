import CoreGraphics

/// The smallest rectangle around all ink of a picture: the pixels that differ from its background.
package enum InkBox {
    /// The most by which a channel, 0…255, differs from the background without counting as ink: an eighth of all levels, which leaves out
    /// what smoothing adds around letters and keeps hairlines.
    package static let threshold = 32

    /// The ink of a picture, in points from its top left corner; `nil` without ink.
    ///
    /// - Parameters:
    ///   - raster: the picture.
    ///   - scale: pixels per point.
    package static func find(in raster: Raster, scale: Double) -> CGRect? {
        let background = raster.background(in: raster.bounds)
        return find(in: raster, raster.bounds, background).map { box in
            CGRect(
                x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale, height: Double(box.height) / scale)
        }
    }

    static func find(in raster: Raster, _ rect: PixelRect, _ background: SIMD3<UInt8>) -> PixelRect? {
        var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX where raster.distance(x, y, from: background) > threshold {
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = max(bottom, y)
            }
        }
        return right < left ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
