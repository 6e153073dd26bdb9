import Foundation
import KebabsKit
import Synchronization
import Testing

/// The clients, the order, and the stages of a search, against recorded responses.
@MainActor @Suite struct ClientTests {
    private let base = URL(fileURLWithPath: "/")

    private func client(_ transport: any HTTPTransport, attempts: Int = 1) -> JSONClient {
        JSONClient(transport: transport, retry: RetryPolicy(attempts: attempts, firstPause: 0, jitter: { 0 }))
    }

    private func search(_ transport: any HTTPTransport, width: Int = 4) -> KebabSearch {
        let client = client(transport)
        return KebabSearch(
            postcodes: PostcodesClient(client: client, base: base), ratings: RatingsClient(client: client, base: base), width: width)
    }

    private var start: Place {
        get throws { try #require(Place(latitude: ReplayStreet.start.latitude, longitude: ReplayStreet.start.longitude)) }
    }

    @Test func `R29 position, postcode, premises, the postcode of each, position, plot`() async throws {
        let log = Recorder(ReplayTransport(count: 12))
        var listed: [Int] = []
        let report = try await search(log, width: 1).shops(around: start) { listed = $0.map(\.id) }
        let asked = log.asked
        #expect(
            asked.prefix(2) == [
                "postcodes?lon=-0.0554&lat=51.5432&limit=1&radius=2000", "Establishments?name=kebab&address=E8&pageSize=500",
            ])
        #expect(asked.dropFirst(2) == ArraySlice((0..<12).map { "postcodes/" + ReplayStreet.postcode($0) }))
        #expect(listed == report.shops.map(\.id))
        let plotted = report.located.map { "\($0.shop.id) \($0.shop.hygiene.map(String.init) ?? "-")" }
        #expect(plotted == golden)
    }

    /// Of twelve premises, three of which have no location.
    private var golden: [String] { ["1008 2", "1004 3", "1001 4", "1002 4", "1000 5", "1005 5", "1006 5", "1009 -", "1010 -"] }

    @Test(arguments: [("E8 2PB", "E8"), ("e8 2pb ", "E8"), ("E82PB", "E82PB"), ("SW1A 1AA", "SW1A")])
    func `R30 only the part before the space is used, and the whole text without a space`(text: String, outward: String) throws {
        #expect(try #require(Postcode(text)).outward == outward)
        #expect(Postcode("  ") == nil)
    }

    @Test func `R30 position to postcode is one call`() async throws {
        let log = Recorder(ReplayTransport())
        let postcode = try await PostcodesClient(client: client(log), base: base).nearest(to: start)
        #expect(postcode?.text == "E8 2PB" && log.asked.count == 1)
    }

    @Test func `R31 137 premises decode, with null scores and numbers as text`() async throws {
        let log = Recorder(ReplayTransport())
        let premises = try await RatingsClient(client: client(log), base: base).premises(named: "kebab", in: "E8")
        #expect(premises.count == 137 && log.asked.count == 1 && log.headers.allSatisfy { $0["x-api-version"] == "2" })
        #expect(premises.map(\.id) == Array(1000..<1137))
        #expect(premises[5].scores?.hygiene == 25 && premises[5].scores?.confidence == 10)
        #expect(premises[1].scores != nil && premises[1].scores?.hygiene == nil)
        #expect(premises[5].ratedOn == "2026-06-14" && premises[10].verdict == .awaitingInspection && premises[10].ratedOn == nil)
        #expect(premises.filter { $0.hygiene == nil }.count == 20)
        #expect(premises[0].address == ["1 Mare Street", "London"])
    }

