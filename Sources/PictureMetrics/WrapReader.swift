import CoreGraphics

/// Determines the line breaks of a block of text in a picture, without recognizing letters.
///
/// The picture need not be the one that the drawing program drew. Fonts may differ by some per cent, and the text may
/// be some lines higher or lower. First the bands of ink around the expected position are found (``InkBand``). The
/// text's words are then fitted to each sequence of bands that could be the lines of the text (``WrapFit``). The
/// score of a sequence combines the error of the fit, the difference of the fonts' widths, and the distance from the
/// expected position. The sequence with the lowest score is the text.
package struct WrapReader {
    /// The result of finding a block of text in a picture.
    package struct Reading: Hashable, Sendable {
        /// The number of words on each line.
        package var wrap: [Int]
        /// The rectangle around the ink of all lines, in points.
        package var ink: CGRect
    }

    private let raster: Raster
    private let scale: Double

    /// - Parameters:
    ///   - raster: The picture.
    ///   - scale: The number of pixels per point.
    package init(_ raster: Raster, scale: Double) {
        self.raster = raster
        self.scale = scale
    }

    /// The maximum distance of a block of text from its expected position, as a multiple of the line height.
    private static let maximumOffset = 4.0
    /// The range of the ratio between the widths in the picture and those of the text's font.
    private static let factors = 0.85...1.18
    /// The maximum error of an accepted fit, as a multiple of the line height: half of the shortest word with its
    /// space.
    private static let largestError = 0.35

    /// Returns the line breaks of a block of text; `nil` if the text is not found or has no words.
    ///
    /// - Parameters:
    ///   - text: The text to find.
    ///   - others: Other blocks of text in the drawing. Ink beyond the nearest blocks to the left and right belongs
    ///     to them.
    package func read(_ text: DrawnText, beside others: [DrawnText] = []) -> Reading? {
        guard let line = text.lines.first, !text.words.isEmpty else { return nil }
        let lineHeight = Double(line.box.height) * scale
        let frame = PixelRect(text.frame, scale: scale).intersection(raster.bounds)
        guard lineHeight > 1, !frame.isEmpty else { return nil }
        let pitch = text.lines.count > 1 ? (text.lines[1].baseline - line.baseline) * scale : lineHeight
        let margin = Int(pitch * Self.maximumOffset)
        let columns = PixelRect(x: frame.x, y: frame.y - margin, width: frame.width, height: frame.height + 2 * margin)
            .intersection(raster.bounds)
        let bands = InkBand.find(
            in: raster, columns, raster.background(in: frame), lineHeight: lineHeight, limits: limits(frame, others))
        let expectedY = Double(line.box.midY) * scale
        var best: (score: Double, reading: Reading)?
        for start in bands.indices {
            for end in start + 1...bands.count {
                let run = Array(bands[start..<end])
                guard Self.areLines(run, pitch, lineHeight) else { break }
                guard let fit = WrapFit(text.words, widths: run.map { Double($0.box.width) / scale }) else { continue }
                let error = fit.error * scale / lineHeight
                guard Self.factors.contains(fit.factor), error < Self.largestError else { continue }
                let distance = abs(Double(run[0].box.y + run[0].box.height / 2) - expectedY) / pitch
                let score: Double = error + 0.3 * abs(fit.factor - 1) + 0.02 * distance
                if score < (best?.score ?? Double.infinity) { best = (score, Reading(wrap: fit.wrap, ink: ink(of: run))) }
            }
        }
        return best?.reading
    }

    /// The range of the distance between the middles of the ink of two lines, in line heights. Ascenders and
    /// descenders move the middle. The first line of the next text, after a gap, must be outside of the range.
    private static let pitches = 0.8...1.2

    /// Returns whether bands can be the lines of one block of text. No band may be higher than a line, and adjacent
    /// bands have to be about one line apart.
    private static func areLines(_ bands: [InkBand], _ pitch: Double, _ lineHeight: Double) -> Bool {
        guard bands.allSatisfy({ Double($0.box.height) < 1.5 * lineHeight }) else { return false }
        return zip(bands, bands.dropFirst()).allSatisfy { upper, lower in
            let distance = Double(lower.box.y + lower.box.maxY - upper.box.y - upper.box.maxY) / 2
            return pitches.contains(distance / pitch)
        }
    }

    /// Returns the range of columns between the neighbouring blocks of text to the left and to the right.
    private func limits(_ frame: PixelRect, _ others: [DrawnText]) -> Range<Int> {
        var (left, right) = (0, raster.width)
        for other in others {
            let otherFrame = PixelRect(other.frame, scale: scale)
            guard otherFrame.y < frame.maxY, frame.y < otherFrame.maxY else { continue }
            if otherFrame.maxX <= frame.x { left = max(left, otherFrame.maxX) }
            if otherFrame.x >= frame.maxX { right = min(right, otherFrame.x) }
        }
        return left..<max(left, right)
    }

    private func ink(of bands: [InkBand]) -> CGRect {
        var box = PixelRect.empty
        for band in bands { box = box.union(band.box) }
        return CGRect(
            x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale, height: Double(box.height) / scale)
    }
}
