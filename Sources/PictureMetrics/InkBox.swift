import CoreGraphics

/// Finds the smallest rectangle around all ink of a picture. Ink is all pixels that differ from the background.
package enum InkBox {
    /// The maximum difference of a colour channel from the background, 0…255, that does not count as ink. At one
    /// eighth of all levels, the antialiasing around glyphs is excluded, and hairlines are included.
    package static let threshold = 32

    /// Returns the bounds of the ink, in points from the upper left corner of the picture; `nil` if there is no ink.
    ///
    /// - Parameters:
    ///   - raster: The picture.
    ///   - scale: The number of pixels per point.
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
