import Foundation
import KebabsKit
import MapKit
import NIOCore
import Testing

/// The clients against a server on loopback, by URLSession.
@MainActor @Suite struct NetworkTests {
    private func report(
        _ manners: FixtureServer.Manners = FixtureServer.Manners(), attempts: Int = 3,
        // A machine that is busy with other tests must not look like a server that does not respond.
        timeout: TimeInterval = 900, progress: (@MainActor (Int, Int) -> Void)? = nil, check: (FixtureServer) -> Void = { _ in }
    ) async throws -> KebabReport {
        let server = try await FixtureServer(manners)
        let base = try #require(server.base)
        let client = JSONClient(
            transport: URLSessionTransport(timeout: timeout), retry: RetryPolicy(attempts: attempts, firstPause: 0.001, jitter: { 1 }))
        let search = KebabSearch(
            postcodes: PostcodesClient(client: client, base: base), ratings: RatingsClient(client: client, base: base), width: 8)
        let place = try #require(Place(latitude: ReplayStreet.start.latitude, longitude: ReplayStreet.start.longitude))
        let result: Result<KebabReport, SearchError>
        do {
            result = .success(try await search.shops(around: place, progress: progress))
        } catch {
            result = .failure(error)
        }
        check(server)
        await server.stop()
        return try result.get()
    }

    @Test func `R31 R33 R36 137 premises, 34 without a location, over a real connection`() async throws {
        var steps: [Int] = []
        let report = try await report(
            progress: { done, _ in steps.append(done) },
            check: { server in
                #expect(server.asked.withLock(\.count) == 2 + 137)
                #expect(server.load.withLock(\.most) <= 8)
            })
        #expect(report.shops.count == 137 && report.failures == 34)
        #expect(steps == Array(1...137))
    }

    @Test func compressedAndSlowResponsesArriveWithAtMostEightAtOnce() async throws {
        let report = try await report(
            FixtureServer.Manners(packs: true, delay: .milliseconds(5)),
            check: { #expect((2...8).contains($0.load.withLock(\.most))) })
        #expect(report.located.count == 103)
    }

    @Test func aBusyServerIsRetried() async throws {
        let report = try await report(
            FixtureServer.Manners(busy: 5), attempts: 8, check: { #expect($0.asked.withLock(\.count) == 2 + 137 + 5) })
        #expect(report.failures == 34)
    }

    @Test func anErrorPageIsNamed() async throws {
        await #expect(throws: SearchError.premises(.notJSON(type: "text/html", beginning: "<html>Sorry, we are down</html>"))) {
            try await report(FixtureServer.Manners(isDown: true))
        }
    }

    /// Premises 1 and 2 receive a page, and premises 4 no response at all.
    @Test func pagesAndMissingResponsesAreCountedSeparately() async throws {
        let report = try await report(FixtureServer.Manners(silent: [4], pages: [1, 2]), attempts: 1, timeout: 20)
        #expect(report.failures == 34 + 3)
        let errors = report.shops.compactMap { shop in
            if case .failure(.failed(let error)) = shop.place { error } else { nil as HTTPError? }
        }
        let page = HTTPError.notJSON(type: "text/html", beginning: "<html><title>Busy</title></html>")
        #expect(errors.filter { $0 == page }.count == 2 && errors.filter { $0 == .timedOut }.count == 1)
    }

    @Test func tilesAreRequestedByNameAndAMissingOneIsAnError() async throws {
        let server = try await FixtureServer()
        let tiles = MKTileOverlay(urlTemplate: "\(try #require(server.base).absoluteString)/{z}/{x}/{y}.png")
        (tiles.userAgent, tiles.cacheFolder) = ("Test/1", nil)
        let error = await withCheckedContinuation { done in
            tiles.loadTile(at: MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 1)) { done.resume(returning: $1 as? TileError) }
        }
        #expect(error == .status(404) && server.agents.withLock(\.self) == ["Test/1"])
        #expect(server.asked.withLock(\.last) == "/3/1/2.png")
        await server.stop()
    }

    @Test func aMissingServerIsAnError() async throws {
        let client = JSONClient(
            transport: URLSessionTransport(timeout: 5), retry: RetryPolicy(attempts: 2, firstPause: 0, jitter: { 0 }))
        let postcodes = PostcodesClient(client: client, base: try #require(URL(string: "http://127.0.0.1:1")))
        let postcode = try #require(Postcode("E8 2PB"))
        await #expect {
            _ = try await postcodes.place(of: postcode)
        } throws: { error in
            if case .unreachable? = error as? HTTPError { return true }
            return false
        }
    }
}
