import Pango

/// A short stretch of text in one font, script and direction, with its glyphs. Immutable, shared by all layouts that hold it.
final class ShapedWord: Sendable {
    let bytes: ContiguousArray<UInt8>
    let font: ShapingFont
    let analysis: TextAnalysis
    /// From left to right.
    let glyphs: [ShapedGlyph]
    /// In points.
    let width: Double
    /// How many groups of characters the glyphs stand for: what kerning is counted by.
    let clusterCount: Int
    let hash: Int

    init(bytes: UnsafeBufferPointer<UInt8>, font: ShapingFont, analysis: TextAnalysis, glyphs: [ShapedGlyph], hash: Int) {
        self.bytes = ContiguousArray(bytes)
        self.font = font
        self.analysis = analysis
        self.glyphs = glyphs
        self.hash = hash
        var width = 0.0
        var clusters = 0
        var last = UInt32.max
        for glyph in glyphs {
            width += Double(glyph.advance)
            if glyph.cluster != last { clusters += 1 }
            last = glyph.cluster
        }
        self.width = width
        clusterCount = clusters
    }

    /// The width under a style's spacing.
    func width(_ spacing: TextSpacing) -> Double {
        width * spacing.stretch + spacing.kern * Double(clusterCount)
    }

    /// How many leading bytes, in reading order, fit `room` points: a border between groups of characters.
    func bytesThatFit(_ room: Double, _ spacing: TextSpacing) -> Int {
        var used = 0.0
        let isRightToLeft = analysis.isRightToLeft
        var index = isRightToLeft ? glyphs.count - 1 : 0
        while index >= 0 && index < glyphs.count {
            let cluster = glyphs[index].cluster
            var next = index
            while next >= 0 && next < glyphs.count && glyphs[next].cluster == cluster {
                used += Double(glyphs[next].advance) * spacing.stretch
                next += isRightToLeft ? -1 : 1
            }
            used += spacing.kern
            if used > room { return Int(cluster) }
            index = next
        }
        return bytes.count
    }

    /// How many leading bytes, in reading order, have to go so that the rest fits `room` points.
    func bytesThatDoNotFit(_ room: Double, _ spacing: TextSpacing) -> Int {
        var left = width(spacing)
        let order = analysis.isRightToLeft ? Array(glyphs.reversed()) : glyphs
        var index = 0
        while index < order.count && left > room {
            let cluster = order[index].cluster
            while index < order.count && order[index].cluster == cluster {
                left -= Double(order[index].advance) * spacing.stretch
                index += 1
            }
            left -= spacing.kern
        }
        return index < order.count ? Int(order[index].cluster) : bytes.count
    }
}
