import Foundation
import KebabsKit
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// The two services on loopback: 137 premises of which 34 have no location, slow responses, an error page, gzip.
final class FixtureServer: Sendable {
    /// The path and query of each request.
    let asked = Mutex<[String]>([])
    /// The number of responses in progress, and the greatest number so far.
    let load = Mutex<(now: Int, most: Int)>((0, 0))
    /// The user agents of the requests.
    let agents = Mutex<Set<String>>([])
    private let channel: any Channel
    private let (requests, arrival) = AsyncStream.makeStream(of: Void.self)

    /// The behaviour of a server besides the street's responses.
    struct Manners: Sendable {
        /// The number of location requests that receive 503 first.
        var busy = 0
        /// Whether the list is an HTML page.
        var isDown = false
        /// Whether responses are compressed.
        var packs = false
        /// The delay of a location response.
        var delay = TimeAmount.zero
        /// The premises whose location never arrives.
        var silent: Set<Int> = []
        /// The number of requests after which all others wait until ``FixtureServer/release()``; `nil` for none.
        var holdsAfter: Int?
        /// The premises whose location response is an HTML page.
        var pages: Set<Int> = []
    }

    private let manners: Manners
    private let street = ReplayTransport()
    private let busyLeft: Mutex<Int>
    private let held = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

    init(_ manners: Manners = Manners()) async throws {
        self.manners = manners
        busyLeft = Mutex(manners.busy)
        let box = Box()
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 64)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(Handler(box))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        box.server.withLock { $0 = self }
    }

    /// A box for the server, because handlers are created before the server.
    final class Box: Sendable {
        let server = Mutex<FixtureServer?>(nil)
    }

    var base: URL? { URL(string: "http://127.0.0.1:\(channel.localAddress?.port ?? 0)") }

    func stop() async { try? await channel.close() }

    /// Waits until the number of requests has arrived; `giveUp` ends the wait. Only one task may wait at a time.
    func waitUntilAsked(_ count: Int) async {
        for await _ in requests where asked.withLock(\.count) >= count { return }
    }

    func giveUp() { arrival.finish() }

    /// Responds to the waiting requests, and holds no further ones back.
    func release() {
        let waiting = held.withLock { held in
            defer { held = (true, []) }
            return held.waiting
        }
        for request in waiting { request.resume() }
    }

    private func hold() async {
        await withCheckedContinuation { request in
            let isOpen = held.withLock { held in
                if !held.isOpen { held.waiting.append(request) }
                return held.isOpen
            }
            if isOpen { request.resume() }
        }
    }

    func answer(to head: HTTPRequestHead) async -> HTTPAnswer {
        let count = asked.withLock { asked in
            asked.append(head.uri)
            return asked.count
        }
        arrival.yield()
        if let limit = manners.holdsAfter, count > limit { await hold() }
        if let agent = head.headers.first(name: "user-agent") { agents.withLock { _ = $0.insert(agent) } }
        let parts = URLComponents(string: head.uri)
        let path = (parts?.path ?? "").split(separator: "/").map(String.init)
        if path.first == "Establishments", manners.isDown {
            return HTTPAnswer(status: 200, headers: ["content-type": "text/html"], body: Data("<html>Sorry, we are down</html>".utf8))
        }
        if path.count == 2,
            busyLeft.withLock({ left in
                left -= 1
                return left >= 0
            })
        {
            return HTTPAnswer(status: 503, headers: ["retry-after": "0"], body: Data())
        }
        if path.count == 2, let index = path.last.flatMap(ReplayStreet.index), manners.pages.contains(index) { return Self.page }
        guard let base else { return HTTPAnswer(status: 500, body: Data()) }
        var headers: [String: String] = [:]
        for header in head.headers { headers[header.name.lowercased()] = header.value }
        let request = HTTPRequest(base: base, path: path, headers: headers)
        return (try? await street.answer(to: request)) ?? HTTPAnswer(status: 500, body: Data())
    }

    private static let page = HTTPAnswer(
        status: 200, headers: ["content-type": "text/html"], body: Data("<html><title>Busy</title></html>".utf8))

    /// Returns whether a request receives no response.
    private func isSilent(_ uri: String) -> Bool {
        let path = (URLComponents(string: uri)?.path ?? "").split(separator: "/").map(String.init)
        return path.count == 2 && (path.last.flatMap(ReplayStreet.index).map(manners.silent.contains) ?? false)
    }

    private final class Handler: ChannelInboundHandler, Sendable {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart
        private let box: Box

        init(_ box: Box) { self.box = box }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            guard case .head(let head) = unwrapInboundIn(data), let server = box.server.withLock({ $0 }) else { return }
            if server.isSilent(head.uri) { return }
            server.begin()
            let channel = context.channel
            let isPlace = head.uri.hasPrefix("/postcodes/")
            channel.eventLoop.scheduleTask(in: isPlace ? server.manners.delay : .zero) {
                Task {
                    let answer = await server.answer(to: head)
                    server.end()
                    try? await server.send(answer, on: channel)
                }
            }
        }
    }

    private func begin() {
        load.withLock { load in
            load.now += 1
            load.most = max(load.most, load.now)
        }
    }

    private func end() { load.withLock { $0.now -= 1 } }

    private func send(_ answer: HTTPAnswer, on channel: any Channel) async throws {
        var headers = HTTPHeaders(answer.headers.map { ($0.key, $0.value) })
        let body = manners.packs ? Gzip.pack(answer.body) : answer.body
        if manners.packs { headers.add(name: "content-encoding", value: "gzip") }
        headers.add(name: "content-length", value: "\(body.count)")
        let head = HTTPResponseHead(version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status), headers: headers)
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: body))), promise: nil)
        try await channel.writeAndFlush(HTTPServerResponsePart.end(nil))
    }
}

/// Compresses by stored blocks: valid gzip without a compressor.
enum Gzip {
    static func pack(_ data: Data) -> Data {
        var result = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
        let chunks = stride(from: 0, to: max(data.count, 1), by: 60_000).map { data.dropFirst($0).prefix(60_000) }
        for (index, chunk) in chunks.enumerated() {
            let length = UInt16(chunk.count)
            result.append(index == chunks.count - 1 ? 1 : 0)
            for value in [length, ~length] { result.append(contentsOf: [UInt8(value & 255), UInt8(value >> 8)]) }
            result.append(chunk)
        }
        for value in [checksum(data), UInt32(data.count)] {
            result.append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
        }
        return result
    }

    /// Returns the CRC-32, computed bit by bit.
    private static func checksum(_ data: Data) -> UInt32 {
        var sum = UInt32.max
        for byte in data {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
