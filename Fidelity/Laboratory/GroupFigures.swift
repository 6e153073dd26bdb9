import Foundation

/// The medians of a group's pictures.
struct GroupFigures: Equatable {
    let name: String
    let pictures: Int
    let similarity: Double?
    let maskedSimilarity: Double?
    let textSimilarity: Double?
    let equalPixels: Double?
    /// The number of texts with more than one line whose lines could be compared.
    let wraps: Int
    /// The number of these texts whose lines equal the recorded lines.
    let equalWraps: Int
    /// The median offset of the ink, in points.
    let inkOffset: Double?
    /// The median offset of the ink of texts, in points.
    let textInkOffset: Double?

    init(_ name: String, _ pictures: [PictureFigures]) {
        self.name = name
        self.pictures = pictures.count
        similarity = pictures.map(\.similarity).median
        maskedSimilarity = pictures.compactMap(\.maskedSimilarity).median
        textSimilarity = pictures.compactMap(\.textSimilarity).median
        equalPixels = pictures.map(\.equalPixels).median
        wraps = pictures.reduce(0) { $0 + $1.wraps }
        equalWraps = wraps - pictures.reduce(0) { $0 + $1.otherWraps.count { max($0.recorded.count, $0.drawn.count) > 1 } }
        inkOffset = pictures.compactMap(\.inkOffset).median
        textInkOffset = pictures.compactMap(\.textInkOffset).median
    }

    /// The row of the table, in Markdown.
    var row: String {
        let share = wraps == 0 ? "–" : "\(equalWraps) of \(wraps) (\(Int((Double(equalWraps) / Double(wraps) * 100).rounded())) %)"
        let cells = [
            name, "\(pictures)", Self.three(similarity), Self.three(maskedSimilarity), Self.three(textSimilarity),
            Self.percent(equalPixels), share, Self.points(inkOffset), Self.points(textInkOffset),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private static func three(_ value: Double?) -> String { value.map { String(format: "%.3f", $0) } ?? "–" }
    private static func percent(_ value: Double?) -> String { value.map { String(format: "%.1f %%", $0 * 100) } ?? "–" }
    private static func points(_ value: Double?) -> String { value.map { String(format: "%.2f", $0) } ?? "–" }
}
