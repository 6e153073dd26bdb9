import CaretTesting
import Foundation
import FoundationNetworking
import Testing
import UIKit

@testable import CaretPictures

/// Pictures over real connections, from a server in this process.
@MainActor @Suite(.app) struct PictureHTTPTests {
    private let server: PictureServer
    private let folder = TestPicture.folder()

    init() throws { server = try PictureServer() }

    private func loader(_ limits: PictureLimits = PictureLimits(), _ configuration: URLSessionConfiguration = .default) async throws
        -> PictureLoader
    {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        return PictureLoader(folder: folder, limits: limits, configuration: configuration)
    }

    private func url(_ path: String) throws -> URL { try #require(server.url(path)) }

    /// Returns the error of a picture; `nil` if it loads.
    private func error(_ loader: PictureLoader, _ url: URL) async -> PictureError? {
        do throws(PictureError) {
            _ = try await loader.image(at: url)
            return nil
        } catch { return error }
    }

    @Test func aPictureIsDownloadedOnceAndDecodedAtTheSizeShown() async throws {
        let loader = try await loader()
        server.answer("a.png", .body(TestPicture.data(.red, CGSize(width: 64, height: 32))))
        let small = try await loader.image(at: url("a.png"), fitting: CGSize(width: 8, height: 8), scale: 2)
        #expect(small.size == CGSize(width: 8, height: 4) && small.scale == 2)
        let whole = try await loader.image(at: url("a.png"), scale: 1)
        #expect(whole.size == CGSize(width: 64, height: 32))
        // Another loader has only the file.
        let later = PictureLoader(folder: folder, memory: ImageCache())
        #expect(try later.cachedImage(at: url("a.png"), scale: 1) == nil)
        _ = try await later.image(at: url("a.png"))
        #expect(server.events.asked == ["/a.png"] && loader.downloadCount == 1 && later.downloadCount == 0)
        #expect(loader.memory.mainThreadDecodes == 0 && loader.memory.decodes == 2)
        server.stop()
    }

    @Test func aSlowBodyReportsItsProgress() async throws {
        let loader = try await loader()
        let data = TestPicture.data(.red, CGSize(width: 8, height: 8)) + Data(repeating: 0, count: 100_000)
        server.answer("a.png", .body(data, pause: 40_000))
        final class Reports { var all: [PictureProgress] = [] }
        let reports = Reports()
        let (steps, step) = AsyncStream.makeStream(of: Void.self)
        let url = try url("a.png")
        let task = Task {
            try await loader.image(at: url) { progress in
                reports.all.append(progress)
                step.yield()
            }
        }
        var iterator = steps.makeAsyncIterator()
        while reports.all.isEmpty, await iterator.next() != nil {}
        let first = try #require(reports.all.first)
        #expect(first.receivedBytes <= 40_000 && first.fraction == Double(first.receivedBytes) / Double(data.count))
        server.release()
        #expect(try await task.value.size.width > 0)
        let counts = reports.all.map(\.receivedBytes)
        #expect(counts == counts.sorted() && reports.all.allSatisfy { $0.expectedBytes == data.count })
        server.stop()
    }

    @Test func statusAndBodyAreChecked() async throws {
        var limits = PictureLimits()
        limits.downloadBytes = 50_000
        let loader = try await loader(limits)
        for status in [404, 503] {
            server.answer("\(status).png", .status(status))
            #expect(try await error(loader, url("\(status).png")) == .status(status))
        }
        #expect(PictureError.status(503).isTemporary && !PictureError.status(404).isTemporary)
        server.answer("empty.png", .body(Data()))
        #expect(try await error(loader, url("empty.png")) == .image(.empty(name: url("empty.png").absoluteString)))
        server.answer("page.png", .body(Data("<html>Not here</html>".utf8)))
        let page = try await error(loader, url("page.png"))
        #expect(page?.kind == "image.notAPicture")
        // The length is known before the body, or only after it.
        server.answer("long.png", .body(Data(repeating: 7, count: 60_000)))
        #expect(try await error(loader, url("long.png")) == .bodyTooLong(limit: 50_000))
        server.answer("endless.png", PictureServer.Answer(body: Data(repeating: 7, count: 60_000)))
        #expect(try await error(loader, url("endless.png")) == .bodyTooLong(limit: 50_000))
        // The connection ends before the body.
        server.answer("part.png", PictureServer.Answer(body: TestPicture.data(.red), length: 40_000))
        let part = try await error(loader, url("part.png"))
        #expect(part?.kind == "connection")
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files?.isEmpty ?? true, "nothing that is no picture stays in the folder")
        server.stop()
    }

