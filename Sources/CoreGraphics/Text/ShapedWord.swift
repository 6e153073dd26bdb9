import Pango

/// A short string of one font, script and direction with its glyphs. The object is immutable, and several layouts
/// share it.
final class ShapedWord: Sendable {
    let bytes: ContiguousArray<UInt8>
    let font: ShapingFont
    let analysis: TextAnalysis
    /// The glyphs from left to right.
    let glyphs: [ShapedGlyph]
    /// The width in points.
    let width: Double
    /// The number of clusters. The kern of a style is added once for each cluster.
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

    /// Returns the width with a style's spacing.
    func width(_ spacing: TextSpacing) -> Double {
        width * spacing.stretch + spacing.kern * Double(clusterCount)
    }

    /// Returns the number of leading bytes, in reading order, that fit into a width in points. The last of
    /// them ends a cluster.
    func bytesThatFit(_ availableWidth: Double, _ spacing: TextSpacing) -> Int {
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
            if used > availableWidth { return Int(cluster) }
            index = next
        }
        return bytes.count
    }

    /// Returns the number of leading bytes in reading order that must be removed so that the remaining bytes
    /// fit into a width in points.
    func bytesThatDoNotFit(_ availableWidth: Double, _ spacing: TextSpacing) -> Int {
        var remainingWidth = width(spacing)
        let order = analysis.isRightToLeft ? Array(glyphs.reversed()) : glyphs
        var index = 0
        while index < order.count && remainingWidth > availableWidth {
            let cluster = order[index].cluster
            while index < order.count && order[index].cluster == cluster {
                remainingWidth -= Double(order[index].advance) * spacing.stretch
                index += 1
            }
            remainingWidth -= spacing.kern
        }
        return index < order.count ? Int(order[index].cluster) : bytes.count
    }
}
