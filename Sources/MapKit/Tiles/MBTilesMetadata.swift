import Foundation
import SQLiteFile

/// The metadata of a file of tiles.
struct MBTilesMetadata: Equatable {
    private(set) var name: String?
    /// The format of the tiles: `png`, `jpg`, `webp`, or `pbf` for vectors.
    private(set) var format: String?
    /// The attribution as plain text, without the HTML tags in the file.
    private(set) var attribution: String?
    /// Whether the tiles are an overlay on another map. Defaults to `false`, a base map.
    private(set) var isOverlay = false
    private(set) var levels: ClosedRange<Int>?
    /// The western, southern, eastern and northern bounds, in degrees.
    private(set) var bounds: [Double]?

    init(metadata rows: [[SQLiteValue]]) {
        var entries: [String: String] = [:]
        for row in rows {
            guard row.count == 2, case .text(let key) = row[0], let value = Self.text(row[1]) else { continue }
            entries[key.lowercased()] = value
        }
        name = entries["name"]
        format = entries["format"]?.lowercased()
        attribution = entries["attribution"].map(Self.removingTags).flatMap { $0.isEmpty ? nil : $0 }
        isOverlay = entries["type"]?.lowercased() == "overlay"
        if let lowest = entries["minzoom"].flatMap(Int.init), let highest = entries["maxzoom"].flatMap(Int.init), lowest <= highest {
            levels = lowest...highest
        }
        let numbers = (entries["bounds"] ?? "").split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) ?? .nan }
        if numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[0] < numbers[2], numbers[1] < numbers[3] { bounds = numbers }
    }

    mutating func readLevels(_ row: [SQLiteValue]) {
        guard row.count == 2, case .integer(let lowest) = row[0], case .integer(let highest) = row[1], lowest <= highest,
            let first = Int(exactly: lowest), let last = Int(exactly: highest)
        else { return }
        levels = first...last
    }

    private static func text(_ value: SQLiteValue) -> String? {
        switch value {
        case .text(let text): text
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .null, .data: nil
        }
    }

    /// Returns the text of an HTML fragment, in one line.
    static func removingTags(_ html: String) -> String {
        var text = html.prefix(2_000).replacing(/<[^>]*>/, with: "")
        let entities = [("&copy;", "©"), ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        for (entity, character) in entities { text = text.replacing(entity, with: character) }
        return text.split { $0.isWhitespace }.joined(separator: " ")
    }
}
