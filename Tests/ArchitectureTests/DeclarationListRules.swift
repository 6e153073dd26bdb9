import Foundation
import Testing

/// The list of declarations that differ from Apple's: `make declarations` compares it with the public symbols.
@Suite struct DeclarationListRules {
    private static let path = "Documentation/Census/declarations.tsv"
    /// The greatest number of differences. The number only ever decreases.
    private static let limit = 153
    /// The reasons of lines that are mistakes of the census, and no differences.
    private static let mistakes: Set = [
        "Apple's documentation has it as optional",
        "Apple's documentation declares it as here; the table does not know whether every member may be nil",
        "the table has the declaration of a Mac",
        "the table has the name in Objective-C",
        "the table has the declaration of the mutable subclass",
        "the storage is weak, behind a lock",
        "the storage is weak, in an object that also has the closures",
    ]

    private static let lines: [[String]] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../" + path)
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }()

    @Test func `F1 each difference from Apple's declarations has a reason`() {
        #expect(Self.lines.first == ["kind", "symbol", "difference", "reason"])
        for line in Self.lines.dropFirst() {
            #expect(line.count == 4 && line.allSatisfy { !$0.isEmpty }, "\(line)")
            // A declaration of another shape is not absent.
            #expect(line.last != "not built yet" || ["member", "type"].contains(line[0]), "\(line)")
        }
    }

    @Test func `F1 the list of differences is sorted, names each once and does not grow`() {
        let keys = Self.lines.dropFirst().map { $0.prefix(3).joined(separator: "\t") }
        #expect(Set(keys).count == keys.count)
        let symbols = Self.lines.dropFirst().map { ($0[0], $0[1]) }
        #expect(zip(symbols, symbols.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(Self.lines.dropFirst().count { !Self.mistakes.contains($0[3]) } <= Self.limit)
    }
}
