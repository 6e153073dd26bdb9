import Foundation
import Testing

@testable import Fidelity

@Suite struct LaboratoryTests {
    /// Creates a program that copies the folder of drawings, and exits with a code.
    private static func program(_ folders: PictureFolders, _ name: String, code: Int) throws -> String {
        let file = folders.root.appendingPathComponent(name)
        try Data("#!/bin/sh\ncp -R \"\(folders.drawn.url.path)/.\" \"$1\"\nexit \(code)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return file.path
    }

    private static func run(_ folders: PictureFolders, _ programs: [String], _ options: [String] = []) throws -> FidelityReport {
        try Laboratory.run([folders.recorded.url.path, folders.root.appendingPathComponent("results").path] + options + programs)
    }

    @Test func programsThatFailLeaveTheOthersPictures() throws {
        let folders = try PictureFolders()
        for folder in [folders.recorded, folders.drawn] { try folders.write("Group/One", into: folder) }
        let failing = try Self.program(folders, "fails", code: 3)
        let report = try Self.run(folders, [failing, "/no/program"])
        #expect(report.pictures.map(\.name) == ["Group/One"])
        #expect(report.problems.count == 2)
        #expect(report.problems.contains { $0.contains("fails failed: exit code 3") })
        #expect(report.problems.contains { $0.contains("/no/program failed") })
    }

    @Test func resultsAreAPageBesideThePictures() throws {
        let folders = try PictureFolders()
        for folder in [folders.recorded, folders.drawn] { try folders.write("Group/<b> One", into: folder) }
        let report = try Self.run(folders, [try Self.program(folders, "draws", code: 0)])
        let results = folders.root.appendingPathComponent("results")
        for file in ["recorded/Group/<b> One.png", "drawings/Group/<b> One.png"] {
            #expect(FileManager.default.fileExists(atPath: results.appendingPathComponent(file).path))
        }
        let page = try String(contentsOf: results.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(page.contains("Group\\/\\u003cb> One"))
        #expect(!page.contains("{{report}}") && !page.contains("http"))
        let data = try Data(contentsOf: results.appendingPathComponent("report.json"))
        #expect(try JSONDecoder().decode(FidelityReport.self, from: data) == report)
    }

    @Test func figuresAreWrittenBetweenTheMarks() throws {
        let folders = try PictureFolders()
        for folder in [folders.recorded, folders.drawn] { try folders.write("Group/One", into: folder) }
        let document = folders.root.appendingPathComponent("FIGURES.md")
        let before = "\(FidelityDocument.begin("one"))\nkept\n\(FidelityDocument.end)\n\(FidelityDocument.begin("two"))"
        try Data("# Figures\n\n\(before)\nold\n\(FidelityDocument.end)\nEnd.\n".utf8).write(to: document)
        let draws = try Self.program(folders, "draws", code: 0)
        let report = try Self.run(folders, [draws], ["--document", document.path, "two"])
        let text = try String(contentsOf: document, encoding: .utf8)
        #expect(text == "# Figures\n\n\(before)\n\(report.table)\n\(FidelityDocument.end)\nEnd.\n")
        #expect(throws: FidelityError.self) { try Self.run(folders, [draws], ["--document", document.path, "three"]) }
    }

    @Test(arguments: [[], ["pictures"], ["pictures", "results", "--document"], ["--help", "results"]])
    func argumentsThatAreNoFoldersAreRefused(arguments: [String]) {
        #expect(throws: FidelityError.usage) { try Laboratory.run(arguments) }
    }

    @Test func theProjectsFiguresHaveTheirMarks() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("Documentation/FIDELITY.md"), encoding: .utf8)
        for section in ["own screens", "recorded pictures"] { #expect(text.contains(FidelityDocument.begin(section)), "\(section)") }
    }
}
