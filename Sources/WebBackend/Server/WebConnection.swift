#if Web || WindowAndWeb

    import NIOCore
    import NIOWebSocket
    import Synchronization

    /// The main actor's handle of a connected page.
    struct WebConnection: Sendable {
        /// The identifier, unique during the lifetime of the server.
        let id: Int
        private let channel: any Channel
        private let outbox = Outbox()

        /// The number of bytes that were sent and that the network has not accepted yet.
        private final class Outbox: Sendable {
            let bytes = Atomic(0)
        }

        init(id: Int, channel: any Channel) {
            self.id = id
            self.channel = channel
        }

        /// Whether the network has accepted everything. Until then, the page cannot have read all messages.
        var isSent: Bool { outbox.bytes.load(ordering: .acquiring) == 0 }

        func buffer(capacity: Int) -> ByteBuffer { channel.allocator.buffer(capacity: capacity) }

        func send(_ buffer: ByteBuffer, as opcode: WebSocketOpcode) {
            let (count, outbox) = (buffer.readableBytes, self.outbox)
            outbox.bytes.add(count, ordering: .relaxed)
            channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: buffer)).whenComplete { _ in
                outbox.bytes.subtract(count, ordering: .releasing)
            }
        }

        func drop() { channel.close(promise: nil) }

        /// Sends a closing frame with a code of RFC 6455, section 7.4, or one of our codes from 4000 on. The
        /// connection ends after the page's response, or after one second.
        ///
        /// - Returns: A future that is fulfilled when the network has accepted the frame.
        @discardableResult func close(_ code: WebSocketErrorCode) -> EventLoopFuture<Void> {
            let channel = channel
            channel.eventLoop.scheduleTask(in: Self.closeTimeout) { channel.close(promise: nil) }
            return channel.writeAndFlush(WebSocketFrame.closing(code, channel.allocator))
        }

        /// The time in which a page can respond to a closing frame. Closing immediately could lose the frame, because
        /// the network drops pending data if there is unread data.
        static let closeTimeout = TimeAmount.milliseconds(1000)
    }

    extension WebSocketFrame {
        static func closing(_ code: WebSocketErrorCode, _ allocator: ByteBufferAllocator) -> WebSocketFrame {
            var data = allocator.buffer(capacity: 2)
            data.write(webSocketErrorCode: code)
            return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        }
    }

    extension WebSocketErrorCode {
        /// The application has ended, so the page does not reconnect.
        static let ended = WebSocketErrorCode(codeNumber: 4000)
        /// Another page displays the application now.
        static let superseded = WebSocketErrorCode(codeNumber: 4001)
    }

#endif
