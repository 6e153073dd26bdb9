import Foundation

/// Where we differ from Apple's UIKit, collected from the notes in the public symbols' documentation.
enum Differences {
    private static let mark = "> Difference from Apple:"

    static func report(arguments: [String]) throws {
        guard arguments.count == 2 else { throw ReportError("usage: house differences SYMBOLGRAPHS OUTPUT") }
        var notes: [String: String] = [:]
        for symbol in try SymbolGraph.load(folder: arguments[0]).flatMap(\.symbols) {
            guard let note = note(in: symbol.docComment?.lines.map(\.text) ?? []) else { continue }
            notes[symbol.name] = note
        }
        let lines = notes.keys.sorted().map { "- `\($0)`: \(notes[$0] ?? "")" }
        let text = """
            # Differences from Apple's UIKit

            Written by `make differences` from the notes at the public symbols: \(lines.count) of them. What is not built yet is not here but
            in [COVERAGE](../COVERAGE.md).

            \(lines.joined(separator: "\n"))

            """
        try text.write(toFile: arguments[1], atomically: true, encoding: .utf8)
        print("differences: wrote \(arguments[1])")
    }

    /// The note's words, in one line.
    private static func note(in lines: [String]) -> String? {
        guard let start = lines.firstIndex(where: { $0.hasPrefix(mark) }) else { return nil }
        let rest = lines[(start + 1)...].prefix { $0.hasPrefix(">") }.map { $0.dropFirst().trimmingCharacters(in: .whitespaces) }
        let first = lines[start].dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
        return ([first] + rest).joined(separator: " ")
    }
}
