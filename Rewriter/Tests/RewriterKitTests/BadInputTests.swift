import Foundation
import Testing

@testable import RewriterKit

/// Input that is damaged or unusual.
@Suite struct BadInputTests {
    private let folder: TemporaryFolder
    private static let screen = """
        import UIKit
        class Screen: UIViewController {
            @objc private func tap() {}
            func use() { perform(#selector(tap)) }
        }
        """

    init() throws { folder = try TemporaryFolder() }

    private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let path = "\(folder.path)/\(name)"
        try Data(bytes).write(to: URL(filePath: path))
        return path
    }

    private func file(_ name: String, _ text: String = screen) throws -> String { try file(name, Array(text.utf8)) }

    private func rewrite(_ files: String..., cache: Bool = false) throws -> Answer {
        let output = folder.path + "/output"
        return try ModuleRewriter(Request(module: "App", files: files, cache: cache ? folder.path + "/cache" : nil, output: output)).run()
    }

    private func copy(_ path: String) -> String? {
        try? String(contentsOfFile: OutputFolder(path: folder.path + "/output").copyPath(of: path), encoding: .utf8)
    }

    @Test func aFileThatIsNotTextIsReportedAndTheOthersAreRewritten() throws {
        let broken = try file("Broken.swift", Array("import UIKit // ".utf8) + [0xff, 0xfe, 0x0a])
        let good = try file("Good.swift")
        let answer = try rewrite(broken, good, folder.path + "/Missing.swift")
        #expect(answer.reports.map(\.reason) == ["the file is not valid UTF-8", "the file cannot be read"])
        #expect(copy(broken) == nil)
        #expect(copy(good)?.contains("Selector(named: \"tap\"") == true)
    }

    @Test(arguments: [
        "class A {", "}}}", "#if os(iOS)", "\"\"\"", "func (", "@objc", "#selector(", "class A: { @objc func }", "/*", "#available(iOS 26",
        "#Preview {", "@IBOutlet", "d?.f?(",
    ])
    func nothingIsAppendedBehindASyntaxError(text: String) throws {
        let path = try file("Broken.swift", "import UIKit\nclass B { @objc func f() {} }\n" + text)
        _ = try rewrite(path)
        guard let copy = copy(path) else { return }
        #expect(copy.components(separatedBy: "\n").prefix(3).count == 3)
        #expect(!copy.contains("_table"))
    }

    @Test func anErrorInCodeThatIsNotCompiledDoesNotCount() throws {
        let path = try file("Screen.swift", Self.screen + "\n#if os(macOS)\nlet = }\n#endif\n")
        _ = try rewrite(path)
        #expect(copy(path)?.contains("_table") == true)
    }

    @Test func aFileOfFiftyThousandLinesIsRewritten() throws {
        let lines = (0..<12_500).map { "    @objc func f\($0)() {\n        perform(#selector(f\($0)))\n    }\n" }
        let path = try file("Long.swift", "import UIKit\nclass Long: NSObject {\n" + lines.joined(separator: "\n") + "}\n")
        #expect(try rewrite(path).answered["#selector"] == 12_500)
    }

    @Test func deepNestingDoesNotOverflowTheStack() throws {
        let depth = 4_000
        let text = "import UIKit\nlet a = " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth) + "\n"
        _ = try rewrite(try file("Deep.swift", text))
    }

    @Test(arguments: ["with space.swift", "quote\"d.swift", "apostrophe's.swift", "größe 日本.swift", "a;b&c.swift"])
    func namesMayHaveAnyCharacters(name: String) throws {
        let path = try file(name)
        let answer = try rewrite(path)
        let overlay = try Data(contentsOf: URL(filePath: try #require(answer.overlay)))
        let object = try JSONSerialization.jsonObject(with: overlay) as? [String: Any]
        let roots = object?["roots"] as? [[String: Any]]
        #expect(roots?.first?["name"] as? String == path)
        #expect(copy(path) != nil)
    }

    @Test func aReadOnlySourceIsRewrittenAndStaysUnchanged() throws {
        let path = try file("Screen.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        _ = try rewrite(path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.screen)
    }

    @Test func aDamagedCacheIsIgnored() throws {
        let path = try file("Screen.swift")
        let first = try rewrite(path, cache: true)
        let cache = folder.path + "/cache"
        for case let name as String in try #require(FileManager.default.enumerator(atPath: cache)) {
            var isFolder: ObjCBool = false
            let entry = cache + "/" + name
            if FileManager.default.fileExists(atPath: entry, isDirectory: &isFolder), !isFolder.boolValue {
                try Data("{damaged".utf8).write(to: URL(filePath: entry))
            }
        }
        let second = try rewrite(path, cache: true)
        #expect(second.answered == first.answered)
        #expect(second.changed.isEmpty)
    }

    @Test func aCopyThatIsMissingIsWrittenAgain() throws {
        let path = try file("Screen.swift")
        _ = try rewrite(path, cache: true)
        try FileManager.default.removeItem(atPath: OutputFolder(path: folder.path + "/output").copyPath(of: path))
        _ = try rewrite(path, cache: true)
        #expect(copy(path) != nil)
    }

    @Test func copiesOfEarlierRunsAreRemoved() throws {
        let path = try file("Screen.swift")
        _ = try rewrite(path)
        let plain = try file("Plain.swift", "import UIKit\n")
        let answer = try rewrite(plain)
        #expect(answer.overlay == nil)
        #expect(copy(path) == nil)
    }

    @Test func runsAtOnceGiveTheSameAnswer() throws {
        let paths = try (0..<20).map { try file("Screen\($0).swift", Self.screen.replacingOccurrences(of: "Screen", with: "Screen\($0)")) }
        let request = Request(module: "App", files: paths, cache: folder.path + "/cache", output: folder.path + "/output")
        let answers = ParallelMap.run(4) { _ in try? ModuleRewriter(request).run().answered }
        #expect(answers.allSatisfy { $0 == ["#selector": 20, "@objc": 20] })
        #expect(paths.allSatisfy { copy($0) != nil })
    }

    @Test func theSameInputGivesTheSameBytes() throws {
        let path = try file("Screen.swift")
        _ = try rewrite(path)
        let first = copy(path)
        _ = try rewrite(path)
        #expect(copy(path) == first)
    }
}
