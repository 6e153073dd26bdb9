/// Fills a line by widening its spaces and, in Chinese and Japanese, the room between characters.
enum Justification {
    /// Spaces at the line's end are left alone; a line without any place to widen stays as it is.
    static func widen(_ pieces: inout [TextPiece], to room: Double) {
        guard room.isFinite, let lastWord = pieces.lastIndex(where: { !$0.isBlank }) else { return }
        let first = (pieces.lastIndex { $0.kind == .tab } ?? -1) + 1
        guard first <= lastWord else { return }
        let width = pieces[...lastWord].reduce(0) { $0 + $1.width }
        let gaps = (first...lastWord).map { Self.gaps(in: pieces[$0], isLast: $0 == lastWord) }
        let count = gaps.reduce(0, +)
        guard count > 0, width < room else { return }
        let share = (room - width) / Double(count)
        for (index, gaps) in zip(first..., gaps) where gaps > 0 {
            pieces[index].width += share * Double(gaps)
            // The letters of a word move apart; those of a space have no ink.
            if pieces[index].kind == .word { pieces[index].tightening = share }
        }
    }

    /// How many gaps of a piece grow: each space, and the one behind each Han or Japanese character but the line's last.
    private static func gaps(in piece: TextPiece, isLast: Bool) -> Int {
        guard let word = piece.word else { return 0 }
        switch piece.kind {
        case .space: return word.clusterCount
        case .word where word.analysis.isIdeographic: return word.clusterCount - (isLast ? 1 : 0)
        default: return 0
        }
    }
}
