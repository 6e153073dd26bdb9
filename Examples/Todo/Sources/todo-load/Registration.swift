import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import TodoModel

/// Registers an account for a run, with an unused name.
enum Registration {
    static func token(port: Int, on group: MultiThreadedEventLoopGroup) async throws -> String {
        let body = try JSONEncoder().encode(Credentials(name: "load \(UUID().uuidString)", password: UUID().uuidString))
        let promise = group.any().makePromise(of: Data.self)
        let connection = ClientBootstrap(group: group)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    try channel.pipeline.syncOperations.addHandler(OneAnswer(promise))
                }
            }
            .connect(host: "127.0.0.1", port: port)
        connection.whenFailure { promise.fail($0) }
        let channel = try await connection.get()
        let headers: HTTPHeaders = [
            "Host": "127.0.0.1:\(port)", "Content-Type": "application/json", "Content-Length": String(body.count), "Connection": "close",
        ]
        let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: "/v1/accounts", headers: headers)
        channel.write(HTTPClientRequestPart.head(head), promise: nil)
        channel.write(HTTPClientRequestPart.body(.byteBuffer(ByteBuffer(bytes: body))), promise: nil)
        channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
        let answer = try await promise.futureResult.get()
        return try JSONDecoder().decode(AccessToken.self, from: answer).token
    }
}

/// Waits for one answer.
private final class OneAnswer: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let promise: EventLoopPromise<Data>
    private var data = Data()

    init(_ promise: EventLoopPromise<Data>) { self.promise = promise }

    func channelRead(context: ChannelHandlerContext, data part: NIOAny) {
        switch unwrapInboundIn(part) {
        case .head: break
        case .body(let buffer): data.append(contentsOf: buffer.readableBytesView)
        case .end:
            promise.succeed(data)
            context.close(promise: nil)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        promise.fail(error)
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) { promise.fail(ChannelError.eof) }
}
