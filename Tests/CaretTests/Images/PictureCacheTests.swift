import CaretTesting
import Foundation
import Testing
import UIKit

@testable import CaretPictures

/// Pictures in memory, and requests that take the place of others.
@MainActor @Suite(.app) struct PictureCacheTests {
    private let transport = ScriptedTransport()

    private func url(_ path: String) throws -> URL { try #require(URL(string: "https://pictures.test/\(path)")) }

    private func side(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }

    private func loader() -> PictureLoader {
        PictureLoader(files: PictureFolder(TestPicture.folder()), memory: ImageCache(), transport: transport)
    }

    @Test func aPictureStaysInMemoryAtEachSize() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        let (loader, target) = (loader(), try url("a.png"))
        // The file system stores times less exactly than a date.
        loader.now = { Date(timeIntervalSince1970: 1_700_000_000.123_456_789) }
        transport.answer("a.png", TestPicture.data(.red, side(100)))
        for size in [20, 10, 20, 10] as [CGFloat] { _ = try await loader.image(at: target, fitting: side(size), scale: 1) }
        #expect(loader.memory.decodes == 2 && loader.cachedImage(at: target, fitting: side(20), scale: 1) != nil)
    }

    /// A report of an earlier download arrives after the view has begun another download.
    @Test func theProgressOfAFormerPictureIsNotShown() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        let (loader, view) = (loader(), UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)))
        app.mainWindow.addSubview(view)
        view.show(try url("a.png"), loader: loader)
        for _ in 0..<20_000 where transport.asked.isEmpty { await app.advance(frames: 1) }
        transport.progress("a.png", PictureProgress(receivedBytes: 50, expectedBytes: 100))
        // The main actor does not go on before the report was sent.
        var turns = 0
        while transport.reports == 0, turns < 100_000_000 { turns += 1 }
        #expect(transport.reports == 1)
        var states: [PictureState] = []
        view.on(.picture) { states.append($0) }
        view.show(try url("b.png"), loader: loader)
        await app.advance(frames: 3)
        #expect(states == [.loading(PictureProgress())] && view.pictureState == .loading(PictureProgress()))
    }

    @Test func theLoaderRemovesTheRecordsOfOldPictures() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        let loader = loader()
        loader.knownLimit = 4
        for index in 0..<9 {
            transport.answer("\(index).png", TestPicture.data(.red))
            loader.now = { Date(timeIntervalSince1970: 1_700_000_000 + Double(index)) }
            _ = try await loader.image(at: url("\(index).png"), fitting: side(8), scale: 1)
            #expect(loader.knownCount <= 4)
        }
        #expect(loader.cachedImage(at: try url("8.png"), fitting: side(8), scale: 1) != nil)
        #expect(loader.cachedImage(at: try url("0.png"), fitting: side(8), scale: 1) == nil)
        #expect(loader.memory.count == loader.knownCount)
    }

    @Test func aNarrowPageBreaksNoConstraint() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: Device(size: side(100), scale: 1))
        let gallery = Gallery(urls: [try url("a.png")], loader: loader())
        gallery.frame = app.mainWindow.bounds
        app.mainWindow.addSubview(gallery)
        for _ in 0..<20_000 where transport.asked.isEmpty { await app.advance(frames: 1) }
        transport.progress("a.png", PictureProgress(receivedBytes: 50, expectedBytes: 100))
        for _ in 0..<20_000 where transport.reports == 0 { await app.advance(frames: 1) }
        await app.advance(frames: 2)
        #expect(app.diagnostics.isEmpty)
    }
}
