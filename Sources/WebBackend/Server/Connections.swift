#if Web || WindowAndWeb

    import NIOCore
    import NIOHTTP1
    import NIOWebSocket
    import Synchronization

    /// Sets up each new connection.
    final class Connections: Sendable {
        private struct Open {
            var count = 0
            var whenNone: (@Sendable () -> Void)?
        }

        private let gate: RequestGate
        private let limits: WebLimits
        private let inbox: WebInbox
        private let open = Mutex(Open())
        private let nextID = Atomic<Int>(0)

        init(gate: RequestGate, limits: WebLimits, inbox: WebInbox) {
            self.gate = gate
            self.limits = limits
            self.inbox = inbox
        }

        func prepare(_ channel: any Channel) -> EventLoopFuture<Void> {
            let count = open.withLock { open in
                open.count += 1
                return open.count
            }
            channel.closeFuture.whenComplete { _ in self.oneHasEnded() }
            guard count <= limits.connections else { return channel.close() }
            return channel.eventLoop.makeCompletedFuture {
                let pipeline = channel.pipeline.syncOperations
                let deadline = DeadlineHandler(limit: .seconds(self.limits.handshake))
                let page = PageHandler(gate: self.gate)
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

        /// Calls `body` when no connection is open, which may be now. A later call takes the place of this one.
        func whenAllEnded(_ body: @escaping @Sendable () -> Void) {
            let isNone = open.withLock { open in
                open.whenNone = body
                return open.count == 0
            }
            if isNone { body() }
        }

        private func oneHasEnded() {
            let body = open.withLock { open in
                open.count -= 1
                return open.count == 0 ? open.whenNone : nil
            }
            body?()
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