    @Test func `R31 invalid premises are reported with their place`() async throws {
        let answers = [
            (#"{"establishments":[{"FHRSID":"x","BusinessName":"A"}]}"#, "establishments"), (#"{"nothing":1}"#, "establishments"),
            (#"{"establishments":[{"FHRSID":1,"BusinessName":"A"#, "the answer"),
        ]
        for (text, place) in answers {
            let fixed = Fixed(HTTPAnswer(status: 200, body: Data(text.utf8)))
            await #expect {
                _ = try await RatingsClient(client: client(fixed), base: base).premises(named: "kebab", in: "E8")
            } throws: { error in
                if case .unexpected(let words)? = error as? HTTPError { return words.contains(place) }
                return false
            }
        }
    }

    @Test func `R32 lowest first, ties in their order, unrated last, the first few highlighted`() {
        let scores: [Int?] = [5, nil, 0, 3, 0, nil, 1, 3, 2]
        let premises = scores.enumerated().map { Premises(id: $0, name: "Shop", hygiene: $1) }
        let sorted = premises.sorted(using: ShopOrder.lowestFirst)
        #expect(sorted.map(\.id) == [2, 4, 6, 8, 3, 7, 0, 1, 5])
        #expect(ShopOrder.highlights(in: sorted, count: 3) == [2, 4, 6])
        #expect(ShopOrder.highlights(in: sorted, count: 99) == [2, 4, 6, 8, 3, 7, 0])
    }

    @Test func `M11 a tie for the last highlight is highlighted whole`() {
        let premises = [3, 0, 3, 1, 3, 5].enumerated().map { Premises(id: $0, name: "Shop", hygiene: $1) }
        let sorted = premises.sorted(using: ShopOrder.lowestFirst)
        #expect(ShopOrder.highlights(in: sorted, count: 3) == [1, 3, 0, 2, 4])
        #expect(ShopOrder.highlights(in: sorted, count: 0) == [])
    }

    @Test func `M11 a list of several pages is read completely`() async throws {
        let client = client(ReplayTransport(count: 1_234))
        let premises = try await RatingsClient(client: client, base: base).premises(named: "kebab", in: "E8")
        #expect(premises.count == 1_234 && Set(premises.map(\.id)).count == 1_234)
    }

    @Test func `R33 3 of 10 fail: 7 have coordinates, 3 carry the error`() async throws {
        let transport = ReplayTransport(count: 10, isKnown: { ![2, 5, 9].contains($0) })
        let report = try await search(transport).shops(around: start)
        #expect(report.located.count == 7 && report.failures == 3)
        let errors = report.shops.compactMap { shop in
            if case .failure(let error) = shop.place { return error }
            return nil as LookupError?
        }
        #expect(errors == Array(repeating: .failed(.status(404)), count: 3))
    }

    @Test func `R36 shops without a location are counted and not plotted at 0,0`() async throws {
        let report = try await search(ReplayTransport()).shops(around: start)
        #expect(report.shops.count == 137 && report.failures == 34 && report.located.count == 103)
        #expect(report.located.allSatisfy { abs($0.place.latitude - 51.54) < 0.05 && abs($0.place.longitude) > 0.01 })
        #expect(Place(latitude: 0, longitude: 0) == nil && Place(latitude: 91, longitude: 0) == nil)
    }

    @Test func pausesDoubleShrinkRandomlyAndFollowTheServer() {
        let policy = RetryPolicy(attempts: 5, firstPause: 0.25, longestPause: 8, jitter: { 0.5 })
        #expect((1...3).map { policy.pause(before: $0, asked: nil) } == [0.125, 0.25, 0.5])
        #expect(policy.pause(before: 60, asked: nil) == 4 && policy.pause(before: 1, asked: 3) == 3)
        #expect(policy.pause(before: 1, asked: 900) == 8)
        #expect(policy.pause(before: 1, asked: .nan) == 0.125 && policy.pause(before: 0, asked: nil) == 0.125)
        #expect(policy.pause(before: 1, asked: .infinity) == 8 && policy.pause(before: 1, asked: -5) == 0)
    }

    @Test func aServerThatRequestsATooLongPauseIsNotRetried() async throws {
        for (asked, count) in [("60", 1), ("0", 3)] {
            let log = Recorder(Fixed(HTTPAnswer(status: 429, headers: ["retry-after": asked], body: Data())))
            let postcodes = PostcodesClient(client: client(log, attempts: 3), base: base)
            let postcode = try #require(Postcode("E8 2PB"))
            await #expect(throws: HTTPError.status(429, retryAfter: Double(asked))) { try await postcodes.place(of: postcode) }
            #expect(log.asked.count == count)
        }
    }

    @Test func locationRequestsBeyondTheTimeLimitAreLate() async throws {
        let client = client(ReplayTransport(count: 6))
        let search = KebabSearch(
            postcodes: PostcodesClient(client: client, base: base), ratings: RatingsClient(client: client, base: base), patience: .zero)
        let report = try await search.shops(around: start)
        #expect(report.failures == 6 && report.isComplete)
        #expect(report.shops.allSatisfy { shop in if case .failure(.late) = shop.place { true } else { false } })
    }

    @Test func aCancelledSearchKeepsItsResults() async throws {
        let gate = Gate(ReplayTransport())
        let search = search(gate, width: 1)
        let place = try start
        var found = 0
        var task: Task<KebabReport, any Error>?
        task = Task {
            try await search.shops(
                around: place,
                progress: { done, _ in
                    found = done
                    if done == 5 { task?.cancel() }
                })
        }
        gate.open()
        let report = try await #require(task).value
        #expect(found >= 5 && !report.isComplete && !report.located.isEmpty && report.failures > 100)
    }

    @Test func urlsAreEscapedByTheirComponents() throws {
        let request = HTTPRequest(
            base: try #require(URL(string: "https://a.test/api/")), path: ["postcodes", "E8 2PB/../ü"],
            query: [URLQueryItem(name: "name", value: "kebab & co")])
        #expect(request.url?.absoluteString == "https://a.test/api/postcodes/E8%202PB%2F..%2F%C3%BC?name=kebab%20%26%20co")
    }

    @Test func aCancelledSearchSendsNoFurtherRequests() async throws {
        let gate = Gate(ReplayTransport())
        let search = search(gate, width: 2)
        let place = try start
        let task = Task { try await search.shops(around: place) }
        await gate.waitUntilAsked(4)
        task.cancel()
        gate.open()
        await #expect(throws: SearchError.cancelled) { try await task.value }
        #expect(gate.count <= 6)
    }
}

/// Records the requests.
final class Recorder: HTTPTransport {
    private let inner: any HTTPTransport
    private let log = Mutex<[HTTPRequest]>([])

