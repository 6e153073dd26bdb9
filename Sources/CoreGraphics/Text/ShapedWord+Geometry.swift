/// Positions inside of a word. The characters of a cluster, such as a ligature, have equal shares of its width.
extension ShapedWord {
    /// Returns the distance of a character's start from the word's left end, in points. `offset` is in bytes from the
    /// word's start.
    func position(of offset: Int, _ spacing: TextSpacing) -> Double {
        guard let cluster = clusters(spacing).first(where: { $0.bytes.contains(offset) }) else {
            return (offset >= bytes.count) != analysis.isRightToLeft ? width(spacing) : 0
        }
        let starts = characterStarts(in: cluster.bytes)
        let fractionBefore = Double(starts.partitioningIndex { $0 >= offset }) / Double(max(1, starts.count))
        return analysis.isRightToLeft ? cluster.left + cluster.width * (1 - fractionBefore) : cluster.left + cluster.width * fractionBefore
    }

    /// Returns the character at a distance from the word's left end.
    func character(at x: Double, _ spacing: TextSpacing) -> (start: Int, end: Int, fraction: Double) {
        let all = clusters(spacing)
        guard let found = all.first(where: { x < $0.left + $0.width }) ?? all.last else { return (0, bytes.count, 0) }
        let starts = characterStarts(in: found.bytes)
        let count = Double(max(1, starts.count))
        var fraction = found.width > 0 ? min(1, max(0, (x - found.left) / found.width)) : 0
        if analysis.isRightToLeft { fraction = 1 - fraction }
        let index = min(starts.count - 1, Int(fraction * count))
        guard index >= 0 else { return (found.bytes.lowerBound, found.bytes.upperBound, fraction) }
        let end = index + 1 < starts.count ? starts[index + 1] : found.bytes.upperBound
        return (starts[index], end, min(1, fraction * count - Double(index)))
    }

    private struct Cluster {
        var bytes: Range<Int>
        var left: Double
        var width: Double
    }

    /// Returns the clusters from left to right.
    private func clusters(_ spacing: TextSpacing) -> [Cluster] {
        var result: [Cluster] = []
        var x = 0.0
        for glyph in glyphs {
            let start = Int(glyph.cluster)
            let advance = Double(glyph.advance) * spacing.stretch
            if let last = result.last, last.bytes.lowerBound == start {
                result[result.count - 1].width += advance
            } else {
                if !result.isEmpty { x += spacing.kern }
                result.append(Cluster(bytes: start..<start, left: x, width: advance + spacing.kern))
            }
            x += advance
        }
        let starts = result.map(\.bytes.lowerBound).sorted() + [bytes.count]
        for index in result.indices {
            let start = result[index].bytes.lowerBound
            let end = starts[min(starts.count - 1, starts.partitioningIndex { $0 > start })]
            result[index].bytes = start..<max(start, end)
        }
        return result
    }

    /// Returns the offsets at which grapheme clusters begin, so that a caret is never inside of a cluster.
    private func characterStarts(in range: Range<Int>) -> [Int] {
        let text = String(decoding: bytes[range], as: UTF8.self)
        return text.indices.map { range.lowerBound + text.utf8.distance(from: text.utf8.startIndex, to: $0) }
    }
}
