/// The visual order of pieces with different directions on a line.
enum LineOrder {
    /// Returns the pieces from left to right, by rules L1 and L2 of the Unicode Bidirectional Algorithm.
    ///
    /// - Parameter pieces: The pieces in reading order. Trailing blanks get the paragraph's level.
    static func visual(_ pieces: [TextPiece], base: UInt8) -> [TextPiece] {
        guard base != 0 || pieces.contains(where: { $0.level != 0 }) else { return pieces }
        var result = pieces
        var end = result.count
        while end > 0, result[end - 1].isBlank {
            end -= 1
            result[end].level = base
        }
        for index in result.indices where result[index].kind == .tab { result[index].level = base }
        let levels = result.map(\.level)
        guard let highest = levels.max(), highest > 0 else { return result }
        let lowestOdd = max(1, levels.min() ?? 1) | 1
        for level in stride(from: highest, through: lowestOdd, by: -1) { reverse(&result, from: level) }
        return result
    }

    /// Reverses each sequence of pieces whose levels are at least `level`.
    private static func reverse(_ pieces: inout [TextPiece], from level: UInt8) {
        var start = 0
        while start < pieces.count {
            guard pieces[start].level >= level else {
                start += 1
                continue
            }
            var end = start
            while end < pieces.count && pieces[end].level >= level { end += 1 }
            pieces[start..<end].reverse()
            start = end
        }
    }
}
