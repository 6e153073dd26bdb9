import Foundation
import Testing

/// The jobs of Documentation/CLOSURES.md: their sources, and their lines.
struct JobTableTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    private static let page: String = {
        let root = (0..<3).reduce(folder) { url, _ in url.deletingLastPathComponent() }
        return (try? String(contentsOf: root.appending(path: "Documentation/CLOSURES.md"), encoding: .utf8)) ?? ""
    }()

    /// The screens in the order of the page.
    private static let names = ["Save", "SignUp", "Letter", "Errands", "Guest", "Search", "Clock", "Photos", "Note", "Town"]

    /// Returns the lines of a file that are neither empty nor imports.
    private static func lines(_ file: String) throws -> [String] {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8).components(separatedBy: "\n")
            .filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("import ") }
    }

    @Test(arguments: names.indices) func aJobNeedsFewerLinesWithClosures(index: Int) throws {
        let (number, name) = (index + 1, Self.names[index])
        let plain = try Self.lines("Plain/Plain\(name)Screen.swift")
        let closures = try Self.lines("Closures/\(name)Screen.swift")
        #expect(closures.count < plain.count)
        let row = try #require(Self.page.split(separator: "\n").first { $0.hasPrefix("| \(number). ") })
        #expect(row.hasSuffix("| \(plain.count) | \(closures.count) |"), "\(row)")
    }

    @Test func thePageHasBothVersionsOfEachJob() throws {
        let blocks = Self.page.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
        let expected = try Self.names.flatMap { name in
            try ["Plain/Plain\(name)Screen.swift", "Closures/\(name)Screen.swift"].map { try Self.lines($0) }
        }
        #expect(blocks.map { $0.components(separatedBy: "\n").filter { !$0.allSatisfy(\.isWhitespace) } } == expected)
    }
}
