/// Moves letters closer together so that a line fits.
enum Tightening {
    /// The share of its room that a line may be too wide and still be tightened.
    static let most = 0.06
    /// In parts of the font's size: what letters may come closer.
    private static let limit = 0.04

    /// - Returns: `nil` if nothing is needed, or more than letters bear.
    static func tighten(_ all: [TextPiece], breaker: LineBreaker, room: Double) -> [TextPiece]? {
        var pieces = all
        while let last = pieces.last, last.isBlank { pieces.removeLast() }
        let width = pieces.reduce(0) { $0 + $1.width }
        let count = pieces.reduce(0) { $0 + ($1.word?.clusterCount ?? 0) }
        guard room.isFinite, width > room + LineBreaker.tolerance, width <= room * (1 + most), count > 0 else { return nil }
        let share = (room - width) / Double(count)
        let smallest = pieces.map { Double(breaker.paragraph.content.runs[$0.style].style.font.effectiveSize) }.min() ?? 0
        guard -share <= smallest * limit else { return nil }
        for index in pieces.indices {
            pieces[index].tightening = share
            pieces[index].width += share * Double(pieces[index].word?.clusterCount ?? 0)
        }
        return pieces
    }
}
