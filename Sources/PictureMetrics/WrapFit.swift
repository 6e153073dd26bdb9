/// The line breaks that explain best how wide the lines of a text are in a picture.
///
/// The lines' widths are known from the picture, the words' widths from a font that is like the picture's but for a factor. Of all ways to
/// break the words into as many lines, the one with the least sum of squared differences is found by dynamic programming.
struct WrapFit: Hashable {
    /// The number of words on each line.
    var wrap: [Int]
    /// Widths in the picture divided by those of the words' font.
    var factor: Double
    /// The root of the mean squared difference of a line's width, in the unit of the widths.
    var error: Double

    /// Fits words to lines.
    ///
    /// - Parameters:
    ///   - words: not empty.
    ///   - widths: of the lines' ink, from top to bottom, in any unit.
    /// - Returns: `nil` if the words cannot be broken into as many lines.
    init?(_ words: [DrawnText.Word], widths: [Double]) {
        guard let first = words.first, !widths.isEmpty, widths.count <= words.count else { return nil }
        let paragraphs = words.count { $0.beginsParagraph }
        guard widths.count >= paragraphs, let last = words.last else { return nil }
        let gaps = zip(words, words.dropFirst()).filter { !$1.beginsParagraph }.map { $1.start - $0.end }.sorted()
        let space = gaps.isEmpty ? 0 : gaps[gaps.count / 2]
        // Spaces at the breaks are not seen.
        let natural = last.end - first.start - Double(widths.count - 1) * space
        guard natural > 0 else { return nil }
        factor = widths.reduce(0, +) / natural
        guard let (found, squares) = Self.best(words, widths, factor) else { return nil }
        wrap = found
        error = (squares / Double(widths.count)).squareRoot()
    }

    /// `costs[line][end]`: the least sum for the first `end` words on the first `line` lines.
    private static func best(_ words: [DrawnText.Word], _ widths: [Double], _ factor: Double) -> (wrap: [Int], squares: Double)? {
        let count = words.count
        var costs = [[Double](repeating: .infinity, count: count + 1)]
        var starts: [[Int]] = [[]]
        costs[0][0] = 0
        for width in widths {
            var row = [Double](repeating: .infinity, count: count + 1)
            var from = [Int](repeating: 0, count: count + 1)
            for start in 0..<count where costs[costs.count - 1][start] < .infinity {
                for end in start + 1...count {
                    let difference = (words[end - 1].end - words[start].start) * factor - width
                    let cost = costs[costs.count - 1][start] + difference * difference
                    // A paragraph's last line ends before the next paragraph.
                    if cost < row[end] { (row[end], from[end]) = (cost, start) }
                    if end < count, words[end].beginsParagraph { break }
                }
            }
            costs.append(row)
            starts.append(from)
        }
        guard costs[widths.count][count] < .infinity else { return nil }
        var (wrap, end) = ([Int](), count)
        for line in stride(from: widths.count, to: 0, by: -1) {
            wrap.append(end - starts[line][end])
            end = starts[line][end]
        }
        return (wrap.reversed(), costs[widths.count][count])
    }
}
