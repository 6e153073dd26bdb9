import CaretTesting
import Foundation
import Testing
import UIKit

@testable import CaretPictures

/// The pages of galleries of pictures.
@MainActor @Suite(.app, .timeLimit(.minutes(3))) struct GalleryPictureTests {
    private let transport = ScriptedTransport()

    private func url(_ path: String) throws -> URL { try #require(URL(string: "https://pictures.test/\(path)")) }

    private func launch(_ gallery: Gallery<PictureAddress>) async throws -> TestApp {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: Device(size: CGSize(width: 300, height: 300), scale: 1))
        UIApplication.shared.pictureLoader = PictureLoader(files: PictureFolder(TestPicture.folder()), transport: transport)
        gallery.frame = app.mainWindow.bounds
        app.mainWindow.rootViewController?.view.addSubview(gallery)
        await app.advance(frames: 2)
        return app
    }

    /// Waits, moving the clock, until a condition holds.
    private func wait(_ app: TestApp, until condition: () -> Bool, at site: Testing.SourceLocation = #_sourceLocation) async {
        for _ in 0..<1_000_000 {
            if condition() { return }
            await app.advance(frames: 1)
        }
        Issue.record("the condition does not hold", sourceLocation: site)
    }

    /// Returns the visible views of a class below a view.
    private func visible<View: UIView>(_ view: UIView, _ type: View.Type) -> [View] {
        guard !view.isHidden else { return [] }
        return (view as? View).map { [$0] } ?? view.subviews.flatMap { visible($0, type) }
    }

    @Test func aPageShowsItsProgressAndLoadsAgainAfterAFailure() async throws {
        let gallery = Gallery(urls: [try url("a.png")], placeholder: UIImage(systemName: "photo"))
        let app = try await launch(gallery)
        await wait(app) { transport.asked == ["a.png"] }
        #expect(visible(gallery, UIActivityIndicatorView.self).count == 1 && visible(gallery, UIProgressView.self).isEmpty)
        transport.progress("a.png", PictureProgress(receivedBytes: 25, expectedBytes: 100))
        await wait(app) { visible(gallery, UIProgressView.self).first?.progress == 0.25 }
        #expect(visible(gallery, UIActivityIndicatorView.self).isEmpty && visible(gallery, UIButton.self).isEmpty)
        transport.fail("a.png", .connection("broken"))
        await wait(app) { !visible(gallery, UIButton.self).isEmpty }
        #expect(visible(gallery, UIProgressView.self).isEmpty)
        transport.answer("a.png", TestPicture.data(.red, CGSize(width: 300, height: 300)))
        try await app.tap("Try Again")
        await wait(app) { visible(gallery, UIButton.self).isEmpty && visible(gallery, UIActivityIndicatorView.self).isEmpty }
        try await app.settle()
        #expect(try app.snapshot().pixel(at: CGPoint(x: 150, y: 150)) == SIMD4(255, 0, 0, 255))
        #expect(transport.asked == ["a.png", "a.png"])
    }

    @Test func aPageWithoutAButtonShowsTheFailure() async throws {
        transport.fail("a.png", .status(404))
        let failure = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        let gallery = Gallery(urls: [try url("a.png")], failure: failure, retryTitle: nil)
        let app = try await launch(gallery)
        await wait(app) { visible(gallery, UIActivityIndicatorView.self).isEmpty }
        try await app.settle()
        #expect(visible(gallery, UIButton.self).isEmpty)
        #expect(try app.snapshot().pixel(at: CGPoint(x: 20, y: 20)) == SIMD4(0, 0, 255, 255), "an image fills the page")
    }

    @Test func theNextPictureIsDownloadedInAdvanceAndEndsWithTheGallery() async throws {
        for path in ["a.png", "b.png"] { transport.answer(path, TestPicture.data(.red)) }
        let urls = try ["a.png", "b.png", "c.png", "d.png", "e.png", "f.png", "g.png"].map(url)
        var gallery: Gallery? = Gallery(urls: urls)
        let app = try await launch(try #require(gallery))
        try await app.swipe(.left)
        await wait(app) { transport.asked.contains("c.png") }
        #expect(gallery?.currentID == urls[1] && !transport.asked.contains("g.png"))
        weak let weakGallery = gallery
        gallery?.removeFromSuperview()
        gallery = nil
        await wait(app) { weakGallery == nil && transport.cancelled.contains("c.png") }
        #expect(Set(transport.asked).subtracting(transport.cancelled) == ["a.png", "b.png"])
    }
}
