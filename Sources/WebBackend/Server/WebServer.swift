#if Web || WindowAndWeb

    import NIOCore
    import NIOPosix
    import Platform

    /// The server of the page, with one thread that does not access the main actor's state.
    final class WebServer: Sendable {
        /// The port on which the server listens.
        let port: Int
        private let group: MultiThreadedEventLoopGroup
        private let listener: any Channel
        private let connections: Connections

        /// Starts listening.
        init(host: String, port: Int, token: WebToken, limits: WebLimits, inbox: WebInbox) throws(BackendError) {
            let gate = RequestGate(token: token, boundHost: host, files: Set(PageFiles.all.keys))
            let connections = Connections(gate: gate, limits: limits, inbox: inbox)
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
            self.connections = connections
            self.port = listener.localAddress?.port ?? port
        }

        /// Stops listening. The thread ends after all connections have ended or have exceeded their time limit.
        func stop() {
            let group = group
            let end = group.next().makePromise(of: Void.self)
            connections.whenAllEnded { end.succeed() }
            group.next().scheduleTask(in: WebConnection.closeTimeout) { end.succeed() }
            listener.close().and(end.futureResult).whenComplete { _ in group.shutdownGracefully { _ in } }
        }
    }

#endif
