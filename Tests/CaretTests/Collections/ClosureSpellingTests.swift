import Caret
import Foundation
import Testing

/// One spelling of a closure: as a type, a variable, a parameter, a property and a literal.
@Suite struct ClosureSpellingTests {
    private typealias Transform = (String) -> Int

    private struct Mapper {
        var transform: (String) -> Int
    }

    private func apply(_ transform: (String) -> Int, to text: String) -> Int { transform(text) }

    @Test func `R95 literal, variable, parameter and property spell the type alike`() {
        let variable: (String) -> Int = { $0.count }
        let alias: Transform = variable
        #expect(apply({ $0.count }, to: "four") == 4)
        #expect(apply(alias, to: "four") == 4)
        #expect(Mapper(transform: variable).transform("four") == 4)
        #expect(type(of: variable) == Transform.self)
    }

    @Test func `R93 a literal may declare its types or omit them, and is the same closure`() {
        let short: (String) -> Int = { $0.count }
        let long = { (text: String) -> Int in text.count }
        #expect(type(of: short) == type(of: long))
        #expect(["a", "bb"].map(short) == ["a", "bb"].map(long))
    }

    @Test func `R93 the documentation spells closures in one way only`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        var read = 0
        for folder in ["Documentation", "Snippets", "Sources/Caret", "README.md"] {
            for file in documents(under: root.appendingPathComponent(folder)) {
                let text = try String(contentsOf: file, encoding: .utf8)
                read += 1
                for block in ["^(", "(^", "^id", "^void", "^{"] {
                    #expect(!text.contains(block), "\(file.lastPathComponent) has a closure with a caret: \(block)")
                }
            }
        }
        #expect(read > 10)
    }

    private func documents(under place: URL) -> [URL] {
        guard place.pathExtension.isEmpty else { return [place] }
        let paths = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }.map { place.appendingPathComponent($0) }
    }
}
