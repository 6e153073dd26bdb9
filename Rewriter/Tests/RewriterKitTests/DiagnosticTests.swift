import Foundation
import Testing

@testable import RewriterKit

/// The compiler's diagnostics for rewritten files.
@Suite struct DiagnosticTests {
    private static let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Diagnostics/Screen.swift")

    /// Returns the places of the undefined names in a text, as `line:column` by name. Columns count bytes.
    private static func names(in text: String) -> [String: String] {
        var result: [String: String] = [:]
        for (number, line) in text.components(separatedBy: "\n").enumerated() {
            for match in line.matches(of: /[uU]ndefined\d+/) {
                result[String(match.output)] = "\(number + 1):\(line[..<match.range.lowerBound].utf8.count + 1)"
            }
        }
        return result
    }

    @Test(.enabled(if: ConstructFolder.libraryArguments != nil))
    func errorsAreReportedWhereTheyAreInTheOriginal() throws {
        let output = try TemporaryFolder()
        let answer = try ModuleRewriter(Request(module: "App", files: [Self.source.path], output: output.path)).run()
        let overlay = try #require(answer.overlay)
        let library = try #require(ConstructFolder.libraryArguments)
        let text = try ConstructFolder.call(
            "swiftc", ["-typecheck", "-parse-as-library", "-swift-version", "5", "@" + library, "-vfsoverlay", overlay, Self.source.path]
        ).text
        var found: [String: String] = [:]
        for match in text.matches(of: /(?m)^(.*Screen\.swift):(\d+:\d+): error: .*'([uU]ndefined\d+)[^']*'/) {
            #expect(match.output.1 == Self.source.path)
            found[String(match.output.3)] = String(match.output.2)
        }
        let expected = Self.names(in: try String(contentsOf: Self.source, encoding: .utf8))
        #expect(expected.count == 36)
        for (name, place) in expected { #expect(found[name] == place, "\(name)") }
    }
}
