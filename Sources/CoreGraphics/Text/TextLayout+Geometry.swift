/// Positions of characters, and characters at positions. Offsets are UTF-8 bytes of the string, and lengths are
/// points from the layout's corner.
extension TextLayout {
    /// Returns the line that contains the character at `offset`; the last line for the end of the text. `nil` without
    /// lines.
    package func lineIndex(at offset: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        return max(0, lines.partitioningIndex { $0.range.lowerBound > offset } - 1)
    }

    /// Returns the line at, or nearest to, the height `y`. Of several lines side by side, returns the line at `x`.
    /// Returns `nil` without lines.
    package func lineIndex(atX x: CGFloat, y: CGFloat) -> Int? {
        guard !lines.isEmpty else { return nil }
        let index = min(lines.count - 1, lines.partitioningIndex { $0.top + $0.height > y })
        var best = index
        var next = index
        while next < lines.count, lines[next].top == lines[index].top {
            if lines[next].availableExtent.left <= x { best = next }
            next += 1
        }
        return best
    }

    /// Returns the edge at which the character at `offset` begins, in reading direction.
    package func caretX(at offset: Int, inLine index: Int) -> CGFloat {
        let line = lines[index]
        for fragment in line.fragments {
            let range = line.range(of: fragment)
            guard range.contains(offset) else { continue }
            let xInWord = fragment.word.map { $0.position(of: offset - range.lowerBound, spacing(of: fragment)) }
            return line.x + CGFloat(fragment.x + (xInWord ?? (fragment.isRightToLeft ? fragment.width : 0)))
        }
        return offset >= line.range.upperBound ? lineEnd(line) : lineStart(line)
    }

    /// Returns the edge at which a line's last character ends.
    private func lineEnd(_ line: TextLine) -> CGFloat {
        let last = line.fragments.filter { $0.end > $0.start }.max { $0.end < $1.end }
        guard let last else { return lineStart(line) }
        return line.x + CGFloat(last.isRightToLeft ? last.x : last.x + last.width)
    }

    private func lineStart(_ line: TextLine) -> CGFloat {
        line.isRightToLeft ? line.x + line.width : line.x
    }

    /// Returns the character of a line at, or nearest to, `x`.
    ///
    /// - Returns: The character's first byte, the first byte of the next character, and the fraction 0…1 of the
    ///   character before `x` in reading direction.
    package func character(atX x: CGFloat, inLine index: Int) -> (start: Int, end: Int, fraction: CGFloat) {
        let line = lines[index]
        let visible = line.fragments.filter { $0.end > $0.start }
        let local = Double(x - line.x)
        let found = visible.first { $0.x <= local && local < $0.x + $0.width } ?? visible.min { distance(local, $0) < distance(local, $1) }
        guard let fragment = found else { return (line.range.lowerBound, line.range.lowerBound, 0) }
        let range = line.range(of: fragment)
        let xInFragment = local - fragment.x
        guard let word = fragment.word else {
            let fraction = fragment.width > 0 ? xInFragment / fragment.width : 0
            return (range.lowerBound, range.upperBound, CGFloat(min(1, max(0, fragment.isRightToLeft ? 1 - fraction : fraction))))
        }
        let (start, end, fraction) = word.character(at: xInFragment, spacing(of: fragment))
        return (range.lowerBound + start, range.lowerBound + end, CGFloat(fraction))
    }

    private func distance(_ x: Double, _ fragment: TextFragment) -> Double {
        x < fragment.x ? fragment.x - x : max(0, x - fragment.x - fragment.width)
    }

    /// Returns the horizontal extents of a text range on a line: one, or several in lines of mixed direction.
    package func spans(of range: Range<Int>, inLine index: Int) -> [HorizontalExtent] {
        let line = lines[index]
        var result: [HorizontalExtent] = []
        for fragment in line.fragments {
            let fragmentRange = line.range(of: fragment)
            let part = fragmentRange.clamped(to: range)
            guard !part.isEmpty else { continue }
            var (left, right) = (0.0, fragment.width)
            if let word = fragment.word, part != fragmentRange {
                let edges = [part.lowerBound, part.upperBound].map { edge in
                    edge == fragmentRange.upperBound
                        ? (fragment.isRightToLeft ? 0 : fragment.width)
                        : word.position(of: edge - fragmentRange.lowerBound, spacing(of: fragment))
                }
                (left, right) = (min(edges[0], edges[1]), max(edges[0], edges[1]))
            }
            let x = line.x + CGFloat(fragment.x + left)
            if let last = result.last, abs(last.left + last.width - x) < 0.01 {
                result[result.count - 1].width += CGFloat(right - left)
            } else {
                result.append(HorizontalExtent(left: x, width: CGFloat(right - left)))
            }
        }
        return result
    }

    /// Returns the spacing of a fragment. Justification widens spaces, so the width of the glyphs may differ from the
    /// width of the fragment.
    private func spacing(of fragment: TextFragment) -> TextSpacing {
        var spacing = style(of: fragment).spacing
        spacing.kern += Double(fragment.tightening)
        if fragment.isBlank, let word = fragment.word, word.clusterCount > 0 {
            spacing.kern += (fragment.width - word.width(spacing)) / Double(word.clusterCount)
        }
        return spacing
    }
}
