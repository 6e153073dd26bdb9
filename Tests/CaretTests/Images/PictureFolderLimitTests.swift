import CaretTesting
import Foundation
import Testing
import UIKit

@testable import CaretPictures

/// The limits of a folder of pictures, and the files of others in it.
@MainActor @Suite(.app) struct PictureFolderLimitTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)
    private let manager = FileManager.default

    private func url(_ path: String) throws -> URL { try #require(URL(string: "https://pictures.test/\(path)")) }

    private func limits(_ bytes: Int) -> PictureLimits {
        var limits = PictureLimits()
        limits.diskBytes = bytes
        return limits
    }

    /// Returns the total size of the pictures of a folder, in bytes.
    private func bytes(_ folder: URL) throws -> Int {
        guard let names = try? manager.contentsOfDirectory(atPath: folder.path) else { return 0 }
        return try names.filter { $0.hasPrefix("caret-picture-") }.reduce(0) { sum, name in
            try sum + Data(contentsOf: folder.appendingPathComponent(name)).count
        }
    }

    // MARK: - Files of others

    @Test func foreignFilesAreNeitherCountedNorRemoved() throws {
        let folder = TestPicture.folder()
        let subfolder = folder.appendingPathComponent("album", isDirectory: true)
        try manager.createDirectory(at: subfolder, withIntermediateDirectories: true)
        let names = [
            "notes.txt", "album/photo.png", "1f-photo.png", "caret-picture-1234-photo.png", "caret-picture-00000000000000zz-photo.png",
            "caret-picture-0123456789abcdef-photo of me.png", "caret-picture-0123456789abcdef-photo.png.part-one",
        ]
        let others = names.map { folder.appendingPathComponent($0) }
        for other in others { try Data(count: 1_000).write(to: other) }
        let files = PictureFolder(folder)
        for (index, path) in ["a", "b", "c"].enumerated() {
            _ = try files.store(Data(count: 100), for: url(path), limits: limits(300), now: start + Double(index))
        }
        let stored = try ["a", "b", "c"].map { try files.file(for: url($0), in: folder) }
        #expect(stored.allSatisfy { manager.fileExists(atPath: $0.path) }, "files of others do not count")
        files.trim(to: limits(0), now: start + 1_000_000_000)
        #expect(!stored.contains { manager.fileExists(atPath: $0.path) })
        _ = try files.store(Data(count: 100), for: url("a"), limits: limits(300), now: start)
        files.removeAll()
        #expect(!stored.contains { manager.fileExists(atPath: $0.path) })
        #expect(others.allSatisfy { manager.fileExists(atPath: $0.path) }, "files of others stay")
    }

    @Test func foldersAndLinksWithNamesOfPicturesAreNotRemoved() throws {
        let files = PictureFolder(TestPicture.folder())
        let (folder, link) = (try files.file(for: url("folder"), in: files.folder), try files.file(for: url("link"), in: files.folder))
        let inner = folder.appendingPathComponent("photo.png")
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(count: 10).write(to: inner)
        try manager.createSymbolicLink(at: link, withDestinationURL: inner)
        files.trim(to: limits(0), now: start + 1_000_000_000)
        files.removeAll()
        #expect(manager.fileExists(atPath: inner.path) && (try? manager.destinationOfSymbolicLink(atPath: link.path)) != nil)
    }

    // MARK: - Interrupted writing

    @Test func onlyOldPartsAreRemoved() throws {
        let files = PictureFolder(TestPicture.folder())
        try manager.createDirectory(at: files.folder, withIntermediateDirectories: true)
        let name = PictureFileName.name(for: try url("a"))
        let parts = (0..<2).map { _ in files.folder.appendingPathComponent(PictureFileName.partName(of: name)) }
        for (index, part) in parts.enumerated() {
            try Data(count: 500).write(to: part)
            try manager.setAttributes([.modificationDate: start - (index == 0 ? 3_700 : 3_500)], ofItemAtPath: part.path)
        }
        _ = try files.store(Data(count: 100), for: url("b"), limits: limits(300), now: start)
        #expect(parts.map { manager.fileExists(atPath: $0.path) } == [false, true])
        #expect(files.file(for: try url("b"), age: .seconds(1), now: start) != nil, "a part does not count")
        files.removeAll()
        #expect(manager.fileExists(atPath: parts[1].path), "another process is writing this file")
    }

    @Test func aWrittenFileLeavesNoPart() throws {
        let files = PictureFolder(TestPicture.folder())
        for _ in 0..<3 { _ = try files.store(Data(count: 100), for: url("a"), limits: limits(300), now: start) }
        #expect(try manager.contentsOfDirectory(atPath: files.folder.path) == [PictureFileName.name(for: url("a"))])
    }

    // MARK: - Limits

    @Test func theTemporaryFolderHasTheSameLimit() throws {
        let file = TestPicture.folder()
        try Data("text".utf8).write(to: file)
        let files = PictureFolder(file.appendingPathComponent("pictures"), fallback: TestPicture.folder())
        for index in 0..<20 {
            _ = try files.store(Data(count: 100), for: url("\(index)"), in: .private, limits: limits(450), now: start + Double(index))
            #expect(try bytes(files.fallback) <= 450)
        }
        #expect(try bytes(files.fallback) == 400)
    }

    @Test func bothFoldersTogetherStayWithinTheLimit() throws {
        let files = PictureFolder(TestPicture.folder(), fallback: TestPicture.folder())
        var state: UInt64 = 5
        for index in 0..<300 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let (size, name) = (Int(state >> 33) % 400 + 1, "\(Int(state >> 40) % 50)")
            _ = try files.store(
                Data(count: size), for: url(name), in: index % 3 == 0 ? .private : .shared, limits: limits(1_000),
                now: start + Double(index))
            let total = try bytes(files.folder) + bytes(files.fallback)
            if total > 1_000 { try #require(Bool(false), "\(index): \(total) bytes") }
        }
    }

    @Test func aLowerLimitAppliesToTheNextFile() throws {
        let files = PictureFolder(TestPicture.folder())
        for index in 0..<5 {
            _ = try files.store(Data(count: 100), for: url("\(index)"), limits: limits(1_000), now: start + Double(index))
        }
        _ = try files.store(Data(count: 50), for: url("new"), limits: limits(200), now: start + 9)
        #expect(try bytes(files.folder) == 150)
    }

    @Test func namesOfPicturesAndOfPartsAreRecognized() throws {
        for text in ["https://a.test/", "https://a.test/ä/%20/x-y.png?q=1#f", "http://a.test/\(String(repeating: "long", count: 99))"] {
            let name = PictureFileName.name(for: try #require(URL(string: text)))
            #expect(PictureFileName.isPicture(name) && !PictureFileName.isPart(name))
            let part = PictureFileName.partName(of: name)
            #expect(PictureFileName.isPart(part) && !PictureFileName.isPicture(part) && part.utf8.count < 255)
        }
    }
}
