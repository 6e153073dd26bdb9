#if Web

    import NIOCore
    import NIOHTTP1
    import NIOPosix
    import NIOWebSocket
    import Platform
    import Synchronization

    /// The page's server: one thread, which touches nothing of the main actor's.
    final class WebServer: Sendable {
        /// Where it listens; known once it was started.
        let port: Int
        private let group: MultiThreadedEventLoopGroup
        private let listener: any Channel

        /// Starts listening.
        init(host: String, port: Int, token: WebToken, limits: WebLimits, inbox: WebInbox) throws(BackendError) {
            let files = try PageFiles()
            let gate = RequestGate(token: token, boundHost: host, files: Set(files.files.keys))
            let connections = Connections(gate: gate, files: files, limits: limits, inbox: inbox)
            let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
            do {
                listener = try ServerBootstrap(group: group)
                    .serverChannelOption(.backlog, value: 64)
                    .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                    .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                    .childChannelOption(.maxMessagesPerRead, value: 16)
                    .childChannelInitializer { connections.prepare($0) }
                    .bind(host: host, port: port).wait()
            } catch {
                group.shutdownGracefully { _ in }
                throw .failed(operation: "listening on \(host):\(port)", reason: "\(error)")
            }
            self.group = group
            self.port = listener.localAddress?.port ?? port
        }

        /// Closes every connection after what was written to it, and ends the thread.
        func stop() {
            let group = group
            listener.close().whenComplete { _ in
                group.shutdownGracefully { _ in }
            }
        }
    }

    /// Sets up each new connection.
    private final class Connections: Sendable {
        private let gate: RequestGate
        private let files: PageFiles
        private let limits: WebLimits
        private let inbox: WebInbox
        private let open = Atomic<Int>(0)
        private let nextID = Atomic<Int>(0)

        init(gate: RequestGate, files: PageFiles, limits: WebLimits, inbox: WebInbox) {
            self.gate = gate
            self.files = files
            self.limits = limits
            self.inbox = inbox
        }

        func prepare(_ channel: any Channel) -> EventLoopFuture<Void> {
            let count = open.add(1, ordering: .relaxed).newValue
            channel.closeFuture.whenComplete { _ in self.open.subtract(1, ordering: .relaxed) }
            guard count <= limits.connections else { return channel.close() }
            return channel.eventLoop.makeCompletedFuture {
                let pipeline = channel.pipeline.syncOperations
                let deadline = DeadlineHandler(limit: .seconds(self.limits.handshake))
                let page = PageHandler(gate: self.gate, files: self.files)
                try pipeline.addHandler(deadline)
                let leaving = NIOLoopBound((pipeline, deadline, page), eventLoop: channel.eventLoop)
                try pipeline.configureHTTPServerPipeline(
                    withPipeliningAssistance: false,
                    withServerUpgrade: (
                        upgraders: [self.upgrader()],
                        completionHandler: { _ in
                            let (pipeline, deadline, page) = leaving.value
                            pipeline.removeHandler(deadline, promise: nil)
                            pipeline.removeHandler(page, promise: nil)
                        }
                    ))
                try pipeline.addHandler(page)
            }
        }

        private func upgrader() -> NIOWebSocketServerUpgrader {
            NIOWebSocketServerUpgrader(
                maxFrameSize: limits.messageBytes,
                shouldUpgrade: { channel, head in
                    let isAllowed = self.gate.decide(RequestGate.Request(head)) == .socket
                    return channel.eventLoop.makeSucceededFuture(isAllowed ? HTTPHeaders() : nil)
                },
                upgradePipelineHandler: { channel, _ in
                    channel.eventLoop.makeCompletedFuture {
                        let id = self.nextID.add(1, ordering: .relaxed).newValue
                        try channel.pipeline.syncOperations.addHandler(
                            SocketHandler(id: id, inbox: self.inbox, limits: self.limits))
                    }
                })
        }
    }

#endif
