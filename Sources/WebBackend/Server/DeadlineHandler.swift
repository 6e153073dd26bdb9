#if Web || WindowAndWeb

    import NIOCore

    /// Closes a connection that takes too long to ask and be answered.
    final class DeadlineHandler: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = Any

        private let limit: TimeAmount
        private var task: Scheduled<Void>?

        init(limit: TimeAmount) {
            self.limit = limit
        }

        func handlerAdded(context: ChannelHandlerContext) {
            let channel = context.channel
            task = context.eventLoop.scheduleTask(in: limit) { channel.close(promise: nil) }
        }

        func handlerRemoved(context: ChannelHandlerContext) {
            task?.cancel()
        }
    }

    extension TimeAmount {
        static func seconds(_ seconds: Double) -> TimeAmount { .nanoseconds(Int64(seconds * 1e9)) }
    }

#endif
