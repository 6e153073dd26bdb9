import Caret
import CaretTesting
import Foundation
import Testing

/// A folder whose files are created and deleted while a list shows them.
@MainActor @Suite(.app) struct LiveFolderTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ name: String) throws {
        try Data("picture".utf8).write(to: folder.appendingPathComponent(name))
    }

    /// Makes a change, and returns whether the folder then has files with the expected names.
    private func hasNames(of live: LiveFolder, after change: () throws -> Void, until expected: [String]) async throws -> Bool {
        var changes = live.changes.makeAsyncIterator()
        try change()
        while let files = await changes.next() {
            if files.map(\.lastPathComponent) == expected { return live.files == files }
        }
        return false
    }

    @Test func `R11 R119 created, deleted and renamed files are reported, sorted with numbers by value, and no others`() async throws {
        try write("10.jpg")
        try write("9.JPG")
        try write("a.txt")
        try write(".hidden.jpg")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("folder.jpg"), withIntermediateDirectories: true)
        let live = try LiveFolder(folder, extensions: ["jpg"])
        #expect(live.files.map(\.lastPathComponent) == ["9.JPG", "10.jpg"] && live.isPresent)
        #expect(try await hasNames(of: live, after: { try write("2.jpg") }, until: ["2.jpg", "9.JPG", "10.jpg"]))
        let moved = try await hasNames(
            of: live,
            after: {
                try FileManager.default.moveItem(at: folder.appendingPathComponent("a.txt"), to: folder.appendingPathComponent("3.jpg"))
            }, until: ["2.jpg", "3.jpg", "9.JPG", "10.jpg"])
        #expect(moved)
        let removed = try await hasNames(
            of: live, after: { try FileManager.default.removeItem(at: folder.appendingPathComponent("9.JPG")) },
            until: ["2.jpg", "3.jpg", "10.jpg"])
        #expect(removed)
        let linked = try await hasNames(
            of: live,
            after: {
                try FileManager.default.createSymbolicLink(
                    at: folder.appendingPathComponent("1.jpg"), withDestinationURL: folder.appendingPathComponent("2.jpg"))
            }, until: ["1.jpg", "2.jpg", "3.jpg", "10.jpg"])
        #expect(linked)
    }

    @Test func `R11 R119 a list applies the difference alone`() async throws {
        for name in ["1.jpg", "3.jpg"] { try write(name) }
        let live = try LiveFolder(folder)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.mainWindow.rootViewController?.view.addSubview(table)
        let list = table.sections {
            Section("files") {
                for file in live.files { Row(file.path, .default, file.lastPathComponent) }
            }
        }
        try await app.settle()
        let third = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(try await hasNames(of: live, after: { try write("2.jpg") }, until: ["1.jpg", "2.jpg", "3.jpg"]))
        try await app.settle()
        #expect(app.exists("2.jpg") && table.numberOfRows(inSection: 0) == 3)
        // The row behind the new one moved with its cell: nothing was reloaded.
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === third)
        _ = list
    }

    @Test func `R11 R119 a deleted folder has no files, and ends the changes`() async throws {
        try write("1.jpg")
        let live = try LiveFolder(folder)
        let changes = live.changes
        try FileManager.default.removeItem(at: folder)
        for await _ in changes {}
        #expect(live.files.isEmpty && !live.isPresent)
        for await _ in live.changes { Issue.record("there are no changes of a folder that is gone") }
    }

    @Test func `R11 R119 a missing folder, and a file in place of one, are an error with the path`() throws {
        let nowhere = folder.appendingPathComponent("nowhere")
        #expect(throws: LiveFolder.Failure.missing(path: nowhere.path)) { try LiveFolder(nowhere) }
        try write("1.jpg")
        let file = folder.appendingPathComponent("1.jpg")
        #expect(throws: LiveFolder.Failure.missing(path: file.path)) { try LiveFolder(file) }
    }

    @Test func `R11 R119 an unused folder is not watched, nor retained`() async throws {
        weak var weakLiveFolder: LiveFolder?
        let changes: AsyncStream<[URL]>
        do {
            let live = try LiveFolder(folder)
            weakLiveFolder = live
            changes = live.changes
        }
        #expect(weakLiveFolder == nil)
        for await _ in changes {}
        try write("1.jpg")
    }
}
