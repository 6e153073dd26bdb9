/// Fills a line by widening its spaces.
enum Justification {
    /// Spaces at the line's end are left alone; a line without others stays as it is.
    static func widen(_ pieces: inout [TextPiece], to room: Double) {
        guard room.isFinite, let lastWord = pieces.lastIndex(where: { !$0.isBlank }) else { return }
        let firstSpace = (pieces.lastIndex { $0.kind == .tab } ?? -1) + 1
        guard firstSpace < lastWord else { return }
        let spaces = (firstSpace..<lastWord).filter { pieces[$0].kind == .space }
        let width = pieces[...lastWord].reduce(0) { $0 + $1.width }
        let glyphs = spaces.reduce(0) { $0 + (pieces[$1].word?.clusterCount ?? 0) }
        guard glyphs > 0, width < room else { return }
        let share = (room - width) / Double(glyphs)
        for index in spaces { pieces[index].width += share * Double(pieces[index].word?.clusterCount ?? 0) }
    }
}
