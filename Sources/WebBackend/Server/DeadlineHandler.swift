#if Web || WindowAndWeb

    import NIOCore

    /// Closes a connection whose request and response take too long.
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

        /// Replaces the time limit.
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
