/// Caret positions in lines of mixed direction.
extension TextLayout {
    /// An edge of a character.
    package struct CaretStop: Hashable, Sendable {
        /// The byte before which typed text is inserted.
        package var offset: Int
        /// The position in points from the layout's corner.
        package var x: CGFloat
        /// Whether the edge is the end of the preceding character instead of the start of the following one.
        package var isUpstream: Bool
    }

    /// Returns the edges of all characters of a line.
    package func caretStops(inLine index: Int) -> [CaretStop] {
        let line = lines[index]
        return line.fragments.filter { $0.end > $0.start }.flatMap { fragment -> [CaretStop] in
            let range = line.range(of: fragment)
            let inner = range.map { CaretStop(offset: $0, x: caretX(at: $0, inLine: index), isUpstream: false) }
            return inner + [CaretStop(offset: range.upperBound, x: endX(of: fragment, line), isUpstream: true)]
        }
    }

    /// Returns the edge at which the character before `offset` ends; `nil` if `offset` is inside of a fragment,
    /// because that edge equals `caretX(at:inLine:)` there.
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
    /// Whether a part of the line runs against the paragraph's direction.
    package var hasMixedDirections: Bool { fragments.contains { $0.isRightToLeft != isRightToLeft && !$0.isBlank } }
}
