import Foundation
import Testing

@testable import CaretCLI

/// Nibs on the command line: the files, and the program that shows them.
struct NibCommandTests {
    private func parse<Command>(_ arguments: String..., as type: Command.Type) throws -> Command {
        try #require(try CaretCommand.parseAsRoot(arguments) as? Command)
    }

    @Test func aNibIsShownByItsViewerAndNamesThePicture() throws {
        let command = try parse("snapshot", "Screens/Main.storyboard", "--scene", "Detail", as: SnapshotCommand.self)
        #expect(command.childArguments == ["show", "Screens/Main.storyboard", "--scene", "Detail"])
        #expect(command.target.lastPathComponent == "Main.png")
        let product = try parse("snapshot", "Gallery", "--", "a", as: SnapshotCommand.self)
        #expect(product.childArguments == ["a"] && product.target.lastPathComponent == "Gallery.png")
    }

    @Test func filesAreCheckedInTheOrderOfTheLine() throws {
        #expect(try parse("lint-nib", "a.xib", "b.storyboard", as: LintNibCommand.self).arguments == ["lint", "a.xib", "b.storyboard"])
    }

    @Test(arguments: [["lint-nib"], ["snapshot", "Gallery", "--scene", "a"]])
    func mistakesHaveAnExitCode(_ arguments: [String]) {
        #expect(CaretCommand.run(arguments, version: "") == 64)
    }

    @Test(arguments: [["lint-nib", "/nowhere/a.xib"], ["snapshot", "/nowhere/a.xib"], ["lint-nib", "/tmp"]])
    func missingFilesAreReportedBeforeABuild(_ arguments: [String]) {
        #expect(CaretCommand.run(arguments, version: "") == 1)
    }

    // MARK: - Which program

    private func place(_ files: [String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-viewer-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        for file in files {
            let url = folder.appendingPathComponent(file)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
        }
        return folder
    }

    @Test func aViewerBesideTheToolIsUsed() throws {
        let folder = try place(["bin/caret", "bin/caret-nib", "app/Package.swift"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let own = folder.appendingPathComponent("bin/caret")
        let found = try NibViewer.program(besides: own, folder: folder.appendingPathComponent("app").path) { "built" }
        #expect(found == folder.appendingPathComponent("bin/caret-nib").path)
    }

    @Test func thePackageThatBuiltTheToolBuildsTheViewerToo() throws {
        let folder = try place([".build/debug/caret", ".build/debug/caret-nib", "Package.swift"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let own = folder.appendingPathComponent(".build/debug/caret")
        #expect(try NibViewer.program(besides: own, folder: folder.path) { "built" } == "built")
    }

    @Test func withoutAViewerAndWithoutAPackageTheErrorExplainsHowToGetOne() throws {
        let folder = try place(["bin/caret"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let neighbour = folder.appendingPathComponent("bin/caret-nib").path
        #expect(throws: CLIError.noViewer(path: neighbour)) {
            try NibViewer.program(besides: folder.appendingPathComponent("bin/caret"), folder: folder.path) { "built" }
        }
        #expect(CLIError.noViewer(path: neighbour).description.contains("swift build --product caret-nib"))
    }
}
