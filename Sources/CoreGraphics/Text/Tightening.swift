/// Moves letters closer together so that a line fits.
enum Tightening {
    /// The maximum width by which a line may exceed its available width to be tightened, relative to the available
    /// width.
    static let maximumExcess = 0.06
    /// The maximum reduction of the space after each cluster, relative to the font size.
    private static let limit = 0.04

    /// - Returns: `nil` if the line fits, or if it needs more tightening than the limit.
    static func tighten(_ all: [TextPiece], breaker: LineBreaker, availableWidth: Double) -> [TextPiece]? {
        var pieces = all
        while let last = pieces.last, last.isBlank { pieces.removeLast() }
        let width = pieces.reduce(0) { $0 + $1.width }
        let count = pieces.reduce(0) { $0 + ($1.word?.clusterCount ?? 0) }
        guard availableWidth.isFinite, width > availableWidth + LineBreaker.tolerance, width <= availableWidth * (1 + maximumExcess),
            count > 0
        else { return nil }
        let change = (availableWidth - width) / Double(count)
        let smallestSize = pieces.map { Double(breaker.paragraph.content.runs[$0.style].style.font.effectiveSize) }.min() ?? 0
        guard -change <= smallestSize * limit else { return nil }
        for index in pieces.indices {
            pieces[index].tightening = change
            pieces[index].width += change * Double(pieces[index].word?.clusterCount ?? 0)
        }
        return pieces
    }
}
