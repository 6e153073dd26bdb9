import Foundation
import Testing

/// `DIFFERENCES.md` lists the symbols of `differences.tsv`, by kind and by use.
@Suite struct DifferenceRules {
    private struct Row {
        var symbol: String
        var kind: String
        var uses: Int
    }

    private static let sections = ["compile": "Does not compile", "behaviour": "Behaves otherwise", "look": "Looks otherwise"]
    private static let lines = text("Documentation/Census/differences.tsv").split(separator: "\n").map(String.init)
    private static let rows = lines.dropFirst().compactMap { line -> Row? in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 3, let uses = Int(fields[2]) else { return nil }
        return Row(symbol: fields[0], kind: fields[1], uses: uses)
    }

    private static func text(_ path: String) -> String {
        (try? String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    @Test func `the table of differences is sorted and has valid kinds`() {
        #expect(Self.lines.first == "symbol\tkind\tuses")
        #expect(Self.rows.count == Self.lines.count - 1 && !Self.rows.isEmpty)
        for row in Self.rows { #expect(Self.sections[row.kind] != nil && row.uses >= 0, "\(row)") }
        for (row, next) in zip(Self.rows, Self.rows.dropFirst()) { #expect(row.symbol < next.symbol) }
    }

    @Test func `the page of differences has three sections in the order of their effect`() {
        let titles = Self.text("Documentation/DIFFERENCES.md").matches(of: /(?m)^## (.+)$/).map { String($0.1) }
        #expect(titles == ["Does not compile", "Behaves otherwise", "Looks otherwise"])
    }

    @Test(arguments: sections.keys.sorted()) func `a section lists its symbols, the most used first`(kind: String) throws {
        let title = try #require(Self.sections[kind])
        let parts = Self.text("Documentation/DIFFERENCES.md").components(separatedBy: "\n## ")
        let section = try #require(parts.first { $0.hasPrefix(title + "\n") })
        let listed = section.matches(of: /(?m)^- `([^`]+)`: ./).map { String($0.1) }
        let expected = Self.rows.filter { $0.kind == kind }.sorted { ($1.uses, $0.symbol) < ($0.uses, $1.symbol) }.map(\.symbol)
        #expect(listed == expected)
    }
}
