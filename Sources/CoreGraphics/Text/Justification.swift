/// Justifies a line by widening its spaces and, in Chinese and Japanese, the gaps between characters.
enum Justification {
    /// Distributes the missing width evenly over the gaps. Trailing spaces, text before a tab, and lines without gaps
    /// are unchanged.
    static func widen(_ pieces: inout [TextPiece], to availableWidth: Double) {
        guard availableWidth.isFinite, let lastWord = pieces.lastIndex(where: { !$0.isBlank }) else { return }
        let first = (pieces.lastIndex { $0.kind == .tab } ?? -1) + 1
        guard first <= lastWord else { return }
        let width = pieces[...lastWord].reduce(0) { $0 + $1.width }
        let gaps = (first...lastWord).map { Self.gaps(in: pieces[$0], isLast: $0 == lastWord) }
        let count = gaps.reduce(0, +)
        guard count > 0, width < availableWidth else { return }
        let extraWidth = (availableWidth - width) / Double(count)
        for (index, gaps) in zip(first..., gaps) where gaps > 0 {
            pieces[index].width += extraWidth * Double(gaps)
            // The letters of a word are moved apart; a space has no glyphs to move.
            if pieces[index].kind == .word { pieces[index].tightening = extraWidth }
        }
    }

    /// Returns the number of gaps in a piece: each space, and the gap after each ideographic character except the
    /// line's last.
    private static func gaps(in piece: TextPiece, isLast: Bool) -> Int {
        guard let word = piece.word else { return 0 }
        switch piece.kind {
        case .space: return word.clusterCount
        case .word where word.analysis.isIdeographic: return word.clusterCount - (isLast ? 1 : 0)
        default: return 0
        }
    }
}