    @Test func redirectionsAreFollowedUnlessTheyLoopOrLeaveHTTP() async throws {
        let loader = try await loader()
        server.answer("a.png", .redirect("/b.png"))
        server.answer("b.png", .body(TestPicture.data(.green)))
        #expect(try await error(loader, url("a.png")) == nil)
        #expect(server.events.asked == ["/a.png", "/b.png"])
        let outside = try #require(URL(string: "file://pictures.test/etc/hostname"))
        server.answer("file.png", .redirect(outside.absoluteString))
        #expect(try await error(loader, url("file.png")) == .redirected(to: outside))
        server.answer("loop.png", .redirect("/loop.png"))
        #expect(try await error(loader, url("loop.png")) == .redirected(to: url("loop.png")))
        #expect(server.events.asked.count { $0 == "/loop.png" } == 17)
        server.stop()
    }

    @Test func aRedirectionToAnUnencryptedAddressIsRefused() throws {
        let download = HTTPDownload(limit: 1) { _ in }
        let (safe, plain) = (try #require(URL(string: "https://a.test/a")), try #require(URL(string: "http://a.test/a")))
        #expect(download.follow(from: plain, to: safe) && download.follow(from: safe, to: safe))
        #expect(!download.follow(from: safe, to: plain) && download.isFinished)
    }

    @Test func aCancelledTaskClosesItsConnection() async throws {
        let loader = try await loader()
        let url = try url("a.png")
        let task = Task { try await loader.image(at: url) }
        await server.wait { $0.asked == ["/a.png"] }
        task.cancel()
        await #expect(throws: PictureError.cancelled) { try await task.value }
        await server.wait { $0.abandoned == ["/a.png"] }
        // While the body arrives.
        server.answer("b.png", .body(Data(repeating: 1, count: 100_000), pause: 50_000))
        let other = try self.url("b.png")
        let late = Task { try await loader.image(at: other) }
        await server.wait { $0.asked.count == 2 }
        late.cancel()
        await #expect(throws: PictureError.cancelled) { try await late.value }
        await server.wait { $0.abandoned.count == 2 }
        server.stop()
    }

    @Test func aServerThatDoesNotAnswerTimesOut() async throws {
        var limits = PictureLimits()
        limits.timeout = .milliseconds(200)
        let loader = try await loader(limits)
        #expect(try await error(loader, url("never.png")) == .timedOut)
        server.stop()
        // Nobody listens any more.
        let closed = try await error(loader, url("closed.png"))
        #expect(closed?.kind == "connection" && closed?.isTemporary == true)
    }

    @Test func otherAddressesAreErrorsAndHeadersAreSent() async throws {
        let configuration = URLSessionConfiguration.default
        configuration.httpAdditionalHeaders = ["Authorization": "Bearer 7"]
        let loader = try await loader(PictureLimits(), configuration)
        for text in ["ftp://pictures.test/a.png", "data:image/png;base64,AAAA", "a.png", "http:///a.png"] {
            let url = try #require(URL(string: text))
            #expect(await error(loader, url) == .unsupportedURL(url))
        }
        server.answer("a.png", .body(TestPicture.data(.red)))
        #expect(try await error(loader, url("a.png")) == nil)
        #expect(server.events.headers.contains("Authorization: Bearer 7"))
        server.stop()
    }

    @Test func prefetchedPicturesNeedNoConnection() async throws {
        let loader = try await loader()
        for path in ["a.png", "b.png"] { server.answer(path, .body(TestPicture.data(.red))) }
        server.answer("none.png", .status(404))
        let urls = try ["a.png", "none.png", "b.png"].map(url)
        await loader.prefetch(urls)
        #expect(server.events.asked == ["/a.png", "/none.png", "/b.png"] && loader.memory.decodes == 0)
        server.stop()
        #expect(await error(loader, urls[0]) == nil)
        #expect(await error(loader, urls[2]) == nil)
    }
}
