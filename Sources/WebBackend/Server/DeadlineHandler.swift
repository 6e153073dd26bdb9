#if Web || WindowAndWeb

    import NIOCore

    /// Closes a connection that takes too long to ask and be answered.
    final class DeadlineHandler: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = Any

        private let limit: TimeAmount
        private var task: Scheduled<Void>?
        private var channel: (any Channel)?

        init(limit: TimeAmount) {
            self.limit = limit
        }

        func handlerAdded(context: ChannelHandlerContext) {
            channel = context.channel
            restart(limit)
        }

        /// Closes the connection after that time, in place of the time before.
        func restart(_ limit: TimeAmount) {
            task?.cancel()
            guard let channel else { return }
            task = channel.eventLoop.scheduleTask(in: limit) { channel.close(promise: nil) }
        }

        func handlerRemoved(context: ChannelHandlerContext) {
            task?.cancel()
            channel = nil
        }
    }

    extension TimeAmount {
        static func seconds(_ seconds: Double) -> TimeAmount { .nanoseconds(Int64(seconds * 1e9)) }
    }

#endif
