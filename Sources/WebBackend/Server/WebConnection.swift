#if Web || WindowAndWeb

    import NIOCore
    import NIOWebSocket

    /// A connected page, as the main actor knows it: something to write to.
    struct WebConnection: Sendable {
        /// Unique in the server's life.
        let id: Int
        private let channel: any Channel

        init(id: Int, channel: any Channel) {
            self.id = id
            self.channel = channel
        }

        func buffer(capacity: Int) -> ByteBuffer { channel.allocator.buffer(capacity: capacity) }

        func send(_ buffer: ByteBuffer, as opcode: WebSocketOpcode) {
            channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: buffer), promise: nil)
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
