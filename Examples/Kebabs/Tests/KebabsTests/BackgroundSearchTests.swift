import CaretTesting
import KebabsKit
import MapKit
import Synchronization
import Testing
import UIKit

@testable import Kebabs

/// A search while the app is in the background.
@MainActor @Suite(.app, .timeLimit(.minutes(5))) struct BackgroundSearchTests {
    @Test func `R33 requests continue in the background, and the search ends there`() async throws {
        let server = try await FixtureServer(FixtureServer.Manners(holdsAfter: 40))
        let delegate = AppDelegate(arguments: ["--services", try #require(server.base).absoluteString, "--at", "51.5432,-0.0554"])
        let app = try await TestApp.launch(delegate, on: .standard.scale(1))
        let navigation = try #require(app.mainWindow.rootViewController as? UINavigationController)
        let shops = try #require(navigation.topViewController as? ShopsViewController)
        await server.waitUntilAsked(48)
        await app.enterBackground()
        #expect(UIApplication.shared.applicationState == .background)
        #expect(server.asked.withLock(\.count) == 48 && shops.report == nil, "it was not in the middle")
        server.release()
        await shops.task?.value
        #expect(UIApplication.shared.applicationState == .background && server.asked.withLock(\.count) == 2 + 137)
        #expect(shops.report?.isComplete == true && shops.report?.shops.count == 137 && shops.report?.failures == 34)
        await app.enterForeground()
        try await app.settle()
        #expect(shops.list.summary.text == "137 shops near E8 2PB · 34 not on the map")
        #expect(shops.map.annotations.count { $0 is ShopAnnotation } == 103 && shops.round == 1 && app.diagnostics.isEmpty)
        await server.stop()
    }

    @Test func `R33 when no background time is left, the search ends and reports it`() async throws {
        let (gate, source) = (Gate(ReplayTransport()), GrantedTime())
        let (app, shops) = try await launch(gate, source)
        await gate.waitUntilAsked(4)
        await app.enterBackground()
        #expect(source.running.count == 1 && source.names == ["Search for kebab shops"])
        source.expire()
        #expect(source.running.isEmpty, "the handler returned before the time was given back")
        gate.open()
        await shops.task?.value
        #expect(shops.list.summary.text == "There was no time left in the background." && shops.progress.isHidden)
        #expect(source.ended == 1 && gate.count < 30)
        await app.enterForeground()
        shops.begin()
        await shops.task?.value
        #expect(shops.list.summary.text == "137 shops near E8 2PB · 34 not on the map" && source.running.isEmpty && source.ended == 2)
    }

    @Test func `R33 results found before the time is over are shown`() async throws {
        let source = GrantedTime()
        let counter = Counter(ReplayTransport(), after: 60) { source.expire() }
        let (_, shops) = try await launch(counter, source)
        await shops.task?.value
        let words = try #require(shops.list.summary.text)
        #expect(words.hasPrefix("There was no time left in the background · ") && words.hasSuffix(" of 137 shops on the map"), "\(words)")
        #expect(!shops.map.annotations.isEmpty && source.running.isEmpty && source.ended == 1)
    }

    @Test func `R33 each search ends its background time once`() async throws {
        let (gate, source) = (Gate(ReplayTransport()), GrantedTime())
        let (_, shops) = try await launch(gate, source)
        let first = shops.task
        await gate.waitUntilAsked(4)
        shops.begin()
        gate.open()
        await first?.value
        await shops.task?.value
        #expect(source.names.count == 2 && source.ended == 2 && source.running.isEmpty && shops.report?.isComplete == true)
    }

    private func launch(_ transport: any HTTPTransport, _ source: GrantedTime) async throws -> (TestApp, ShopsViewController) {
        let base = try #require(PostcodesClient.address)
        let client = JSONClient(transport: transport, retry: RetryPolicy(attempts: 1))
        let search = KebabSearch(postcodes: PostcodesClient(client: client, base: base), ratings: RatingsClient(client: client, base: base))
        let start = FixedLocation(latitude: ReplayStreet.start.latitude, longitude: ReplayStreet.start.longitude)
        let app = try await TestApp.launch(
            showing: {
                UINavigationController(rootViewController: ShopsViewController(search: search, provider: start, background: source))
            }, on: .standard.scale(1))
        let navigation = try #require(app.mainWindow.rootViewController as? UINavigationController)
        return (app, try #require(navigation.topViewController as? ShopsViewController))
    }
}

/// Grants background time until the test withdraws it.
@MainActor private final class GrantedTime: BackgroundTimeSource {
    private(set) var names: [String] = []
    private(set) var running: [UIBackgroundTaskIdentifier: @MainActor @Sendable () -> Void] = [:]
    private(set) var ended = 0

    func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)?
    ) -> UIBackgroundTaskIdentifier {
        names.append(taskName ?? "")
        let identifier = UIBackgroundTaskIdentifier(rawValue: names.count)
        running[identifier] = handler
        return identifier
    }

    func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        running[identifier] = nil
        ended += 1
    }

    func expire() { for handler in running.values { handler() } }
}

/// Calls a closure after a number of requests.
private final class Counter: HTTPTransport {
    private let inner: any HTTPTransport
    private let limit: Int
    private let reached: @MainActor @Sendable () -> Void
    private let count = Mutex(0)

    init(_ inner: any HTTPTransport, after limit: Int, _ reached: @escaping @MainActor @Sendable () -> Void) {
        (self.inner, self.limit, self.reached) = (inner, limit, reached)
    }

    func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPAnswer {
        let isLast = count.withLock { count in
            count += 1
            return count == limit
        }
        if isLast { await reached() }
        return try await inner.answer(to: request)
    }
}
