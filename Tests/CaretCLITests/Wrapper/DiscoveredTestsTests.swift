import CompilerWrapper
import Foundation
import Testing

/// The lists of tests that SwiftPM generates, and the overlay that changes them.
struct DiscoveredTestsTests {
    @Test func aMethodGetsTheTypeThatXCTestExpects() throws {
        let text = """
            import XCTest
            fileprivate extension OldTests {
                static nonisolated(unsafe) let __allTests__OldTests = [
                    ("testA", testA),
                    ("testB", asyncTest(testB))
                ]
            }
            """
        let changed = try #require(DiscoveredTests.changed(text)).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(changed[2].hasSuffix("let __allTests__OldTests: [(String, (OldTests) -> () throws -> Void)] = ["))
        #expect(changed[3] == "(\"testA\", { test in { try runOnMainActor(test.testA) } }),")
        #expect(changed[4].hasSuffix("(\"testB\", asyncTest(testB))"))
        #expect(changed[5] == "    ]" && changed[6] == "}")
    }

    @Test func otherFilesAreLeft() {
        #expect(DiscoveredTests.changed("import XCTest\nfunc all() {}\n") == nil)
        #expect(DiscoveredTests.isModule("AppPackageDiscoveredTests") && !DiscoveredTests.isModule("AppTests"))
    }

    @Test func anOverlayNamesEachCopy() {
        let overlay = Overlay.text(["/a/b.swift": "/c/b.swift", "/a \"x\"/d.swift": "/c/d.swift"])
        let state = OverlayState.read(overlay: overlay) { Data($0.utf8) }
        #expect(state.copies["/a/b.swift"] == OverlayState.checksum(Data("/c/b.swift".utf8)))
        #expect(state.copies.keys.sorted() == ["/a \"x\"/d.swift", "/a/b.swift"])
    }
}
