import CaretTesting
import Foundation
import Testing
import UniformTypeIdentifiers

@testable import UIKitCore

/// Files that a person opens or exports.
@MainActor @Suite(.app) struct DocumentPickerTests {
    final class Owner: NSObject, UIDocumentPickerDelegate {
        var picked: [[URL]] = []
        var cancels = 0
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            #expect(controller.presentingViewController == nil)
            picked.append(urls)
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
    }

    private let owner = Owner()

    private func folder() throws -> URL {
        let folder = try TestFolder.make()
        for (name, words) in [("Notes 2.txt", "two"), ("Notes 10.txt", "ten"), ("Table.csv", "1,2"), ("Sound.mp3", "la")] {
            try Data(words.utf8).write(to: folder.appendingPathComponent(name))
        }
        let inner = folder.appendingPathComponent("Inner", isDirectory: true)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: inner.appendingPathComponent("Settings.json"))
        return folder
    }

    private func shown(_ picker: UIDocumentPickerViewController, at folder: URL) async throws -> TestApp {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        picker.delegate = owner
        picker.directoryURL = folder
        root.present(picker, animated: true)
        try await app.settle()
        return app
    }

    private func names(_ urls: [URL]?) -> [String] { urls?.map(\.lastPathComponent) ?? [] }

    @Test func aFileOfTheTypeIsSelectedAndOthersAreNot() async throws {
        let folder = try folder()
        let app = try await shown(UIDocumentPickerViewController(forOpeningContentTypes: [.text]), at: folder)
        let rows = try ["Inner", "Notes 2", "Notes 10", "Sound", "Table"].map { try app.find(.label($0)).frame.minY }
        #expect(rows == rows.sorted())
        try await app.tap("Sound")
        try await app.settle()
        #expect(owner.picked.isEmpty)
        try await app.tap("Notes 10")
        try await app.settle()
        #expect(owner.picked.map(names) == [["Notes 10.txt"]] && owner.cancels == 0)
        #expect(
            owner.picked.first?.first?.resolvingSymlinksInPath() == folder.appendingPathComponent("Notes 10.txt").resolvingSymlinksInPath())
    }

    @Test func foldersAreOpenedAndClosed() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json])
        picker.shouldShowFileExtensions = true
        let app = try await shown(picker, at: folder())
        try await app.tap("Inner")
        try await app.settle()
        try await app.tap("Settings.json")
        try await app.settle()
        #expect(owner.picked.map(names) == [["Settings.json"]])
    }

    @Test func theFirstScreenListsTheLocations() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        let app = try await shown(picker, at: folder())
        try await app.tap("Browse")
        try await app.settle()
        #expect(app.exists("Home") && app.exists("This Computer"))
        try await app.tap("Cancel")
        try await app.settle()
        #expect(owner.cancels == 1 && owner.picked.isEmpty)
    }

    @Test func severalFilesAreSelectedAtOnce() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.data])
        picker.allowsMultipleSelection = true
        let app = try await shown(picker, at: folder())
        try await app.tap("Table")
        try await app.tap("Notes 2")
        try await app.tap("Sound")
        try await app.tap("Sound")
        try await app.settle()
        try await app.tap("Open")
        try await app.settle()
        #expect(owner.picked.map(names) == [["Notes 2.txt", "Table.csv"]])
    }

    @Test func aCopyBelongsToTheApp() async throws {
        let folder = try folder()
        let app = try await shown(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true), at: folder)
        try await app.tap("Notes 2")
        try await app.settle()
        let copy = try #require(owner.picked.first?.first)
        #expect(copy.deletingLastPathComponent() != folder && copy.lastPathComponent == "Notes 2.txt")
        try FileManager.default.removeItem(at: copy)
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("Notes 2.txt").path))
    }

    @Test(arguments: [true, false]) func filesAreExported(asCopy: Bool) async throws {
        let (source, folder) = (try TestFolder.make().appendingPathComponent("Report.txt"), try folder())
        try Data("report".utf8).write(to: source)
        let app = try await shown(UIDocumentPickerViewController(forExporting: [source], asCopy: asCopy), at: folder)
        try await app.tap("Inner")
        try await app.settle()
        try await app.tap("Save")
        try await app.settle()
        let made = folder.appendingPathComponent("Inner/Report.txt")
        #expect(try String(contentsOf: made, encoding: .utf8) == "report" && owner.picked.map(names) == [["Report.txt"]])
        #expect(FileManager.default.fileExists(atPath: source.path) == asCopy)
    }

    @Test(arguments: [("Keep Both", "Table 2.csv", "1,2"), ("Replace", "Table.csv", "new")]) func anExistingNameAsksForAReplacement(
        _ answer: String, _ name: String, _ old: String
    ) async throws {
        let (source, folder) = (try TestFolder.make().appendingPathComponent("Table.csv"), try folder())
        try Data("new".utf8).write(to: source)
        let app = try await shown(UIDocumentPickerViewController(forExporting: [source], asCopy: true), at: folder)
        try await app.tap("Save")
        try await app.settle()
        try await app.tap(.label(answer))
        try await app.settle()
        #expect(owner.picked.map(names) == [[name]])
        #expect(try String(contentsOf: folder.appendingPathComponent("Table.csv"), encoding: .utf8) == old)
        #expect(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) == "new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { !$0.hasPrefix(".") })
    }

    @Test func severalFilesOfOneNameAreAllExported() async throws {
        let sources = try (0..<2).map { number in
            let file = try TestFolder.make().appendingPathComponent("Table.csv")
            try Data("new \(number)".utf8).write(to: file)
            return file
        }
        let folder = try folder()
        let app = try await shown(UIDocumentPickerViewController(forExporting: sources), at: folder)
        try await app.tap("Save")
        try await app.settle()
        try await app.tap("Replace")
        try await app.settle()
        #expect(owner.picked.map(names) == [["Table.csv", "Table 2.csv"]])
        let words = try ["Table.csv", "Table 2.csv"].map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        #expect(words == ["new 0", "new 1"] && sources.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
    }

    @Test func aFailedExportLeavesNothingBehind() throws {
        let (good, folder) = (try TestFolder.make().appendingPathComponent("Good.txt"), try folder())
        try Data("good".utf8).write(to: good)
        let task = DocumentTask(kind: .export([good, good.appendingPathExtension("none")]), isCopy: false)
        let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(throws: (any Error).self) { try task.export(to: folder, replacing: false) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
        #expect(FileManager.default.fileExists(atPath: good.path))
        let inner = folder.appendingPathComponent("Inner")
        try FileManager.default.createDirectory(at: inner.appendingPathComponent("Inner"), withIntermediateDirectories: true)
        let itself = DocumentTask(kind: .export([inner.appendingPathComponent("Inner")]), isCopy: false)
        #expect(throws: DocumentTask.Failure.intoItself("Inner")) { try itself.export(to: folder, replacing: true) }
        #expect(FileManager.default.fileExists(atPath: inner.appendingPathComponent("Settings.json").path))
    }

    @Test func aNewFolderIsCreatedAtTheDestination() async throws {
        let (source, folder) = (try TestFolder.make().appendingPathComponent("A.txt"), try folder())
        try Data("a".utf8).write(to: source)
        let app = try await shown(UIDocumentPickerViewController(forExporting: [source]), at: folder)
        try await app.tap("New Folder")
        try await app.settle()
        await app.type("Later")
        try await app.tap("Create")
        try await app.settle()
        #expect(app.exists("Later") && FileManager.default.fileExists(atPath: folder.appendingPathComponent("Later").path))
    }

    @Test func aFolderIsSelectedIfFoldersAreRequested() async throws {
        let folder = try folder()
        let app = try await shown(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]), at: folder)
        try await app.tap("Inner")
        try await app.settle()
        try await app.tap("Open")
        try await app.settle()
        #expect(owner.picked.map(names) == [["Inner"]])
    }

    @Test func forAllKindsFilesAreSelectedAndNoFolder() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.allowsMultipleSelection = true
        let app = try await shown(picker, at: folder())
        try await app.tap("Open")
        try await app.settle()
        #expect(owner.picked.isEmpty && picker.presentingViewController != nil)
        picker.presentingViewController?.dismiss(animated: true)
        try await app.settle()
        #expect(owner.cancels == 0)
    }

    @Test func dismissingTheSheetIsACancellation() async throws {
        let app = try await shown(UIDocumentPickerViewController(forOpeningContentTypes: [.item]), at: folder())
        await app.drag(from: CGPoint(x: 200, y: 75), to: CGPoint(x: 200, y: 800), over: .milliseconds(200))
        try await app.settle()
        #expect(owner.cancels == 1 && owner.picked.isEmpty)
    }

    @Test func selectedFilesStaySelectedThroughASearch() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.allowsMultipleSelection = true
        let app = try await shown(picker, at: folder())
        try await app.tap("Table")
        try await app.tap(.type(UISearchTextField.self))
        try await app.settle()
        await app.type("notes 2")
        try await app.settle()
        try await app.tap("Notes 2")
        try await app.settle()
        let list = try #require(app.all(.type(UITableView.self)).first?.view as? UITableView)
        #expect(list.numberOfRows(inSection: 0) == 1)
        let field = try #require(app.all(.type(UISearchTextField.self)).first?.view as? UISearchTextField)
        field.text = ""
        field.sendActions(for: .editingChanged)
        try await app.settle()
        #expect(list.indexPathsForSelectedRows?.count == 2)
        try await app.tap("Open")
        try await app.settle()
        #expect(owner.picked.map(names) == [["Notes 2.txt", "Table.csv"]])
    }

    @Test func missingAndEmptyFoldersAreReported() async throws {
        let app = try await shown(
            UIDocumentPickerViewController(forOpeningContentTypes: [.item]), at: try TestFolder.make().appendingPathComponent("none"))
        #expect(app.exists("There is no such folder."))
        let other = try await shown(UIDocumentPickerViewController(forOpeningContentTypes: [.item]), at: try TestFolder.make())
        #expect(other.exists("Folder Is Empty"))
    }

    @Test func namesAreSearched() async throws {
        let app = try await shown(UIDocumentPickerViewController(forOpeningContentTypes: [.item]), at: folder())
        try await app.tap(.type(UISearchTextField.self))
        try await app.settle()
        await app.type("notes")
        try await app.settle()
        #expect(app.exists("Notes 2") && app.exists("Notes 10") && !app.exists("Table"))
        await app.type("zz")
        try await app.settle()
        #expect(app.exists("No Results"))
    }

    @Test func anEmptyExportIsAMistake() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIDocumentPickerViewController(forExporting: []) }
        }
    }
}
