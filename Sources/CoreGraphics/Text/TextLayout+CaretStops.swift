/// Where a caret can stand in lines that run both ways.
extension TextLayout {
    /// An edge of a character.
    package struct CaretStop: Hashable, Sendable {
        /// The byte before which what is typed there comes.
        package var offset: Int
        /// In points from the layout's corner.
        package var x: CGFloat
        /// Whether it is where the character before ends, and not where the one behind begins.
        package var isUpstream: Bool
    }

    /// All edges of a line's characters.
    package func caretStops(inLine index: Int) -> [CaretStop] {
        let line = lines[index]
        return line.fragments.filter { $0.end > $0.start }.flatMap { fragment -> [CaretStop] in
            let range = line.range(of: fragment)
            let inner = range.map { CaretStop(offset: $0, x: caretX(at: $0, inLine: index), isUpstream: false) }
            return inner + [CaretStop(offset: range.upperBound, x: endX(of: fragment, line), isUpstream: true)]
        }
    }

    /// The edge at which the character before `offset` ends; `nil` where the one at `offset` begins there, too, whatever the order.
    package func upstreamX(at offset: Int, inLine index: Int) -> CGFloat? {
        let line = lines[index]
        let before = line.fragments.first { $0.end > $0.start && line.range(of: $0).upperBound == offset }
        return before.map { endX(of: $0, line) }
    }

    private func endX(of fragment: TextFragment, _ line: TextLine) -> CGFloat {
        line.x + CGFloat(fragment.isRightToLeft ? fragment.x : fragment.x + fragment.width)
    }
}

extension TextLine {
    /// Whether some of the line runs against its paragraph.
    package var runsBothWays: Bool { fragments.contains { $0.isRightToLeft != isRightToLeft && !$0.isBlank } }
}
