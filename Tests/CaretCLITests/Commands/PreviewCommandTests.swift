import ArgumentParser
import Foundation
import Platform
import Testing

@testable import CaretCLI

@Suite struct PreviewCommandTests {
    private func description(
        _ file: String = "/app/Feed.swift", _ line: Int = 3, _ name: String? = nil, orientation: String? = nil, size: (Int, Int)? = nil
    ) -> PreviewDescription {
        PreviewDescription(file: file, line: line, name: name, orientation: orientation, width: size?.0, height: size?.1)
    }

    @Test func picturesAreNamedAfterFilesAndPreviews() {
        let entries = PreviewList.entries([
            description(), description("/app/Feed.swift", 9, "Empty / näher"), description("/app/Feed.swift", 12, "empty-NÄHER"),
            description("/other/Feed.swift", 3), description("/app/Row.swift", 1, "???"),
        ])
        #expect(
            entries.map(\.fileName) == ["Feed-3.png", "Feed-Empty-näher.png", "Feed-empty-NÄHER-2.png", "Feed-3-2.png", "Row-1.png"])
        #expect(entries.map(\.number) == Array(0..<5))
        #expect(entries[1].place == "Feed.swift:9 \"Empty / näher\"")
    }

    @Test(arguments: [("empty", [1]), ("feed", [0, 1]), ("row.swift", [2]), ("/app", [])])
    func theFilterReadsNamesAndFiles(text: String, expected: [Int]) {
        let entries = PreviewList.entries([
            description(), description("/app/Feed.swift", 9, "Empty"), description("/app/Row.swift", 1),
        ])
        #expect(PreviewList.chosen(entries, text).map(\.number) == expected)
        #expect(PreviewList.chosen(entries, nil).count == 3)
    }

    private func environment(_ arguments: [String], _ description: PreviewDescription) throws -> [String: String] {
        let command = try PreviewCommand.parse(arguments)
        let entry = try #require(PreviewList.entries([description]).first)
        return command.environment(over: ["CARET_DEVICE": "iPad mini", "CARET_FRAME": "yes"], entry, picture: "/out/a.png")
    }

    @Test func theProgramReceivesThePreviewAndItsTraits() throws {
        let plain = try environment([], description())
        #expect(plain["CARET_PREVIEW"] == "0" && plain["CARET_SNAPSHOT"] == "/out/a.png" && plain["CARET_BACKEND"] == "headless")
        #expect(plain["CARET_FRAME"] == nil && plain["CARET_DEVICE"] == "iPad mini" && plain["XCODE_RUNNING_FOR_PREVIEWS"] == "1")
        let turned = try environment([], description(orientation: "landscape-left"))
        #expect(turned["CARET_ORIENTATION"] == "landscape-left")
        let fixed = try environment([], description(orientation: "landscape-left", size: (300, 80)))
        #expect(fixed["CARET_SIZE"] == "300x80" && fixed["CARET_SCALE"] == "2")
        #expect(fixed["CARET_DEVICE"] == nil && fixed["CARET_ORIENTATION"] == nil)
    }

    @Test func optionsComeBeforeTraits() throws {
        let size = try environment(["--size", "100x50"], description(size: (300, 80)))
        #expect(size["CARET_SIZE"] == "100x50")
        let orientation = try environment(["--orientation", "portrait"], description(orientation: "landscape-left"))
        #expect(orientation["CARET_ORIENTATION"] == "portrait")
    }

    @Test(arguments: [["--limit", "0"], ["--out", ""], ["--size", "10"]])
    func invalidOptionsAreRejected(arguments: [String]) {
        #expect(throws: (any Error).self) { try PreviewCommand.parse(arguments) }
    }
}
