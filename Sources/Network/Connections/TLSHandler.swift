internal import LibSSL
internal import Security

@_implementationOnly import NIOCore

/// Encrypts and decrypts the bytes of a stream. Passes on the results of the handshake as an event of the pipeline.
final class TLSHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private enum Phase {
        case idle, handshake, open, ended
    }

    /// The maximum size of a record: https://www.rfc-editor.org/rfc/rfc8446#section-5.1.
    private static let recordSize = 16 << 10

    private let session: TLSSession
    private var phase = Phase.idle
    private var hasInputEnded = false
    private var context: ChannelHandlerContext?

    /// - Throws: `TLSFailure` for settings that are not usable.
    init(_ configuration: TLSConfiguration) throws {
        session = try TLSSession(configuration)
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    /// Starts the handshake.
    func open() {
        guard phase == .idle, let context else { return }
        phase = .handshake
        advanceHandshake(context)
        if phase == .handshake { hasInputEnded ? fail(TLSFailure.truncated, context) : context.read() }
    }

    private func advanceHandshake(_ context: ChannelHandlerContext) {
        do {
            let isComplete = try session.handshake()
            send(context, nil)
            context.flush()
            guard isComplete else { return }
            phase = .open
            context.fireUserInboundEventTriggered(
                OS_sec_protocol_metadata(
                    version: session.version, cipherSuite: session.cipherSuite, applicationProtocol: session.applicationProtocol,
                    serverName: session.announcedServerName, peerCertificates: session.peerCertificates))
            decrypt(context)
        } catch {
            fail(error, context)
        }
    }

    private func fail(_ error: any Error, _ context: ChannelHandlerContext) {
        guard phase != .ended else { return }
        phase = .ended
        // The alert with the reason is sent before the owner closes the socket.
        send(context, nil)
        context.flush()
        context.fireErrorCaught(error)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        unwrapInboundIn(data).withUnsafeReadableBytes { session.receive($0) }
        if phase == .handshake {
            advanceHandshake(context)
        } else if phase == .open {
            decrypt(context)
        }
    }

    private func decrypt(_ context: ChannelHandlerContext) {
        while phase == .open {
            var bytes = context.channel.allocator.buffer(capacity: Self.recordSize)
            do {
                var result = TLSSession.ReadResult.needsInput
                try bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: Self.recordSize) { buffer in
                    result = try session.read(buffer)
                    if case .bytes(let count) = result { return count }
                    return 0
                }
                switch result {
                case .bytes: context.fireChannelRead(wrapInboundOut(bytes))
                case .needsInput: return flushOutput(context)
                case .ended: return endInput(context)
                }
            } catch {
                fail(error, context)
            }
        }
    }

    /// Sends answers of the session, such as new keys.
    private func flushOutput(_ context: ChannelHandlerContext) {
        guard session.outputCount > 0 else { return }
        send(context, nil)
        context.flush()
    }

    private func endInput(_ context: ChannelHandlerContext) {
        guard !hasInputEnded else { return }
        hasInputEnded = true
        context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if phase == .handshake { context.read() }
        context.fireChannelReadComplete()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard case ChannelEvent.inputClosed = event else { return context.fireUserInboundEventTriggered(event) }
        checkEnd(context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        checkEnd(context)
        context.fireChannelInactive()
    }

    /// Checks that the peer has ended the session before the stream.
    private func checkEnd(_ context: ChannelHandlerContext) {
        // The end of the stream without the closing alert may be the work of an attacker.
        guard !hasInputEnded else { return }
        session.receiveEnd()
        switch phase {
        case .idle: hasInputEnded = true
        case .handshake: fail(TLSFailure.truncated, context)
        case .open: decrypt(context)
        case .ended: break
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        do {
            try unwrapOutboundIn(data).withUnsafeReadableBytes { try session.write($0) }
            send(context, promise)
        } catch {
            promise?.fail(error)
            fail(error, context)
        }
    }

    /// Writes the output of the session.
    private func send(_ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
        let count = session.outputCount
        guard count > 0 || promise != nil else { return }
        var bytes = context.channel.allocator.buffer(capacity: count)
        while session.outputCount > 0 {
            bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: session.outputCount) { session.output($0) }
        }
        context.write(wrapOutboundOut(bytes), promise: promise)
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        guard mode != .input, phase != .ended else { return context.close(mode: mode, promise: promise) }
        session.close()
        if mode == .all {
            phase = .ended
            flushOutput(context)
            return context.close(mode: mode, promise: promise)
        }
        // The socket would drop the alert if it were closed during a write, or before it accepts the alert.
        let sent = context.eventLoop.makePromise(of: Void.self)
        let box = NIOLoopBound(context, eventLoop: context.eventLoop)
        sent.futureResult.whenComplete { _ in box.value.close(mode: mode, promise: promise) }
        send(context, sent)
        context.flush()
    }
}
