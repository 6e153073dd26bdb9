import CoreGraphics

/// Reads from a picture how a text in it is broken into lines, without knowing its letters.
///
/// The picture need not be the one that the text was drawn into: fonts may differ by some per cent, and a text may lie some lines higher or
/// lower, because one above it has other lines. Rows of ink around the text's place are found (``InkBand``). Each run of them that could be
/// the text is fitted with the text's words (``WrapFit``); the run with the best fit, and of equal ones the nearest, is the text.
package struct WrapReader {
    /// The result of reading a text.
    package struct Reading: Hashable, Sendable {
        /// The number of words on each line.
        package var wrap: [Int]
        /// The rectangle around the ink of all lines, in points.
        package var ink: CGRect
    }

    private let raster: Raster
    private let scale: Double

    /// - Parameters:
    ///   - raster: the picture.
    ///   - scale: its pixels per point.
    package init(_ raster: Raster, scale: Double) {
        self.raster = raster
        self.scale = scale
    }

    /// How far away a text is looked for, in heights of a line.
    private static let reach = 4.0
    /// How much wider or narrower than the text's own letters those of the picture may be.
    private static let factors = 0.85...1.18
    /// The largest error of a fit that is believed, in heights of a line: half of the shortest word with its space.
    private static let largestError = 0.35

    /// Reads a text; `nil` where it is not found, or has no words to tell by.
    ///
    /// - Parameters:
    ///   - text: what is read.
    ///   - others: further texts of the same drawing: ink beyond those beside the text is theirs.
    package func read(_ text: DrawnText, beside others: [DrawnText] = []) -> Reading? {
        guard let line = text.lines.first, !text.words.isEmpty else { return nil }
        let lineHeight = Double(line.box.height) * scale
        let frame = PixelRect(text.frame, scale: scale).intersection(raster.bounds)
        guard lineHeight > 1, !frame.isEmpty else { return nil }
        let pitch = text.lines.count > 1 ? (text.lines[1].baseline - line.baseline) * scale : lineHeight
        let far = Int(pitch * Self.reach)
        let columns = PixelRect(x: frame.x, y: frame.y - far, width: frame.width, height: frame.height + 2 * far)
            .intersection(raster.bounds)
        let bands = InkBand.find(
            in: raster, columns, raster.background(in: frame), lineHeight: lineHeight, limits: limits(frame, others))
        let place = Double(line.box.midY) * scale
        var best: (score: Double, reading: Reading)?
        for start in bands.indices {
            for end in start + 1...bands.count {
                let run = Array(bands[start..<end])
                guard Self.areLines(run, pitch, lineHeight) else { break }
                guard let fit = WrapFit(text.words, widths: run.map { Double($0.box.width) / scale }) else { continue }
                let error = fit.error * scale / lineHeight
                guard Self.factors.contains(fit.factor), error < Self.largestError else { continue }
                let distance = abs(Double(run[0].box.y + run[0].box.height / 2) - place) / pitch
                let score: Double = error + 0.3 * abs(fit.factor - 1) + 0.02 * distance
                if score < (best?.score ?? Double.infinity) { best = (score, Reading(wrap: fit.wrap, ink: ink(of: run))) }
            }
        }
        return best?.reading
    }

    /// How far the middle of a line's ink may be below that of the line before, in distances of lines: letters with and without ascenders
    /// and descenders move it, but the text below, which has a gap above it, must not count.
    private static let pitches = 0.8...1.2

    /// Whether bands can be lines of one text: none higher than a line, each about a line below the one before.
    private static func areLines(_ bands: [InkBand], _ pitch: Double, _ lineHeight: Double) -> Bool {
        guard bands.allSatisfy({ Double($0.box.height) < 1.5 * lineHeight }) else { return false }
        return zip(bands, bands.dropFirst()).allSatisfy { upper, lower in
            let distance = Double(lower.box.y + lower.box.maxY - upper.box.y - upper.box.maxY) / 2
            return pitches.contains(distance / pitch)
        }
    }

    /// The columns between the texts to the left and to the right.
    private func limits(_ frame: PixelRect, _ others: [DrawnText]) -> Range<Int> {
        var (left, right) = (0, raster.width)
        for other in others {
            let place = PixelRect(other.frame, scale: scale)
            guard place.y < frame.maxY, frame.y < place.maxY else { continue }
            if place.maxX <= frame.x { left = max(left, place.maxX) }
            if place.x >= frame.maxX { right = min(right, place.x) }
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
