#if Web || WindowAndWeb

    import Foundation
    import NIOCore
    import NIOWebSocket
    import Platform

    /// The connection of a page on the network's thread. The handler reads messages, enforces the limits, and posts
    /// valid messages.
    final class SocketHandler: ChannelDuplexHandler {
        typealias InboundIn = WebSocketFrame
        typealias OutboundIn = WebSocketFrame
        typealias OutboundOut = WebSocketFrame

        private let id: Int
        private let inbox: WebInbox
        private let limits: WebLimits
        private var assembler: MessageAssembler
        private var rate: FrameRateLimiter
        private let decoder = JSONDecoder()
        private var watchdog: Scheduled<Void>?
        private var hasReportedDisplay = false
        private var isAwaitingPong = false
        private var isClosing = false
        private var hasSentClosingFrame = false

        init(id: Int, inbox: WebInbox, limits: WebLimits) {
            self.id = id
            self.inbox = inbox
            self.limits = limits
            assembler = MessageAssembler(limits: limits)
            rate = FrameRateLimiter(perSecond: limits.framesPerSecond)
        }

        func handlerAdded(context: ChannelHandlerContext) {
            _ = inbox.post(.connected(WebConnection(id: id, channel: context.channel)))
            watch(context, after: limits.handshake)
        }

        /// Writes a frame. Nothing may be written after a closing frame.
        func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
            guard !hasSentClosingFrame else {
                promise?.fail(ChannelError.outputClosed)
                return
            }
            hasSentClosingFrame = unwrapOutboundIn(data).opcode == .connectionClose
            context.write(data, promise: promise)
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            guard !isClosing else { return }
            guard rate.allows(now: RealTimeClock.uptime) else { return reject(.policyViolation, context) }
            if hasReportedDisplay { didReceive(context) }
            switch assembler.consume(unwrapInboundIn(data)) {
            case .nothing: break
            case .message(let bytes): receive(bytes, context)
            case .ping(let data):
                // A page that does not read receives no pongs, which would accumulate in memory.
                guard context.channel.isWritable else { break }
                context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: data)), promise: nil)
            case .close where hasSentClosingFrame: context.close(promise: nil)
            case .close: reject(.normalClosure, context)
            case .reject(let code): reject(code, context)
            }
        }

        func channelInactive(context: ChannelHandlerContext) {
            watchdog?.cancel()
            _ = inbox.post(.disconnected(id))
            context.fireChannelInactive()
        }

        /// Stops reading. A preceding handler of NIO responds to errors of the WebSocket protocol and closes the
        /// connection; any other error closes the connection here.
        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            isClosing = true
            if !(error is NIOWebSocketError) { context.close(promise: nil) }
        }

        private func receive(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
            let data = Data(bytes.readableBytesView)
            guard let message = try? decoder.decode(PageMessage.self, from: data) else {
                return reject(.dataInconsistentWithMessage, context)
            }
            if case .display = message, !hasReportedDisplay {
                hasReportedDisplay = true
                didReceive(context)
            }
            guard hasReportedDisplay else { return reject(.policyViolation, context) }
            let isAccepted = inbox.post(.message(message, connection: id, arrival: RealTimeClock.uptime), bytes: data.count)
            if !isAccepted { reject(.policyViolation, context) }
        }

        private func reject(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
            isClosing = true
            let channel = context.channel
            context.writeAndFlush(wrapOutboundOut(.closing(code, channel.allocator))).whenComplete { _ in channel.close(promise: nil) }
        }

        // MARK: - Keep-alive

        private func didReceive(_ context: ChannelHandlerContext) {
            isAwaitingPong = false
            watch(context, after: limits.idleTimeout)
        }

        private func watch(_ context: ChannelHandlerContext, after seconds: TimeInterval) {
            watchdog?.cancel()
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            watchdog = context.eventLoop.scheduleTask(in: .seconds(seconds)) {
                let (handler, context) = bound.value
                handler.handleIdleTimeout(context)
            }
        }

        private func handleIdleTimeout(_ context: ChannelHandlerContext) {
            guard hasReportedDisplay, !isAwaitingPong else { return context.close(promise: nil) }
            isAwaitingPong = true
            context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())), promise: nil)
            watch(context, after: limits.idleTimeout)
        }
    }

#endif
