/// The line breaks that best match the widths of the lines of a block of text in a picture.
///
/// The widths of the lines are measured in the picture. The widths of the words are those of another font, which
/// differs from the picture's font by a factor. There are several ways to break the words into the given number of
/// lines. Dynamic programming finds the one with the smallest sum of squared differences. Its table contains the
/// smallest sum for each number of lines and words. The cost is the number of lines times the square of the number of
/// words.
struct WrapFit: Hashable {
    /// The number of words on each line.
    var wrap: [Int]
    /// The ratio of the widths in the picture to those in the words' font.
    var factor: Double
    /// The root mean square of the differences between the lines' widths, in the unit of the widths.
    var error: Double

    /// Finds the line breaks of words.
    ///
    /// - Parameters:
    ///   - words: The words; not empty.
    ///   - widths: The widths of the lines' ink, from top to bottom, in any unit.
    /// - Returns: The fit; `nil` if the words cannot be broken into that number of lines.
    init?(_ words: [DrawnText.Word], widths: [Double]) {
        guard let first = words.first, !widths.isEmpty, widths.count <= words.count else { return nil }
        let paragraphs = words.count { $0.beginsParagraph }
        guard widths.count >= paragraphs, let last = words.last else { return nil }
        let gaps = zip(words, words.dropFirst()).filter { !$1.beginsParagraph }.map { $1.start - $0.end }.sorted()
        let space = gaps.isEmpty ? 0 : gaps[gaps.count / 2]
        // A space at a line break has no width in the picture.
        let natural = last.end - first.start - Double(widths.count - 1) * space
        guard natural > 0 else { return nil }
        factor = widths.reduce(0, +) / natural
        guard let (found, squares) = Self.best(words, widths, factor) else { return nil }
        wrap = found
        error = (squares / Double(widths.count)).squareRoot()
    }

    /// Returns the best line breaks. `costs[line][end]` is the smallest sum for the first `end` words on the first
    /// `line` lines.
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
                    // A line must not contain words of two paragraphs.
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
