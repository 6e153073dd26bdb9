#if Web || WindowAndWeb
    import NIOCore
    import NIOHTTP1
    import NIOPosix
    import Synchronization

    /// A tile server on loopback that responds on the test's command, and counts clients that disconnect before.
    final class SlowTileServer: Sendable {
        /// The events so far.
        struct Counts: Sendable {
            /// The requested paths, in order.
            var asked: [String] = []
            /// The paths whose connection was closed before the response.
            var abandoned: [String] = []
            var answered = 0
            /// The number of requests without a response.
            var open: Int { asked.count - abandoned.count - answered }
        }

        /// The time limit of waits, one minute, which passing tests never reach.
        private static let deadline = TimeAmount.seconds(60)

        private let counts = Mutex(Counts())
        private let waiting = Mutex<[ObjectIdentifier: any Channel]>([:])
        private let (changes, change) = AsyncStream.makeStream(of: Void.self)
        private let box = Mutex<(any Channel)?>(nil)

        init() async throws {
            let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .childChannelInitializer { [weak self] channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                        if let self { try channel.pipeline.syncOperations.addHandler(Handler(self)) }
                    }
                }
                .bind(host: "127.0.0.1", port: 0).get()
            box.withLock { $0 = channel }
        }

        private var channel: (any Channel)? { box.withLock(\.self) }

        var template: String { "http://127.0.0.1:\(channel?.localAddress?.port ?? 0)/{z}/{x}/{y}.png" }

        func stop() async { try? await channel?.close() }

        /// Waits until a condition holds, at most until the deadline. Only one task may wait at a time.
        ///
        /// - Returns: the events by then.
        func wait(until isEnough: @Sendable (Counts) -> Bool) async -> Counts {
            let late = channel?.eventLoop.scheduleTask(in: Self.deadline) { [change] in change.finish() }
            defer { late?.cancel() }
            var now = counts.withLock(\.self)
            var steps = changes.makeAsyncIterator()
            while !isEnough(now), await steps.next() != nil { now = counts.withLock(\.self) }
            return counts.withLock(\.self)
        }

        /// Responds to all waiting requests with 404, which is not retried.
        func answerAll() {
            let channels = waiting.withLock { waiting in
                defer { waiting = [:] }
                return Array(waiting.values)
            }
            note { $0.answered += channels.count }
            let head = HTTPResponseHead(version: .http1_1, status: .notFound, headers: ["content-length": "0"])
            for channel in channels {
                channel.write(HTTPServerResponsePart.head(head), promise: nil)
                channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
            }
        }

        private func note(_ event: (inout Counts) -> Void) {
            counts.withLock { event(&$0) }
            change.yield()
        }

        private func begin(_ path: String, on channel: any Channel) {
            waiting.withLock { $0[ObjectIdentifier(channel)] = channel }
            note { $0.asked.append(path) }
        }

        /// Records the end of a connection; a connection that was answered is not abandoned.
        private func end(_ path: String, on channel: any Channel) {
            guard waiting.withLock({ $0.removeValue(forKey: ObjectIdentifier(channel)) }) != nil else { return }
            note { $0.abandoned.append(path) }
        }

        private final class Handler: ChannelInboundHandler, Sendable {
            typealias InboundIn = HTTPServerRequestPart
            private let server: SlowTileServer
            /// The latest requested path.
            private let path = Mutex("")

            init(_ server: SlowTileServer) { self.server = server }

            func channelRead(context: ChannelHandlerContext, data: NIOAny) {
                guard case .head(let head) = unwrapInboundIn(data) else { return }
                path.withLock { $0 = head.uri }
                server.begin(head.uri, on: context.channel)
            }

            func channelInactive(context: ChannelHandlerContext) {
                server.end(path.withLock(\.self), on: context.channel)
                context.fireChannelInactive()
            }
        }
    }
#endif
