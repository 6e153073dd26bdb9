import Foundation
import Testing

@testable import RewriterKit

/// Files with unusual bytes, places and permissions, and caches that cannot be used.
@Suite struct UnusualFileTests {
    private let folder: TemporaryFolder
    private static let screen = """
        import UIKit
        class Screen: UIViewController {
            @objc private func tap() {}
            func use() { perform(#selector(tap)) }
        }

        """

    init() throws { folder = try TemporaryFolder() }

    private func file(_ name: String, _ text: String = screen) throws -> String {
        let path = "\(folder.path)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    private func rewrite(_ files: [String], cache: String? = nil) throws -> Answer {
        try ModuleRewriter(Request(module: "App", files: files, cache: cache, output: folder.path + "/output")).run()
    }

    private func copy(_ path: String) -> String? {
        try? String(contentsOfFile: OutputFolder(path: folder.path + "/output").copyPath(of: path), encoding: .utf8)
    }

    private func bytes(_ path: String) throws -> [UInt8] { [UInt8](try #require(FileManager.default.contents(atPath: path))) }

    @Test func linesThatEndInTwoBytesKeepTheirEnds() throws {
        let path = try file("Screen.swift", Self.screen.replacingOccurrences(of: "\n", with: "\r\n"))
        let answer = try rewrite([path])
        let lines = try bytes(OutputFolder(path: folder.path + "/output").copyPath(of: path)).split(separator: 10)
        #expect(answer.answered == ["@objc": 1, "#selector": 1])
        #expect(zip(lines, try bytes(path).split(separator: 10)).prefix(5).allSatisfy { $0.count == $1.count && $0.last == 13 })
    }

    @Test func aFileWithAByteOrderMarkKeepsTheMarkAndItsColumns() throws {
        let path = try file("Marked.swift", "\u{feff}import UIKit.UIGestureRecognizerSubclass; import os.log\n" + Self.screen)
        let answer = try rewrite([path])
        let bytes = try bytes(OutputFolder(path: folder.path + "/output").copyPath(of: path))
        #expect(answer.answered["import"] == 2 && bytes.starts(with: [0xef, 0xbb, 0xbf]))
        #expect(String(decoding: bytes.dropFirst(3).prefix(40), as: UTF8.self) == "import UIKit" + String(repeating: " ", count: 28))
    }

    @Test func reportsInALineWithWideLettersCountBytes() throws {
        let path = try file("Wide.swift", "import UIKit\nfunc f(_ x: NSObject) { _ = (\"größe 日本\", x.value(forKey: \"x\")) }\n")
        let report = try #require(try rewrite([path]).reports.first)
        #expect(report.line == 2 && report.column == 50)
    }

    @Test func aSymbolicLinkIsRewrittenUnderItsOwnName() throws {
        let original = try file("Original.swift")
        let link = folder.path + "/Link.swift"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: original)
        let answer = try rewrite([link])
        let overlay = try String(contentsOfFile: try #require(answer.overlay), encoding: .utf8)
        #expect(overlay.contains("\"\(link)\"") && !overlay.contains(original))
        #expect(copy(link)?.contains("#sourceLocation(file: \"\(link)\"") == true)
    }

    @Test func aNameWithAQuoteIsEscapedInTheCopy() throws {
        let path = try file("quo\"te \\ back.swift")
        _ = try rewrite([path])
        let escaped = path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        #expect(copy(path)?.contains("#sourceLocation(file: \"\(escaped)\"") == true)
    }

    @Test(.enabled(if: getuid() != 0), arguments: [0o000, 0o444])
    func aCacheThatCannotBeWrittenCostsOnlyTime(permissions: Int) throws {
        let path = try file("Screen.swift")
        let cache = folder.path + "/cache"
        try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: cache)
        #expect(try rewrite([path], cache: cache).answered["#selector"] == 1)
        #expect(copy(path) != nil)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: cache)
    }

    @Test func aCacheThatIsAFileCostsOnlyTime() throws {
        let path = try file("Screen.swift")
        let cache = try file("cache", "not a folder")
        #expect(try rewrite([path], cache: cache).answered["#selector"] == 1)
        #expect(try rewrite([path], cache: cache + "/below").changed.isEmpty)
        #expect(try String(contentsOfFile: cache, encoding: .utf8) == "not a folder")
    }

    @Test func anOutputThatCannotBeWrittenIsAnError() throws {
        let path = try file("Screen.swift")
        let output = try file("output", "not a folder")
        #expect(throws: (any Error).self) { try rewrite([path]) }
        #expect(try String(contentsOfFile: output, encoding: .utf8) == "not a folder")
    }

    @Test func aShortenedEntryOfTheCacheIsIgnored() throws {
        let path = try file("Screen.swift")
        let cache = folder.path + "/cache"
        let first = try rewrite([path], cache: cache)
        for case let name as String in try #require(FileManager.default.enumerator(atPath: cache)) {
            let entry = cache + "/" + name
            guard let data = FileManager.default.contents(atPath: entry), data.count > 10 else { continue }
            try data.prefix(data.count / 2).write(to: URL(filePath: entry))
        }
        #expect(try rewrite([path], cache: cache).answered == first.answered)
    }

