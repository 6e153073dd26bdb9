import Foundation
import Testing

/// The table of Documentation/CLOSURES.md and the programs that it stands for.
struct AbilityTableTests {
    private struct Row {
        let number: Int
        let marks: [String]
        /// The mark of Caret, which is the last column.
        var markOfCaret: String { marks.last ?? "" }
    }

    private static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    private static func page() throws -> String {
        try String(contentsOf: root.appending(path: "Documentation/CLOSURES.md"), encoding: .utf8)
    }

    private static func rows() throws -> [Row] {
        try page().split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: #/\| (\d+) \| [^|]+ \| (.*) \|/#) else { return nil }
            return Row(number: Int(match.1) ?? 0, marks: match.2.components(separatedBy: " | "))
        }
    }

    /// Returns the numbers of all tests of this folder.
    private static func testNumbers() throws -> Set<Int> {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let texts = try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
        return Set(texts.flatMap { $0.matches(of: #/\n    @Test func `A(\d+) /#).compactMap { Int($0.1) } })
    }

    @Test func everyRowHasAMarkForEachLibrary() throws {
        let rows = try Self.rows()
        #expect(rows.map(\.number) == Array(1...rows.count) && rows.count >= 50)
        for row in rows {
            #expect(row.marks.count == 10, "row \(row.number)")
            for mark in row.marks { #expect(mark.wholeMatch(of: #/[●◐·–]\??/#) != nil, "row \(row.number): \(mark)") }
            #expect(["●", "◐"].contains(row.markOfCaret), "row \(row.number)")
        }
    }

    @Test func eachMarkOfCaretHasATestAndEachTestHasAMark() throws { #expect(try Self.testNumbers() == Set(Self.rows().map(\.number))) }

    @Test func thePageSaysWhatIsMissingForEachHalfMarkOfCaret() throws {
        let part = try #require(try Self.page().components(separatedBy: "### What is missing").last?.components(separatedBy: "\n## ").first)
        let listed = part.matches(of: #/\n- \*\*(\d+)\*\* /#).compactMap { Int($0.1) }
        #expect(try listed == Self.rows().filter { $0.markOfCaret == "◐" }.map(\.number))
    }

    @Test func noTestIsDisabled() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix("Abilities.swift") {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            #expect(!text.contains("disabled") && !text.contains("withKnownIssue"), "\(name)")
        }
    }
}
