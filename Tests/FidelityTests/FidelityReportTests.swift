import CoreGraphics
import Foundation
import PictureMetrics
import Testing

@testable import Fidelity

@Suite struct FidelityReportTests {
    @Test func equalPicturesAgreeInEachFigure() throws {
        let folders = try PictureFolders()
        for folder in [folders.recorded, folders.drawn] { try folders.write("Group/One", into: folder) }
        let report = try folders.report()
        let picture = try #require(report.pictures.first)
        #expect(abs(picture.similarity - 1) < 1e-5)
        #expect(picture.equalPixels == 1)
        #expect(picture.recordedInk == [4, 4, 12, 12] && picture.inkOffset == 0)
        #expect(picture.recordedSize == [24, 24] && !picture.hasOtherSize)
        #expect(report.problems.isEmpty)
    }

    @Test func theWorstPictureComesFirst() throws {
        let folders = try PictureFolders()
        for (name, x) in [("Group/A", 5), ("Group/B", 12), ("Other/C", 4)] {
            try folders.write(name, into: folders.recorded)
            try folders.write(name, into: folders.drawn, x: x)
        }
        let report = try folders.report()
        #expect(report.pictures.map(\.name) == ["Group/B", "Group/A", "Other/C"])
        #expect(report.pictures.map(\.inkOffset) == [8, 1, 0])
        #expect(report.groups.map(\.name) == ["Group", "Other", "all"])
        let median = (report.pictures[0].similarity + report.pictures[1].similarity) / 2
        #expect(report.groups[0].similarity == median)
        #expect(report.groups[2].similarity == report.pictures[1].similarity)
        #expect(report.table.contains("| Other | 1 | 1.000 | 1.000 | – | 100.0 % | – | 0.00 | – |"))
    }

    @Test func otherSizesAreComparedInTheirIntersection() throws {
        let folders = try PictureFolders()
        try folders.write("Group/One", into: folders.recorded, width: 30)
        try folders.write("Group/One", into: folders.drawn, height: 40)
        let picture = try #require(try folders.report().pictures.first)
        #expect(picture.hasOtherSize)
        #expect(picture.recordedSize == [30, 24] && picture.drawnSize == [24, 40])
        #expect(abs(picture.similarity - 1) < 1e-5)
    }

    @Test func failedComparisonsAreNamedAndTheOthersAreMade() throws {
        let folders = try PictureFolders()
        for folder in [folders.recorded, folders.drawn] {
            try folders.write("Group/Good", into: folder)
            try folders.write("Group/Broken", into: folder)
            try folders.write("Group/Cut", into: folder)
            try folders.write("Group/Record", into: folder)
        }
        try folders.write(Data("no picture".utf8), folders.recorded.picture("Group/Broken"))
        let whole = try Data(contentsOf: folders.drawn.picture("Group/Cut"))
        try folders.write(whole.prefix(whole.count / 2), folders.drawn.picture("Group/Cut"))
        try folders.write(Data("{".utf8), folders.drawn.record("Group/Record"))
        try folders.write("Group/Undrawn", into: folders.recorded)
        try folders.write("Group/New", into: folders.drawn)
        let report = try folders.report(failures: [.program(path: "draw", reason: "exit code 3")])
        #expect(report.pictures.map(\.name) == ["Group/Good"])
        let expected = [
            "the program draw failed: exit code 3", "Group/Broken.png is no picture", "Group/Cut.png is no picture",
            "Group/Record.json cannot be read", "no program draws 'Group/Undrawn'",
            "'Group/New' is drawn, but there is no recorded picture",
        ]
        #expect(report.problems.count == expected.count)
        for text in expected { #expect(report.problems.contains { $0.contains(text) }, "\(text): \(report.problems)") }
    }

    @Test func aFolderWithoutPicturesIsRefused() throws {
        let folders = try PictureFolders()
        // Beside the groups, and hidden.
        try folders.write("Loose", into: folders.recorded)
        try folders.write(".build/Hidden", into: folders.recorded)
        #expect(throws: FidelityError.noPictures(path: folders.recorded.url.path)) { try folders.report() }
        let missing = PictureFolder(folders.root.appendingPathComponent("missing"))
        let error = #expect(throws: FidelityError.self) { try FidelityReport.make(recorded: missing, drawn: folders.drawn) }
        guard case .noFolder = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func recordedLinesBesideAPictureCount() throws {
        let folders = try PictureFolders()
        for folder in [folders.recorded, folders.drawn] { try folders.write("Group/One", into: folder) }
        let box = CGRect(x: 0, y: 0, width: 20, height: 10)
        let lines = ["one two", "three"].map { DrawnText.Line(text: $0, box: box, baseline: 8) }
        let texts = ["one two three", "one two  three"].map {
            DrawnText(text: $0, frame: box, lines: lines, words: [], isTruncated: false)
        }
        try folders.write(DrawingRecord(scale: 1, texts: texts), beside: "Group/One", in: folders.drawn)
        try folders.write(
            RecordedLines(lines: ["one two three": ["one", "two three"], "one two  three": ["one two ", "three"]]), beside: "Group/One",
            in: folders.recorded)
        let picture = try #require(try folders.report().pictures.first)
        #expect(picture.wraps == 2 && picture.texts == 2 && picture.unreadTexts == 0)
        #expect(picture.otherWraps.map(\.recorded) == [["one", "two three"]])
        #expect(try folders.report().groups.first?.row.contains("1 of 2 (50 %)") == true)
    }

    @Test(arguments: [([], nil), ([3.0], 3.0), ([9, 1, 5], 5), ([4, 1, 2, 9], 3)])
    func theMedianIsTheMiddle(values: [Double], median: Double?) {
        #expect(values.median == median)
    }
}
