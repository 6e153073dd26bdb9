import Foundation
import Testing
import TodoModel

@testable import TodoServer

/// Rate limits of calls.
@Suite struct RateLimitTests {
    @Test func aBucketEmptiesAndFills() {
        let limit = RateLimit(perSecond: 2, burst: 3)
        var bucket = TokenBucket(limit, at: 100)
        #expect((0..<3).map { _ in bucket.take(limit, at: 100) } == [nil, nil, nil])
        #expect(bucket.take(limit, at: 100) == 0.5)
        #expect(bucket.take(limit, at: 100.25) == 0.25)
        #expect(bucket.take(limit, at: 100.5) == nil)
        // After a long rest there is at most a burst, and a clock that is set back adds nothing.
        #expect((0..<4).map { _ in bucket.take(limit, at: 200) == nil } == [true, true, true, false])
        #expect(bucket.take(limit, at: 50) == 0.5)
        #expect(!bucket.isFull(limit, at: 200) && bucket.isFull(limit, at: 201.5))
    }

    @Test func eachAccountHasItsOwnBucket() throws {
        let time = ManualTime()
        let limiter = RateLimiter(RateLimit(perSecond: 1, burst: 1), now: { time.now })
        try limiter.take("ann")
        try limiter.take("bob")
        #expect(throws: Fault.self) { try limiter.take("ann") }
        time.advance(seconds: 1)
        try limiter.take("ann")
    }

    @Test func tooManyCallsAreAnsweredWithTheDelay() async throws {
        let folder = try TemporaryFolder()
        // A call every 1,000 s, and two at once.
        let server = try await ServerProcess.start(database: folder.file("server.sqlite"), rate: 0.001, burst: 2)
        defer { _ = (server, folder) }
        let client = try await TestClient(server.url).registered()
        #expect(try await client.send("GET", "v1/tasks").status == 200)
        #expect(try await client.send("GET", "v1/tasks").status == 200)
        let refused = try await client.send("GET", "v1/tasks")
        #expect(refused.status == 429 && refused.problem?.code == "tooMany")
        #expect(refused.headers["Retry-After"].flatMap { Int($0) }.map { (1...1000).contains($0) } == true)
        // An address without a login has its own calls; one was the registration.
        let stranger = TestClient(server.url)
        let body = #"{"name":"x","password":"correct horse"}"#
        #expect(try await stranger.send("POST", "v1/tokens", json: body).status == 401)
        #expect(try await stranger.send("POST", "v1/tokens", json: body).status == 429)
    }

    @Test func passwordsAreTriedTenTimesAndThenSlowly() async throws {
        let time = ManualTime()
        try await LocalServer.with(callsPerSecond: 100, time: time) { url in
            let (stranger, body) = (TestClient(url), #"{"name":"x","password":"correct horse"}"#)
            func tried() async throws -> TestClient.Answer { try await stranger.send("POST", "v1/tokens", json: body) }
            var statuses: [Int] = []
            for _ in 0..<10 { statuses.append(try await tried().status) }
            #expect(statuses == Array(repeating: 401, count: 10))
            let refused = try await tried()
            #expect(refused.status == 429 && refused.headers["Retry-After"] == "5")
            // The page's login shares the limit; calls without a password continue.
            #expect(try await stranger.submit("page/login", ["name": "x", "password": "correct horse"]).status == 429)
            #expect(try await stranger.send("GET", "openapi.yaml").status == 200)
            time.advance(seconds: 4)
            let early = try await tried()
            #expect(early.status == 429 && early.headers["Retry-After"] == "1")
            time.advance(seconds: 1)
            #expect(try await tried().status == 401)
            #expect(try await tried().status == 429)
        }
    }
}
