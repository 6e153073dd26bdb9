import CoreGraphics

/// A line of glyphs in a picture: adjacent pixel rows with ink, between rows without ink.
struct InkBand: Hashable {
    /// The rectangle around the ink of the band, in pixels.
    var box: PixelRect

    /// Finds the bands in and around a rectangle of a picture.
    ///
    /// First each row of the rectangle is searched for ink, and adjacent rows with ink are merged into bands. Then
    /// small bands close to another band are joined with it, because they are dots and accents. Finally each band is
    /// extended to the left and right, up to a gap that is wider than most of a line's height.
    ///
    /// - Parameters:
    ///   - raster: The picture.
    ///   - columns: The rectangle in which the ink begins. Only its rows are searched.
    ///   - background: The colour around the glyphs.
    ///   - lineHeight: The height of a line in pixels. Ink outside of the columns belongs to a band, unless a wide
    ///     gap separates it from the band.
    ///   - limits: The columns outside of which all ink belongs to other blocks of text.
    static func find(
        in raster: Raster, _ columns: PixelRect, _ background: SIMD3<UInt8>, lineHeight: Double, limits: Range<Int>
    ) -> [InkBand] {
        var bands: [InkBand] = []
        for y in columns.y..<columns.maxY {
            let row = PixelRect(x: columns.x, y: y, width: columns.width, height: 1)
            guard let ink = InkBox.find(in: raster, row, background) else { continue }
            if let last = bands.last, last.box.maxY == y {
                bands[bands.count - 1].box = last.box.union(ink)
            } else {
                bands.append(InkBand(box: ink))
            }
        }
        return joined(bands, lineHeight).map { $0.extended(in: raster, background, gap: Int(lineHeight * extensionGap), limits) }
    }

    /// The maximum width of a gap within a line, as a multiple of the line height. A word space is a quarter of the
    /// height. Ink beyond a wider gap belongs to another block of text or an image.
    private static let extensionGap = 0.8
    /// The height below which ink is a dot or an accent, as a fraction of the line height.
    private static let accentHeight = 0.3

    /// Joins dots and accents with the letters that they belong to.
    private static func joined(_ bands: [InkBand], _ lineHeight: Double) -> [InkBand] {
        var result: [InkBand] = []
        for band in bands {
            guard let last = result.last else {
                result.append(band)
                continue
            }
            let isNear = Double(band.box.y - last.box.maxY) < accentHeight * lineHeight
            let isSmall = Double(min(last.box.height, band.box.height)) < accentHeight * lineHeight
            let isOneLine = Double(band.box.maxY - last.box.y) < 1.2 * lineHeight
            if isNear, isSmall, isOneLine {
                result[result.count - 1].box = last.box.union(band.box)
            } else {
                result.append(band)
            }
        }
        return result
    }

    /// Returns the band, extended to the left and right by the ink that belongs to the same line.
    private func extended(in raster: Raster, _ background: SIMD3<UInt8>, gap: Int, _ limits: Range<Int>) -> InkBand {
        var result = self
        func hasInk(_ x: Int) -> Bool { (box.y..<box.maxY).contains { raster.distance(x, $0, from: background) > InkBox.threshold } }
        func lastInk(from start: Int, by step: Int) -> Int {
            var (edge, x) = (start, start + step)
            while limits.contains(x), abs(x - edge) <= gap {
                if hasInk(x) { edge = x }
                x += step
            }
            return edge
        }
        let left = lastInk(from: box.x, by: -1)
        let right = lastInk(from: box.maxX - 1, by: 1)
        result.box = PixelRect(x: left, y: box.y, width: right - left + 1, height: box.height)
        return result
    }
}
