import Foundation
import Testing

@testable import RewriterKit

/// Modules that import a module which leaves out declarations, because they need SwiftUI.
@Suite struct LeftOutTests {
    private let folder: TemporaryFolder
    private static let library = """
        import SwiftUI
        public struct CardView: View { public var body: some View { Text("card") } }
        struct PreviewView: View { var body: some View { CardView() } }
        open class CardHost: UIHostingController<CardView> {}
        public extension CardStack {
            func show(_ view: CardView) {}
            func show() {}
            func wrap() -> some View { CardView() }
        }
        public final class CardStack {
            public static func cards() -> [CardView] { [] }
        }

        """

    init() throws { folder = try TemporaryFolder() }

    /// Rewrites a file of a module, and returns its text, with the answer.
    @discardableResult
    private func rewrite(_ module: String, _ text: String, cache: String? = nil) throws -> (text: String, answer: Answer) {
        let path = "\(folder.path)/\(module).swift"
        let output = "\(folder.path)/\(module)"
        try Data(text.utf8).write(to: URL(filePath: path))
        let answer = try ModuleRewriter(
            Request(module: module, files: [path], cache: cache, output: output, leftOut: folder.path + "/left-out")
        ).run()
        guard answer.overlay != nil else { return (text, answer) }
        return (try String(contentsOfFile: OutputFolder(path: output).copyPath(of: path), encoding: .utf8), answer)
    }

    @Test func anImporterLeavesOutWhatNeedsALeftOutType() throws {
        try rewrite("Cards", Self.library)
        let importer = """
            import Cards
            import UIKit
            protocol Configurable {}
            extension CardView: Configurable {}
            final class Host: CardHost {}
            final class Screen: UIViewController { func show() { _ = CardView() } }
            struct Own {}

            """
        let (text, answer) = try rewrite("App", importer)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines[3].isEmpty && lines[4].isEmpty)
        #expect(lines[5].hasPrefix("final class Screen: UIViewController { func show() { fatalError("))
        #expect(lines[6] == "struct Own {}")
        #expect(answer.reports.map(\.line).sorted() == [4, 5, 6])
    }

    @Test(arguments: ["import Cards", "import struct Cards.PreviewView"])
    func internalNamesAreSeenByTestableImportsOnly(line: String) throws {
        try rewrite("Cards", Self.library)
        let use = "\nextension PreviewView { func f() {} }\n"
        #expect(try rewrite("App", line + use).text == line + use)
        #expect(try rewrite("CardTests", "@testable import Cards" + use).text.contains("PreviewView") == false)
    }

    @Test func aNameThatTheImporterDeclaresIsItsOwn() throws {
        try rewrite("Cards", Self.library)
        let text = "import Cards\nimport UIKit\nstruct CardView { var size = 1 }\nlet view = CardView()\n"
        #expect(try rewrite("App", text).text == text)
    }

    @Test func aModuleThatImportsNothingLeftOutStays() throws {
        try rewrite("Cards", Self.library)
        let text = "import UIKit\nextension CardView { func f() {} }\n"
        #expect(try rewrite("App", text).text == text)
    }

    @Test func testsThatNeedALeftOutTypeAreLeftOut() throws {
        try rewrite("Cards", Self.library)
        let tests = """
            import Cards
            import XCTest
            final class CardTests: XCTestCase {
                func testCard() { _ = CardView() }
                func testOther() {}
                func makeCard() { _ = CardView() }
            }

            """
        let lines = try rewrite("CardTests", tests).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[3].allSatisfy { $0 == " " })
        #expect(lines[4].contains("testOther") && lines[5].contains("fatalError"))
    }

    @Test func theMembersOfATypeAreLeftOutInItsExtensions() throws {
        try rewrite("Cards", Self.library)
        let text = "import Cards\nextension CardStack { func both() { _ = wrap(); show() } \n func one() { show() } }\n"
        let lines = try rewrite("App", text).text.split(separator: "\n")
        #expect(lines[1].contains("fatalError"))
        #expect(lines[2].contains("func one() { show() }"))
    }

    @Test func namesFollowTheLibraryAndTheCache() throws {
        let cache = folder.path + "/cache"
        let importer = "import Cards\nextension CardView { func f() {} }\n"
        for _ in 0..<2 {
            try rewrite("Cards", Self.library, cache: cache)
            #expect(try rewrite("App", importer, cache: cache).text.contains("CardView") == false)
            try rewrite("Cards", "import UIKit\npublic struct CardView {}\n", cache: cache)
            #expect(try rewrite("App", importer, cache: cache).text == importer)
        }
    }

    /// A subclass cannot do without its superclass, but without a protocol.
    @Test func theCacheNoticesThatAClassHasBecomeAProtocol() throws {
        let cache = folder.path + "/cache"
        let importer = "import Cards\nfinal class Own: Board {}\n"
        let kinds = ["open class Board: UIHostingController<CardView> {}", "public protocol Board { var card: CardView { get } }"]
        for _ in 0..<2 {
            let hasOwn = try kinds.map { kind in
                try rewrite("Cards", Self.library + kind + "\n", cache: cache)
                return try rewrite("App", importer, cache: cache).text.contains("final class Own")
            }
            #expect(hasOwn == [false, true])
        }
    }

    @Test func aDamagedListCountsAsAbsent() throws {
        try rewrite("Cards", Self.library)
        try Data("{".utf8).write(to: URL(filePath: folder.path + "/left-out/Cards.json"))
        let text = "import Cards\nextension CardView { func f() {} }\n"
        #expect(try rewrite("App", text).text == text)
    }
}