    @Test func emptyModulesAndFilesHaveNoOverlay() throws {
        #expect(try rewrite([]).overlay == nil)
        let answer = try rewrite([try file("Empty.swift", ""), try file("Blank.swift", "\n\n"), try file("Plain.swift", "let a = 1\n")])
        #expect(answer.overlay == nil && answer.reports.isEmpty && answer.answered.isEmpty && !answer.isUserInterface)
    }

    @Test func aFileWithoutConstructsHasNoCopyBesideOthers() throws {
        let plain = try file(
            "Plain.swift", "import UIKit\nfinal class Plain: UIView { override func draw(_ rect: CGRect) { super.draw(rect) } }\n")
        let screen = try file("Screen.swift")
        _ = try rewrite([plain, screen])
        #expect(copy(plain) == nil && copy(screen) != nil)
    }

    @Test func theOrderOfTheFilesChangesNoCopy() throws {
        let paths = try (0..<6).map { try file("Screen\($0).swift", Self.screen.replacingOccurrences(of: "Screen", with: "Screen\($0)")) }
        _ = try rewrite(paths)
        let first = paths.map(copy)
        let answer = try rewrite(paths.reversed())
        #expect(paths.map(copy) == first && answer.changed.isEmpty)
    }

    @Test func runsAtOnceWriteWholeCopies() throws {
        let paths = try (0..<8).map { try file("Screen\($0).swift", Self.screen.replacingOccurrences(of: "Screen", with: "Screen\($0)")) }
        let cache = folder.path + "/cache"
        let outputs = (0..<4).map { folder.path + "/output\($0)" }
        let requests = outputs.map { Request(module: "App", files: paths, cache: cache, output: $0) }
        let answers = ParallelMap.run(4) { try? ModuleRewriter(requests[$0]).run().answered }
        #expect(answers.allSatisfy { $0 == ["#selector": 8, "@objc": 8] })
        let texts = outputs.map { output in
            paths.map { try? String(contentsOfFile: OutputFolder(path: output).copyPath(of: $0), encoding: .utf8) }
        }
        #expect(texts.allSatisfy { $0 == texts[0] && !$0.contains(nil) })
    }

    @Test func aRewriterThatIsKilledLeavesNoHalfCopy() throws {
        let path = try file("Screen.swift")
        _ = try rewrite([path])
        let whole = copy(path)
        // A run that ended between two files has left a temporary file and an old copy.
        try Data("half".utf8).write(to: URL(filePath: folder.path + "/output/.dat.nosync1"))
        try Data("old".utf8).write(to: URL(filePath: OutputFolder(path: folder.path + "/output").copyPath(of: path)))
        _ = try rewrite([path])
        #expect(copy(path) == whole)
    }
}
