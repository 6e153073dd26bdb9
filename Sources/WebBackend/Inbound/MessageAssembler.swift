#if Web || WindowAndWeb

    import NIOCore
    import NIOWebSocket

    /// Assembles messages from WebSocket fragments, and rejects frames that our page never sends.
    ///
    /// See RFC 6455, sections 5.4 (fragments), 5.5 (control frames) and 7.4.1 (codes).
    package struct MessageAssembler {
        package enum Step: Equatable {
            case nothing
            case message(ByteBuffer)
            case ping(ByteBuffer)
            case close
            case reject(WebSocketErrorCode)
        }

        private let maximumBytes: Int
        private let maximumFragments: Int
        private var pending: ByteBuffer?
        private var fragments = 0

        package init(limits: WebLimits) {
            maximumBytes = limits.messageBytes
            maximumFragments = limits.fragments
        }

        package mutating func consume(_ frame: WebSocketFrame) -> Step {
            // Browsers mask their frames, and no extension was negotiated.
            guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return .reject(.protocolError) }
            switch frame.opcode {
            case .text: return begin(frame)
            case .continuation: return continueMessage(with: frame)
            case .ping: return .ping(frame.unmaskedData)
            case .pong: return .nothing
            case .connectionClose: return .close
            case .binary: return .reject(.unacceptableData)
            default: return .reject(.protocolError)
            }
        }

        private mutating func begin(_ frame: WebSocketFrame) -> Step {
            guard pending == nil else { return .reject(.protocolError) }
            guard frame.length <= maximumBytes else { return .reject(.messageTooLarge) }
            if frame.fin { return .message(frame.unmaskedData) }
            pending = frame.unmaskedData
            fragments = 1
            return .nothing
        }

        private mutating func continueMessage(with frame: WebSocketFrame) -> Step {
            guard var message = pending else { return .reject(.protocolError) }
            fragments += 1
            guard fragments <= maximumFragments else { return .reject(.policyViolation) }
            guard message.readableBytes + frame.length <= maximumBytes else { return .reject(.messageTooLarge) }
            // Releases the old value first, so that appending does not copy its bytes.
            pending = nil
            var data = frame.unmaskedData
            message.writeBuffer(&data)
            if frame.fin { return .message(message) }
            pending = message
            return .nothing
        }
    }

#endif
