import Caret
import CaretTesting
import Foundation
import Testing

/// Senders that outlive their observers.
@MainActor @Suite(.app) struct LastingSenderTests {
    private final class Poster: Sendable {}
    private final class Screen { var count = 0 }
    private static let name = Notification.Name("LastingSenderTests")

    @Test func anEventOfAFreedObjectReachesNoOther() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        let center = NotificationCenter()
        func key() -> ControlEvent<NotificationCenter, Void> { .posted(Self.name, by: Poster()) }
        var count = 0
        center.on(key()) { count += 1 }
        center.post(name: Self.name, object: Poster())
        center.post(name: Self.name, object: nil)
        #expect(count == 0)
    }

    @Test func handlersOfFreedOwnersDoNotAccumulate() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        final class Weak {
            weak var subscription: Subscription?
            init(_ subscription: Subscription) { self.subscription = subscription }
        }
        var all: [Weak] = []
        let lasting = Screen()
        NotificationCenter.default.on(.posted(Self.name), lasting) { $0.count += 1 }
        for _ in 0..<10_000 {
            let screen = Screen()
            all.append(Weak(NotificationCenter.default.on(.posted(Self.name), screen) { $0.count += 1 }))
        }
        #expect(all.count { $0.subscription != nil } <= 16)
        NotificationCenter.default.post(name: Self.name, object: nil)
        #expect(lasting.count == 1)
    }

    @Test func aTickerThatIsStoppedByAHandlerCallsNoOther() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let ticker = Ticker(every: .seconds(1))
        var log: [Int] = []
        ticker.on(.tick) { _ in
            log.append(1)
            ticker.invalidate()
        }
        ticker.on(.tick) { _ in log.append(2) }
        await app.advance(by: .seconds(3))
        #expect(log == [1])
    }
}
