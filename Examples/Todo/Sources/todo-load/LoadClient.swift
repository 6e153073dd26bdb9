import Foundation
import NIOCore
import NIOHTTP1
import TodoModel

/// One client: a persistent connection, with one call at a time.
///
/// Of ten calls seven request the list, with the tag of the latest answer; two change a task, and one creates a task.
final class LoadClient: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    private let plan: LoadPlan
    private let onEnd: (LatencyTable) -> Void
    private var chance: SeededGenerator
    private var table = LatencyTable()
    private var started = NIODeadline.now()
    private var tag: String?
    private var task: String?
    private var body = ByteBuffer()
    private var status = HTTPResponseStatus.ok
    private var isCreating = false
    private var isWaiting = false

    init(_ plan: LoadPlan, seed: UInt64, onEnd: @escaping (LatencyTable) -> Void) {
        self.plan = plan
        self.onEnd = onEnd
        chance = SeededGenerator(seed: seed)
    }

    func channelActive(context: ChannelHandlerContext) { pause(context) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            status = head.status
            if head.headers.contains(name: "ETag"), !isCreating { tag = head.headers.first(name: "ETag") }
            body.clear()
        case .body(var part): body.writeBuffer(&part)
        case .end: finish(context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func channelInactive(context: ChannelHandlerContext) {
        // The server has closed the connection: during a call, or of a client that would have sent more.
        if isWaiting || NIODeadline.now() < plan.end { table.addFailure() }
        onEnd(table)
    }

    // MARK: - Calls

    private func finish(_ context: ChannelHandlerContext) {
        isWaiting = false
        let time = (NIODeadline.now() - started).nanoseconds
        // Connections are made before the measurement begins.
        if started >= plan.begin { table.add(time, isGood: status.code < 400) }
        if isCreating, let made = try? JSONDecoder().decode(TodoTask.self, from: Data(body.readableBytesView)) { task = made.id.uuidString }
        if NIODeadline.now() >= plan.end { return context.close(promise: nil) }
        pause(context)
    }

    /// Waits for the planned pause with a random part, so that clients are not synchronised.
    private func pause(_ context: ChannelHandlerContext) {
        guard plan.pause > 0 else { return call(context) }
        let pause = Double.random(in: 0...(2 * plan.pause), using: &chance)
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: .nanoseconds(Int64(pause * 1_000_000_000))) { bound.value.0.call(bound.value.1) }
    }

    private func call(_ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return }
        isWaiting = true
        started = .now()
        isCreating = false
        switch Int.random(in: 0..<10, using: &chance) {
        case 0:
            isCreating = true
            send(.POST, "/v1/tasks", #"{"title":"Buy milk and bread","notes":"At the corner shop"}"#, context)
        case 1, 2:
            let done = Bool.random(using: &chance)
            if let task {
                send(.PATCH, "/v1/tasks/\(task)", #"{"isDone":\#(done)}"#, context)
            } else {
                fallthrough
            }
        default: send(.GET, "/v1/tasks?limit=20", nil, context)
        }
    }

    private func send(_ method: HTTPMethod, _ path: String, _ text: String?, _ context: ChannelHandlerContext) {
        var headers: HTTPHeaders = ["Host": plan.host, "Authorization": "Bearer \(plan.token)"]
        if method == .GET, let tag { headers.add(name: "If-None-Match", value: tag) }
        if let text {
            headers.add(name: "Content-Type", value: "application/json")
            headers.add(name: "Content-Length", value: String(text.utf8.count))
            headers.add(name: "Idempotency-Key", value: UUID().uuidString)
        }
        context.write(wrapOutboundOut(.head(HTTPRequestHead(version: .http1_1, method: method, uri: path, headers: headers))), promise: nil)
        if let text { context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}

/// The plan of a client.
struct LoadPlan: Sendable {
    var host: String
    var token: String
    /// The pause between an answer and the next call, in seconds, on average.
    var pause: Double
    var begin: NIODeadline
    var end: NIODeadline
}
