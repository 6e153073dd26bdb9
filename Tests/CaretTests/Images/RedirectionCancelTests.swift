import CaretTesting
import Foundation
import FoundationNetworking
import Synchronization
import Testing

@testable import CaretPictures

/// Downloads that are cancelled while a redirection is answered. A session would stop the program if the answer
/// followed the cancellation.
@MainActor @Suite(.app) struct RedirectionCancelTests {
    private final class Calls: Sendable {
        private let names = Mutex<[String]>([])
        var all: [String] { names.withLock { $0 } }
        func add(_ name: String) { names.withLock { $0.append(name) } }
    }

    @Test func anAnswerNeverFollowsTheCancellation() async throws {
        for round in 0..<500 {
            let download = HTTPDownload(limit: 1) { _ in }
            let calls = Calls()
            let cancellation = Task.detached {
                for _ in 0..<round % 7 { await Task.yield() }
                download.cancelTask { calls.add("cancel") }
            }
            for _ in 0..<round % 5 { await Task.yield() }
            for _ in 0..<3 { download.answerRedirection { calls.add("answer") } }
            await cancellation.value
            download.answerRedirection { calls.add("answer") }
            let all = calls.all
            try #require(all.firstIndex(of: "cancel") == all.count - 1, "\(all)")
        }
    }

    /// The second address has no answer, so that each download ends by its cancellation.
    @Test func downloadsAreCancelledWhileTheyAreRedirected() async throws {
        let server = try PictureServer()
        server.answer("a.png", .redirect("/b.png"))
        let url = try #require(server.url("a.png"))
        var chance = Chance(seed: 7)
        for _ in 0..<40 {
            let transport = HTTPPictureTransport(.default, timeout: .seconds(20))
            let tasks = (0..<8).map { _ in
                Task { () -> PictureError? in
                    do throws(PictureError) {
                        _ = try await transport.data(from: url, limit: 100) { _ in }
                        return nil
                    } catch { return error }
                }
            }
            for task in tasks {
                for _ in 0..<chance.next(400) { await Task.yield() }
                task.cancel()
                #expect(await task.value == .cancelled)
            }
        }
        server.stop()
    }

    /// The transport ends while its session still handles the refused redirection.
    @Test func aTransportEndsAfterARefusedRedirection() async throws {
        let server = try PictureServer()
        server.answer("a.png", .redirect("ftp://pictures.test/b.png"))
        let url = try #require(server.url("a.png"))
        for _ in 0..<200 {
            let transport = HTTPPictureTransport(.default, timeout: .seconds(20))
            do throws(PictureError) {
                _ = try await transport.data(from: url, limit: 100) { _ in }
                #expect(Bool(false), "the redirection is refused")
            } catch {
                #expect(error.kind == "redirected")
            }
        }
        server.stop()
    }
}
