import CaretTesting
import Foundation
import Testing
import UIKit

@testable import CaretPictures

/// Images by their URLs, in any image view and in galleries.
@MainActor @Suite(.app, .timeLimit(.minutes(3))) struct PictureAddressTests {
    private let server = ScriptedTransport()

    private func url(_ path: String) throws -> URL { try #require(URL(string: "https://pictures.test/\(path)")) }

    private func picture(_ color: UIColor) -> Data { TestPicture.data(color) }

    private func launch(_ view: UIView) async throws -> TestApp {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: Device(size: CGSize(width: 100, height: 100), scale: 1))
        UIApplication.shared.pictureLoader = PictureLoader(files: PictureFolder(TestPicture.folder()), transport: server)
        view.frame = app.mainWindow.bounds
        app.mainWindow.rootViewController?.view.addSubview(view)
        return app
    }

    private func wait(_ app: TestApp, until condition: () throws -> Bool) async rethrows -> Bool {
        for _ in 0..<1_000_000 {
            if try condition() { return true }
            await app.advance(frames: 1)
            await Task.yield()
        }
        return false
    }

    private func color(_ app: TestApp) throws -> SIMD4<UInt8>? { try app.snapshot().pixel(at: CGPoint(x: 50, y: 50)) }

    private static let red = SIMD4<UInt8>(255, 0, 0, 255)
    private static let green = SIMD4<UInt8>(0, 255, 0, 255)

    @Test func `R124 an image replaces its placeholder, and comes from its file the next time`() async throws {
        let view = UIImageView()
        let app = try await launch(view)
        let placeholder = UIImage(systemName: "photo")
        view.show(try url("a.png"), placeholder: placeholder)
        #expect(view.image === placeholder)
        server.answer("a.png", picture(.red))
        #expect(try await wait(app) { try color(app) == Self.red })
        let other = UIImageView(frame: view.frame)
        other.show(try url("a.png"))
        #expect(await wait(app) { other.image != nil } && server.asked == ["a.png"])
    }

    @Test func `R124 a view that is reused for another image cancels the first request, and never shows the first image`() async throws {
        let view = UIImageView()
        let app = try await launch(view)
        view.show(try url("a.png"))
        #expect(await wait(app) { server.asked == ["a.png"] })
        view.show(try url("b.png"))
        #expect(await wait(app) { server.cancelled == ["a.png"] })
        server.answer("b.png", picture(.green))
        #expect(try await wait(app) { try color(app) == Self.green })
        server.answer("a.png", picture(.red))
        await app.advance(frames: 5)
        #expect(try color(app) == Self.green)
        view.show(nil)
        #expect(view.image == nil)
    }

    @Test func `R124 two views share a download, and one that cancels does not end it`() async throws {
        let (first, second) = (UIImageView(), UIImageView())
        let app = try await launch(first)
        second.frame = first.frame
        first.show(try url("a.png"))
        second.show(try url("a.png"))
        #expect(await wait(app) { server.asked == ["a.png"] })
        second.show(nil)
        await app.advance(frames: 3)
        server.answer("a.png", picture(.red))
        #expect(try await wait(app) { try color(app) == Self.red })
        #expect(server.asked == ["a.png"] && server.cancelled.isEmpty && second.image == nil)
    }

    @Test func `R124 without an image the failure shows, and the next call tries again`() async throws {
        let view = UIImageView()
        let app = try await launch(view)
        let failure = UIImage(systemName: "xmark")
        server.fail("none.png", .status(404))
        view.show(try url("none.png"), placeholder: UIImage(systemName: "photo"), failure: failure)
        #expect(await wait(app) { view.image === failure })
        // Bytes that are no image are not cached.
        server.answer("text.png", Data("no picture".utf8))
        view.show(try url("text.png"), failure: failure)
        #expect(await wait(app) { view.image === failure })
        server.answer("text.png", picture(.red))
        view.show(try url("text.png"))
        #expect(try await wait(app) { try color(app) == Self.red })
    }

    @Test func `R124 an image that the app sets meanwhile stays, and a freed view waits for nothing`() async throws {
        let view = UIImageView()
        let app = try await launch(view)
        view.show(try url("a.png"))
        let star = UIImage(systemName: "star")
        view.image = star
        server.answer("a.png", picture(.red))
        await app.advance(frames: 50)
        #expect(view.image === star)
        do {
            let brief = UIImageView(frame: view.frame)
            brief.show(try url("b.png"))
            #expect(await wait(app) { server.asked.contains("b.png") })
        }
        #expect(await wait(app) { server.cancelled == ["b.png"] })
    }

    @Test func `R124 a gallery of URLs loads visible images, once for a URL that occurs twice`() async throws {
        let urls = try ["a.png", "b.png", "a.png", "c.png", "d.png"].map(url)
        for path in ["a", "b", "c", "d"] { server.answer("\(path).png", picture(path == "b" ? .green : .red)) }
        let gallery = Gallery(urls: urls, contentMode: .scaleAspectFill)
        #expect(gallery.items.map(\.id) == [urls[0], urls[1], urls[3], urls[4]])
        let app = try await launch(gallery)
        #expect(try await wait(app) { try color(app) == Self.red })
        #expect(!server.asked.contains("d.png"))
        try await app.swipe(.left)
        try await app.settle()
        #expect(gallery.currentID == urls[1])
        #expect(try await wait(app) { try color(app) == Self.green })
    }
}
