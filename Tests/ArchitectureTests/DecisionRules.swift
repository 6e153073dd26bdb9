import Foundation
import Testing

/// The decisions have one format: a numbered title, then the context, the choice and its price.
@Suite struct DecisionRules {
    private static let folder = SourceTree.root.appendingPathComponent("Documentation/DECISIONS")
    private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    @Test func `the numbers of decisions have no gaps`() {
        #expect(Self.names.count >= 20)
        #expect(Self.names.map { String($0.prefix(5)) } == Self.names.indices.map { String(format: "%04d-", $0 + 1) })
        for name in Self.names { #expect(name.hasSuffix(".md"), "\(name)") }
    }

    @Test(arguments: names) func `a decision has a title and three sections`(name: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        let lines = text.components(separatedBy: "\n")
        let start = "# \(name.prefix(4)): "
        let title = try #require(lines.first)
        #expect(title.hasPrefix(start) && title.count > start.count, "\(name) begins with '\(start)' and a title")
        #expect(lines.count { $0.hasPrefix("# ") } == 1, "\(name) has one title")
        #expect(lines.filter { $0.hasPrefix("## ") } == ["## Context", "## Choice", "## Price"], "\(name)")
    }
}