    init(_ inner: any HTTPTransport) { self.inner = inner }

    var headers: [[String: String]] { log.withLock { $0.map(\.headers) } }
    var asked: [String] {
        log.withLock { requests in
            requests.map { request in
                let query = request.query.map { "\($0.name)=\($0.value ?? "")" }.joined(separator: "&")
                return request.path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
            }
        }
    }

    func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPAnswer {
        log.withLock { $0.append(request) }
        return try await inner.answer(to: request)
    }
}

/// Always returns the same response.
struct Fixed: HTTPTransport {
    let answer: HTTPAnswer
    init(_ answer: HTTPAnswer) { self.answer = answer }
    func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPAnswer { answer }
}

/// Holds responses about locations back until the gate opens.
final class Gate: HTTPTransport {
    private let inner: any HTTPTransport
    private let state = Mutex<(count: Int, isOpen: Bool)>((0, false))

    init(_ inner: any HTTPTransport) { self.inner = inner }

    var count: Int { state.withLock(\.count) }
    func open() { state.withLock { $0.isOpen = true } }
    func waitUntilAsked(_ count: Int) async {
        while self.count < count { await Task.yield() }
    }

    func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPAnswer {
        state.withLock { $0.count += 1 }
        let isPlace = request.path.count == 2
        while isPlace, !state.withLock(\.isOpen) { await Task.yield() }
        return try await inner.answer(to: request)
    }
}
