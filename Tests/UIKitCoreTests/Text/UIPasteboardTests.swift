import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct UIPasteboardTests {
    private func launched() async throws -> UIPasteboard {
        _ = try await TestApp.launch(showing: { UIViewController() })
        return .general
    }

    @Test func oneTypeReplacesAllOthers() async throws {
        let board = try await launched()
        let (first, second) = (UIImage(), UIImage())
        board.strings = ["a", "b"]
        #expect(board.string == "a" && board.hasStrings && !board.hasImages && !board.hasColors && !board.hasURLs)
        board.images = [first, second]
        #expect(board.image === first && board.images?.count == 2 && board.strings == nil && !board.hasStrings)
        board.colors = [.red, .blue]
        #expect(board.color == .red && board.colors == [.red, .blue] && board.images == nil)
        let urls = ["https://a.org", "https://b.org"].compactMap(URL.init(string:))
        board.urls = urls
        #expect(board.url == urls[0] && board.urls == urls && board.strings == urls.map(\.absoluteString) && board.colors == nil)
        board.urls = nil
        #expect(board.url == nil && board.urls == nil && !board.hasStrings)
    }

    @Test func eachChangeIsCountedAndReported() async throws {
        let board = try await launched()
        let told = Box()
        let token = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: board, queue: nil) { _ in
            told.count += 1
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let before = board.changeCount
        board.string = "a"
        board.colors = [.red]
        #expect(board.changeCount == before + 2 && told.count == 2)
    }

    @Test func namedPasteboardsAreSeparate() async throws {
        let board = try await launched()
        board.string = "general"
        #expect(UIPasteboard.named(.init("mine"), create: false) == nil)
        let mine = try #require(UIPasteboard.named(.init("mine"), create: true))
        mine.string = "mine"
        #expect(board.string == "general" && UIPasteboard.named(.init("mine"), create: false) === mine)
    }

    /// A counter on the main thread, where notifications arrive that are posted there.
    private final class Box: @unchecked Sendable {
        var count = 0
    }
}
