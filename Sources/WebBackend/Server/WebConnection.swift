#if Web || WindowAndWeb

    import NIOCore
    import NIOWebSocket
    import Synchronization

    /// A connected page, as the main actor knows it: something to write to.
    struct WebConnection: Sendable {
        /// Unique in the server's life.
        let id: Int
        private let channel: any Channel
        private let outbox = Outbox()

        /// The bytes that were sent and that the network has not taken yet.
        private final class Outbox: Sendable {
            let bytes = Atomic(0)
        }

        init(id: Int, channel: any Channel) {
            self.id = id
            self.channel = channel
        }

        /// Whether the network has taken everything that was sent: a page can only have read what is sent.
        var isSent: Bool { outbox.bytes.load(ordering: .acquiring) == 0 }

        func buffer(capacity: Int) -> ByteBuffer { channel.allocator.buffer(capacity: capacity) }

        func send(_ buffer: ByteBuffer, as opcode: WebSocketOpcode) {
            let (count, outbox) = (buffer.readableBytes, self.outbox)
            outbox.bytes.add(count, ordering: .relaxed)
            channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: buffer)).whenComplete { _ in
                outbox.bytes.subtract(count, ordering: .releasing)
            }
        }

        func cut() { channel.close(promise: nil) }

        /// Says goodbye with a code of RFC 6455, 7.4, or one of ours from 4000 on. The page answers, upon which the line ends;
        /// one that does not answer has a second for it.
        ///
        /// - Returns: what is fulfilled when the network has taken the goodbye.
        @discardableResult func close(_ code: WebSocketErrorCode) -> EventLoopFuture<Void> {
            let channel = channel
            channel.eventLoop.scheduleTask(in: Self.farewell) { channel.close(promise: nil) }
            return channel.writeAndFlush(WebSocketFrame.goodbye(code, channel.allocator))
        }

        /// How long a page may take to answer a goodbye. Closing at once could lose it: what the page has sent meanwhile would
        /// make the network drop what is under way.
        static let farewell = TimeAmount.milliseconds(1000)
    }

    extension WebSocketFrame {
        static func goodbye(_ code: WebSocketErrorCode, _ allocator: ByteBufferAllocator) -> WebSocketFrame {
            var data = allocator.buffer(capacity: 2)
            data.write(webSocketErrorCode: code)
            return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        }
    }

    extension WebSocketErrorCode {
        /// The application has ended: there is nothing to reconnect to.
        static let ended = WebSocketErrorCode(codeNumber: 4000)
        /// The application is shown by another page now.
        static let takenOver = WebSocketErrorCode(codeNumber: 4001)
    }

#endif
