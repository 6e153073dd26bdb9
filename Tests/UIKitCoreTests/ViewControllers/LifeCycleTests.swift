import Foundation
import Testing

/// The life-cycle calls of a screen match Documentation/LIFE-CYCLE.md.
@MainActor @Suite(.app) struct LifeCycleTests {
    /// The lists of the page, by their headlines.
    private nonisolated static let documented: [(name: String, calls: [String])] = {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let text = (try? String(contentsOf: root.appending(path: "Documentation/LIFE-CYCLE.md"), encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n### ").dropFirst().compactMap { section in
            let parts = section.components(separatedBy: "```")
            guard parts.count > 2, let name = section.split(separator: "\n").first else { return nil }
            return (String(name), parts[1].split(separator: "\n").dropFirst().map(String.init))
        }
    }()

    @Test(arguments: documented.map(\.name)) func aScreenIsNotifiedAsThePageDocuments(path: String) async throws {
        let calls = try #require(try await LifeCyclePath.run(path), "no such path is walked")
        #expect(calls == Self.documented.first { $0.name == path }?.calls)
    }

    @Test func thePageContainsEachPath() {
        #expect(Self.documented.map(\.name) == LifeCyclePath.all.map(\.name))
    }
}
