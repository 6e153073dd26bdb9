import CaretTesting
import Foundation
import SlowTests
import Testing

@testable import Platform

/// The folders of an app's container.
@MainActor @Suite(.app, .serialized) struct AppContainerTests {
    private var folders: [URL] {
        let manager = FileManager.default
        return [.documentDirectory, .cachesDirectory, .applicationSupportDirectory].flatMap { manager.urls(for: $0, in: .userDomainMask) }
            + [manager.temporaryDirectory, URL(fileURLWithPath: NSTemporaryDirectory())]
    }

    @Test func `L9 a test process has its own folders`() throws {
        let root = try #require(AppContainer.testContainer).root.standardizedFileURL.path
        #expect(NSHomeDirectory() == root)
        #expect(folders.count == 5)
        for folder in folders { #expect(folder.standardizedFileURL.path.hasPrefix(root + "/"), "\(folder.path)") }
    }

    @Test(arguments: 1...2) func `L9 each test finds its folders, settings and cookies empty`(round: Int) async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        let documents = try #require(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
        let file = documents.appendingPathComponent("note.txt")
        if round == 1 { #expect(!FileManager.default.fileExists(atPath: file.path)) }
        try Data("hello".utf8).write(to: file)
        UserDefaults.standard.set(round, forKey: "AppContainerTests.round")
        _ = try await TestApp.launch(showing: { UIViewController() })
        #expect(FileManager.default.fileExists(atPath: file.path), "an app that is launched again finds what it kept")
        #expect(UserDefaults.standard.integer(forKey: "AppContainerTests.round") == round)
    }

    @Test func `L9 another test's files and settings are gone`() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        let documents = try #require(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(try FileManager.default.contentsOfDirectory(atPath: documents.path).isEmpty)
        #expect(UserDefaults.standard.object(forKey: "AppContainerTests.round") == nil)
    }

    @Test func `L9 folders are emptied while another thread writes into them`() async throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("emptied", isDirectory: true)
        let container = AppContainer(root: root)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        let caches = root.appendingPathComponent("Library/Caches/network", isDirectory: true)
        let writer = Task.detached {
            var number = 0
            while !Task.isCancelled {
                number += 1
                let folder = caches.appendingPathComponent("\(number % 7)")
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try? Data("x".utf8).write(to: folder.appendingPathComponent("\(number)"))
            }
        }
        defer { writer.cancel() }
        for _ in 1...Amount.of(normal: 60, slow: 200) { try container.empty() }
        writer.cancel()
        await writer.value
        try container.empty()
        #expect(try FileManager.default.contentsOfDirectory(atPath: caches.deletingLastPathComponent().path).isEmpty)
    }

    /// Returns a new container, with its folders.
    private func container() throws -> AppContainer {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        let container = AppContainer(root: root)
        try container.empty()
        return container
    }

    @Test(arguments: ["Documents/a", "Documents/.a", "Library/a", "Library/Application Support/a", "Library/Preferences/a", "a"])
    func `L9 a file anywhere in the container is removed`(path: String) throws {
        let container = try container()
        let file = container.root.appendingPathComponent(path)
        try Data("x".utf8).write(to: file)
        try container.empty()
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `L9 empty folders stay, and damaged folders are made again`() throws {
        let manager = FileManager.default
        let container = try container()
        let documents = container.root.appendingPathComponent("Documents").path
        func number() throws -> Int? { try manager.attributesOfItem(atPath: documents)[.systemFileNumber] as? Int }
        let first = try number()
        try container.empty()
        #expect(try number() == first)
        try manager.removeItem(atPath: documents)
        try manager.createSymbolicLink(atPath: documents, withDestinationPath: "Library/Caches")
        try container.empty()
        #expect(try manager.attributesOfItem(atPath: documents)[.type] as? FileAttributeType == .typeDirectory)
        try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: documents)
        try container.empty()
        #expect((try manager.attributesOfItem(atPath: documents)[.posixPermissions] as? Int ?? 0) & 0o700 == 0o700)
        try manager.removeItem(atPath: container.root.appendingPathComponent("Library/Caches").path)
        try container.empty()
        #expect(try manager.contentsOfDirectory(atPath: container.root.appendingPathComponent("Library").path).count == 3)
    }

    @Test func `L9 a program's container is named by its bundle identifier in the user's data`() {
        let container = AppContainer(identifier: "com.example.notes", environment: ["HOME": "/person"])
        #expect(container.root.path == "/person/.local/share/caret/containers/com.example.notes")
        let moved = AppContainer(identifier: "a/b", environment: ["XDG_DATA_HOME": "/data"])
        #expect(moved.root.path == "/data/caret/containers/a-b")
    }

    @Test func `L9 the folders of URL are those of the app`() throws {
        let root = try #require(AppContainer.testContainer).root.standardizedFileURL.path
        #expect(URL.documentsDirectory.path == root + "/Documents" && URL.libraryDirectory.path == root + "/Library")
        #expect(URL.cachesDirectory.path == root + "/Library/Caches")
        #expect(URL.applicationSupportDirectory.path == root + "/Library/Application Support")
        #expect(URL.temporaryDirectory.standardizedFileURL.path == root + "/tmp")
    }

    @Test func `L9 pickers show the folders that the user configured`() {
        let home = URL(fileURLWithPath: "/person", isDirectory: true)
        let text = "# comment\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\nXDG_MUSIC_DIR=\"/shared/music\"\nXDG_VIDEOS_DIR=broken"
        #expect(UserFolders.folder("XDG_PICTURES_DIR", in: text, home: home)?.path == "/person/Bilder")
        #expect(UserFolders.folder("XDG_MUSIC_DIR", in: text, home: home)?.path == "/shared/music")
        #expect(UserFolders.folder("XDG_VIDEOS_DIR", in: text, home: home) == nil)
    }
}
