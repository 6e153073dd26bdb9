import CaretTesting
import Foundation
import Synchronization
import Testing
import UIKit

@testable import CaretPictures

/// The files of downloaded pictures, and bad files.
@MainActor @Suite(.app) struct PictureFolderTests {
    private let transport = ScriptedTransport()
    private let start = Date(timeIntervalSince1970: 1_000_000)

    private func url(_ path: String) throws -> URL { try #require(URL(string: "https://pictures.test/\(path)")) }

    private func loader(_ files: PictureFolder, _ limits: PictureLimits = PictureLimits()) async throws -> PictureLoader {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        return PictureLoader(files: files, limits: limits, memory: ImageCache(), transport: transport)
    }

    private func error(_ loader: PictureLoader, _ url: URL) async -> PictureError? {
        do throws(PictureError) {
            _ = try await loader.image(at: url, fitting: CGSize(width: 8, height: 8), scale: 1)
            return nil
        } catch { return error }
    }

    private func names(_ files: PictureFolder) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: files.folder.path)) ?? []
        return names.compactMap { $0.split(separator: "_").last.map(String.init) }.sorted()
    }

    /// Waits on the main actor until a condition holds.
    private func wait(until condition: () -> Bool, at site: Testing.SourceLocation = #_sourceLocation) async {
        for _ in 0..<2_000_000 {
            if condition() { return }
            await Task.yield()
        }
        Issue.record("the condition does not hold", sourceLocation: site)
    }

    // MARK: - Limits

    @Test func theLeastRecentlyUsedFileGoesFirst() throws {
        let files = PictureFolder(TestPicture.folder())
        var limits = PictureLimits()
        limits.diskBytes = 300
        func store(_ path: String, _ time: TimeInterval) throws {
            _ = try files.store(Data(count: 100), for: url(path), limits: limits, now: start + time)
        }
        for (index, path) in ["a", "b", "c"].enumerated() { try store(path, Double(index)) }
        #expect(names(files) == ["a", "b", "c"])
        #expect(try files.file(for: url("a"), age: limits.age, now: start + 10) != nil)
        try store("d", 11)
        #expect(names(files) == ["a", "c", "d"])
        try store("e", 12)
        #expect(names(files) == ["a", "d", "e"])
        // A file that exceeds the limit alone displaces no other, and stays until the next one.
        let large = try files.store(Data(count: 900), for: url("f"), limits: limits, now: start + 13)
        #expect(names(files) == ["a", "d", "e"] && FileManager.default.fileExists(atPath: large.url.path))
        try store("g", 14)
        #expect(names(files) == ["d", "e", "g"] && !FileManager.default.fileExists(atPath: large.url.path))
    }

    @Test func aFileThatIsTooOldIsLoadedAgainAndRemoved() async throws {
        let files = PictureFolder(TestPicture.folder())
        var limits = PictureLimits()
        limits.age = .seconds(60)
        let loader = try await loader(files, limits)
        loader.now = { [start] in start }
        transport.answer("a.png", TestPicture.data(.red))
        #expect(try await error(loader, url("a.png")) == nil)
        loader.now = { [start] in start + 60 }
        #expect(try await error(loader, url("a.png")) == nil)
        #expect(transport.asked == ["a.png"] && loader.memory.decodes == 1)
        loader.now = { [start] in start + 61 }
        #expect(try loader.cachedImage(at: url("a.png"), fitting: CGSize(width: 8, height: 8), scale: 1) == nil)
        transport.answer("a.png", TestPicture.data(.green))
        #expect(try await error(loader, url("a.png")) == nil)
        #expect(transport.asked == ["a.png", "a.png"] && loader.memory.decodes == 2)
        files.trim(to: limits, now: start + 200)
        #expect(names(files).isEmpty)
    }

    @Test func removedPicturesAreLoadedAgain() async throws {
        let files = PictureFolder(TestPicture.folder())
        let loader = try await loader(files)
        for path in ["a.png", "b.png"] {
            transport.answer(path, TestPicture.data(.red))
            #expect(try await error(loader, url(path)) == nil)
        }
        try loader.remove(url("a.png"))
        #expect(names(files).count == 1 && loader.memory.count == 1)
        loader.removeAll()
        #expect(names(files).isEmpty && loader.memory.count == 0)
        #expect(try await error(loader, url("b.png")) == nil)
        #expect(transport.asked == ["a.png", "b.png", "b.png"])
    }

    // MARK: - Damage

    /// The first folder cannot be made; the second is in a file.
    @Test(arguments: [true, false]) func aFolderThatCannotBeWrittenIsReplacedByATemporaryOne(isOfSystem: Bool) async throws {
        let (fallback, file) = (TestPicture.folder(), TestPicture.folder())
        try Data("text".utf8).write(to: file)
        let path = isOfSystem ? "/proc/caret/pictures" : file.appendingPathComponent("pictures").path
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        let files = PictureFolder(URL(fileURLWithPath: path), fallback: fallback)
        let loader = PictureLoader(files: files, memory: ImageCache(), transport: transport)
        transport.answer("a.png", TestPicture.data(.red))
        #expect(try await error(loader, url("a.png")) == nil)
        loader.memory.removeAll()
        #expect(try await error(loader, url("a.png")) == nil)
        #expect(transport.asked == ["a.png"] && app.diagnostics.contains { $0.code == "pictures.folder" })
        // Without any folder there is an error.
        let nowhere = PictureFolder(URL(fileURLWithPath: path), fallback: URL(fileURLWithPath: "/proc/caret"))
        let poor = PictureLoader(files: nowhere, memory: ImageCache(), transport: transport)
        let failure = try await error(poor, url("a.png"))
        #expect(failure?.kind == "storage")
    }

    @Test func damagedFilesAreDownloadedAgain() async throws {
        let files = PictureFolder(TestPicture.folder())
        let loader = try await loader(files)
        transport.answer("a.png", TestPicture.data(.red))
        let file = try files.file(for: url("a.png"), in: files.folder)
        let damages: [(URL) throws -> Void] = [
            { try Data().write(to: $0) }, { try Data("text".utf8).write(to: $0) },
            { try Data(contentsOf: $0).prefix(40).write(to: $0) }, { try FileManager.default.removeItem(at: $0) },
            {
                try FileManager.default.removeItem(at: $0)
                try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true)
            },
        ]
        #expect(try await error(loader, url("a.png")) == nil)
        for (index, damage) in damages.enumerated() {
            try damage(file)
            loader.memory.removeAll()
            #expect(try await error(loader, url("a.png")) == nil, "\(index)")
            #expect(transport.asked.count == index + 2, "\(index)")
        }
        // Bytes that are no picture after a new download are an error, and are not kept.
        transport.answer("a.png", Data("text".utf8))
        try Data("text".utf8).write(to: file)
        loader.memory.removeAll()
        #expect(try await error(loader, url("a.png")) != nil && names(files).isEmpty)
        #expect(transport.asked.count == damages.count + 2)
    }

    @Test func aFolderIsSharedWithAnotherProcess() async throws {
        let folder = TestPicture.folder()
        let loader = try await loader(PictureFolder(folder))
        let target = try url("a.png")
        let (first, second) = (TestPicture.data(.red, CGSize(width: 100, height: 100)), TestPicture.data(.green))
        transport.answer("a.png", first)
        // Another process with the same folder, of which this one knows nothing: it stores and removes the same file.
        let isDone = Mutex(false)
        let other = Task.detached {
            let files = PictureFolder(folder)
            while !isDone.withLock(\.self) {
                _ = try files.store(second, for: target, limits: PictureLimits(), now: Date())
                files.removeAll()
            }
        }
        for _ in 0..<300 {
            loader.memory.removeAll()
            let failure = await error(loader, target)
            #expect(failure == nil)
        }
        isDone.withLock { $0 = true }
        try await other.value
    }

    // MARK: - Bad pictures

    @Test func aFileThatIsNoPictureCausesATypedError() async throws {
        let folder = TestPicture.folder()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var limits = PictureLimits()
        limits.pixels = 1_000_000
        let loader = try await loader(PictureFolder(folder), limits)
        let png = TestPicture.data(.red)
        // The width and height of the header, 60,000 each, and its checksum.
        var bomb = png
        bomb.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
        bomb.replaceSubrange(29..<33, with: TestPicture.checksum(bomb[12..<29]))
        for (name, data) in [("empty.png", Data()), ("text.png", Data("text".utf8)), ("cut.png", png.prefix(50)), ("huge.png", bomb)] {
            try data.write(to: folder.appendingPathComponent(name))
        }
        func reason(_ name: String) async -> ImageError? {
            guard case .image(let reason)? = await error(loader, folder.appendingPathComponent(name)) else { return nil }
            return reason
        }
        let none = folder.appendingPathComponent("none.png").path
        #expect(await reason("none.png") == .missing(name: none))
        #expect(await reason("") == .isFolder(name: folder.path))
        #expect(await reason("empty.png") == .empty(name: folder.appendingPathComponent("empty.png").path))
        #expect(await reason("text.png") == .notAPicture(name: folder.appendingPathComponent("text.png").path))
        #expect(await reason("cut.png") != nil)
        let huge = folder.appendingPathComponent("huge.png").path
        #expect(
            await reason("huge.png")
                == .tooLarge(name: huge, width: 60_000, height: 60_000, needed: 14_400_000_000, budget: 4_000_000))
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("text.png").path), "files of the app stay")
    }

    @Test func aChangedFileIsDecodedAgain() async throws {
        let folder = TestPicture.folder()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let loader = try await loader(PictureFolder(folder))
        var file = folder.appendingPathComponent("a.png")
        for (index, width) in [4, 6, 6].enumerated() {
            try TestPicture.data(.red, CGSize(width: width, height: 4)).write(to: file)
            var values = URLResourceValues()
            values.contentModificationDate = start + Double(width)
            try file.setResourceValues(values)
            let image = try await loader.image(at: file, fitting: CGSize(width: 8, height: 8), scale: 1)
            #expect(image.size.width == CGFloat(width) && loader.memory.decodes == [1, 2, 2][index])
        }
    }

    @Test func requestsForOnePictureAreJoined() async throws {
        let loader = try await loader(PictureFolder(TestPicture.folder()))
        let url = try url("a.png")
        let tasks = (0..<20).map { _ in Task { try await loader.image(at: url, fitting: CGSize(width: 8, height: 8), scale: 1) } }
        await wait { !transport.asked.isEmpty }
        tasks[0].cancel()
        tasks[1].cancel()
        await #expect(throws: PictureError.cancelled) { try await tasks[0].value }
        transport.answer("a.png", TestPicture.data(.red))
        var images: Set<UIImage> = []
        for task in tasks.dropFirst(2) { images.insert(try await task.value) }
        #expect(images.count == 1 && transport.asked == ["a.png"] && loader.downloadCount == 1 && loader.memory.decodes == 1)
        // The last one that is cancelled ends the download.
        let lone = try self.url("b.png")
        let task = Task { try await loader.image(at: lone) }
        await wait { transport.asked.count == 2 }
        task.cancel()
        await #expect(throws: PictureError.cancelled) { try await task.value }
        await wait { !transport.cancelled.isEmpty }
        #expect(transport.cancelled == ["b.png"])
    }

    @Test func aTaskThatIsCancelledWhileDecodingEndsAtOnce() async throws {
        let folder = TestPicture.folder()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        let loader = PictureLoader(files: PictureFolder(folder), memory: ImageCache(), transport: transport)
        let file = folder.appendingPathComponent("large.png")
        try TestPicture.data(.red, CGSize(width: 2_000, height: 2_000)).write(to: file)
        for delay in 0..<20 {
            loader.memory.removeAll()
            let task = Task { try await loader.image(at: file, fitting: CGSize(width: 8, height: 8), scale: 1) }
            for _ in 0..<delay * 50 { await Task.yield() }
            task.cancel()
            let result = await task.result
            if case .failure(let error) = result { #expect(error as? PictureError == .cancelled) }
        }
        try await app.settle()
        #expect(try await loader.image(at: file, fitting: CGSize(width: 8, height: 8), scale: 1).size.width == 8)
    }
}
