import Foundation
import Poppler
import Testing

@Suite struct PopplerTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-poppler-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Writes a document of two pages with a rectangle each, 30 by 20 points. The crop box shows 24 by 16 points.
    private func document(_ name: String = "two pages.pdf") throws -> String {
        let page = "/Type/Page/Parent 2 0 R/MediaBox[0 0 30 20]/CropBox[3 2 27 18]"
        func content(_ text: String) -> String { "<</Length \(text.utf8.count)>>stream\n\(text)\nendstream" }
        let objects = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>", "<<\(page)/Contents 5 0 R>>",
            "<<\(page)/Contents 6 0 R>>", content("1 0 0 rg 3 2 12 8 re f"), content("0 0 1 rg 3 2 12 8 re f"),
        ]
        var text = "%PDF-1.4\n"
        var places: [Int] = []
        for (index, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = places.map { String(format: "%010d 00000 n \n", $0) }.joined()
        text += "xref\n0 7\n0000000000 65535 f \n\(table)trailer<</Size 7/Root 1 0 R>>\nstartxref\n\(text.utf8.count)\n%%EOF"
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    @Test(arguments: [(1, "100%,0%,0%"), (2, "0%,0%,100%")])
    func aPageBecomesADrawingInPoints(page: Int, color: String) throws {
        let svg = String(decoding: try PopplerPage.svg(ofFile: document(), page: page, byteLimit: 1 << 20), as: UTF8.self)
        #expect(svg.contains(#"width="24" height="16" viewBox="0 0 24 16""#), "\(svg)")
        #expect(svg.contains(color), "\(svg)")
    }

    @Test func aNameThatLooksLikeAnOptionIsAFile() throws {
        #expect(try !PopplerPage.svg(ofFile: document("-png"), byteLimit: 1 << 20).isEmpty)
    }

    @Test func anInvalidDocumentReportsTheReason() throws {
        let file = folder.appendingPathComponent("a.pdf")
        for text in ["", "%PDF-1.4", "<svg/>"] {
            try Data(text.utf8).write(to: file)
            #expect { try PopplerPage.svg(ofFile: file.path, byteLimit: 1 << 20) } throws: { "\($0)".contains("no PDF document") }
        }
        let path = try document()
        #expect(throws: PopplerError.self) { try PopplerPage.svg(ofFile: path, page: 3, byteLimit: 1 << 20) }
        #expect(throws: PopplerError.self) { try PopplerPage.svg(ofFile: "/nothing", byteLimit: 1 << 20) }
    }

    @Test func slowProgramsAreStopped() throws {
        let path = try document()
        #expect(throws: PopplerError.tooLarge(limit: 100)) { try PopplerPage.svg(ofFile: path, byteLimit: 100) }
        #expect(throws: PopplerError.tooSlow(limit: .zero)) { try PopplerPage.svg(ofFile: path, byteLimit: 1 << 20, timeLimit: .zero) }
    }

    @Test func `N12 a program that takes too much memory is stopped`() throws {
        let path = try document()
        #expect(throws: PopplerError.tooMuchMemory(limit: 1)) { try PopplerPage.svg(ofFile: path, byteLimit: 1 << 20, memoryLimit: 1) }
        #expect(try !PopplerPage.svg(ofFile: path, byteLimit: 1 << 20, memoryLimit: 512 << 20).isEmpty)
    }
}
