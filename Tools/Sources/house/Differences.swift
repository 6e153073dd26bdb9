import Foundation

/// The differences from Apple's UIKit, collected from the notes in the documentation of public symbols.
///
/// The kinds of the differences, and the uses that order them, come from Documentation/Census/differences.tsv.
enum Differences {
    private static let mark = "> Difference from Apple:"

    static func report(arguments: [String]) throws {
        guard arguments.count == 3 else { throw ReportError("usage: house differences SYMBOLGRAPHS TABLE OUTPUT") }
        var notes: [String: String] = [:]
        for symbol in try SymbolGraph.load(folder: arguments[0]).flatMap(\.symbols) {
            guard let note = note(in: symbol.docComment?.lines.map(\.text) ?? []) else { continue }
            notes[symbol.name] = note
        }
        let table = try DifferenceTable(file: arguments[1])
        try table.check(against: Set(notes.keys))
        try text(notes, table).write(toFile: arguments[2], atomically: true, encoding: .utf8)
        print("differences: wrote \(arguments[2])")
    }

    private static func text(_ notes: [String: String], _ table: DifferenceTable) -> String {
        let sections = DifferenceTable.Kind.allCases.map { kind in
            let lines = table.symbols(of: kind).map { "- `\($0)`: \(notes[$0] ?? "")" }
            return "## \(kind.title)\n\n" + lines.joined(separator: "\n") + "\n"
        }
        return """
            # Differences from Apple's UIKit

            `make differences` writes this page from the notes at \(notes.count) public symbols. The most used symbols of each section come first.
            Symbols that are not built yet are listed in [COVERAGE](../COVERAGE.md).

            \(sections.joined(separator: "\n"))
            """
    }

    /// The text of the note, in one line.
    private static func note(in lines: [String]) -> String? {
        guard let start = lines.firstIndex(where: { $0.hasPrefix(mark) }) else { return nil }
        let rest = lines[(start + 1)...].prefix { $0.hasPrefix(">") }.map { $0.dropFirst().trimmingCharacters(in: .whitespaces) }
        let first = lines[start].dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
        return ([first] + rest).joined(separator: " ")
    }
}
