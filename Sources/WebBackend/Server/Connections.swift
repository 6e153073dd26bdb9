#if Web || WindowAndWeb

    import NIOCore
    import NIOHTTP1
    import NIOWebSocket
    import Synchronization

    /// Configures each new connection, and limits the number of connections.
    ///
    /// Pages are counted separately from other connections, so that idle connections cannot exclude a page.
    final class Connections: Sendable {
        private struct OpenConnections {
            var count = 0
            /// The connections that are not pages, the oldest first.
            var nonPageConnections: [(id: Int, channel: any Channel)] = []
            var pages = 0
            var onEmpty: (@Sendable () -> Void)?
        }

        private let gate: RequestGate
        private let limits: WebLimits
        private let inbox: WebInbox
        private let open = Mutex(OpenConnections())
        private let nextID = Atomic<Int>(0)

        init(gate: RequestGate, limits: WebLimits, inbox: WebInbox) {
            self.gate = gate
            self.limits = limits
            self.inbox = inbox
        }

        func prepare(_ channel: any Channel) -> EventLoopFuture<Void> {
            let id = nextID.add(1, ordering: .relaxed).newValue
            admit(id, channel)
            return channel.eventLoop.makeCompletedFuture {
                let pipeline = channel.pipeline.syncOperations
                let deadline = DeadlineHandler(limit: .seconds(self.limits.request))
                let page = PageHandler(gate: self.gate) { deadline.restart(.seconds(self.limits.handshake)) }
                try pipeline.addHandler(deadline)
                let handlers = NIOLoopBound((pipeline, deadline, page), eventLoop: channel.eventLoop)
                try pipeline.configureHTTPServerPipeline(
                    withPipeliningAssistance: false,
                    withServerUpgrade: (
                        upgraders: [self.upgrader(id)],
                        completionHandler: { _ in
                            let (pipeline, deadline, page) = handlers.value
                            pipeline.removeHandler(deadline, promise: nil)
                            pipeline.removeHandler(page, promise: nil)
                        }
                    ))
                try pipeline.addHandler(page)
            }
        }

        /// Counts a new connection, and closes the oldest connection that is not a page if there are too many.
        private func admit(_ id: Int, _ channel: any Channel) {
            let surplus = open.withLock { open -> (any Channel)? in
                open.count += 1
                open.nonPageConnections.append((id, channel))
                return open.nonPageConnections.count > limits.connections ? open.nonPageConnections.removeFirst().channel : nil
            }
            channel.closeFuture.whenComplete { _ in self.removeConnection(id) }
            surplus?.close(promise: nil)
        }

        private func removeConnection(_ id: Int) {
            let body = open.withLock { open in
                open.count -= 1
                open.nonPageConnections.removeAll { $0.id == id }
                return open.count == 0 ? open.onEmpty : nil
            }
            body?()
        }

        /// Counts a connection as a page. Returns `false` if there are too many pages.
        private func admitPage(_ id: Int, _ channel: any Channel) -> Bool {
            let isAdmitted = open.withLock { open in
                guard open.pages < limits.pages else { return false }
                open.pages += 1
                open.nonPageConnections.removeAll { $0.id == id }
                return true
            }
            guard isAdmitted else { return false }
            channel.closeFuture.whenComplete { _ in self.open.withLock { $0.pages -= 1 } }
            return true
        }

        /// Calls `body` when no connection is open, possibly immediately. A later call replaces an earlier one.
        func whenAllEnded(_ body: @escaping @Sendable () -> Void) {
            let isNone = open.withLock { open in
                open.onEmpty = body
                return open.count == 0
            }
            if isNone { body() }
        }

        private func upgrader(_ id: Int) -> NIOWebSocketServerUpgrader {
            NIOWebSocketServerUpgrader(
                maxFrameSize: limits.messageBytes,
                shouldUpgrade: { channel, head in
                    let isAllowed = self.gate.decide(RequestGate.Request(head)) == .socket && self.admitPage(id, channel)
                    return channel.eventLoop.makeSucceededFuture(isAllowed ? HTTPHeaders() : nil)
                },
                upgradePipelineHandler: { channel, _ in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(
                            SocketHandler(id: id, inbox: self.inbox, limits: self.limits))
                    }
                })
        }
    }

#endif
