internal import Foundation
internal import LibSSL
internal import Security

@_implementationOnly import NIOCore
@_implementationOnly import NIOPosix

/// A socket as the transport of a connection.
final class ChannelLink: ConnectionLink {
    private let channel: any Channel
    private let handler: LinkHandler
    private let encryption: TLSHandler?
    private let isStream: Bool

    /// Adds the handlers of a connection to the pipeline of a new socket. Call it on the socket's thread.
    ///
    /// - Parameters:
    ///   - configuration: The settings of the encryption; `nil` for none.
    ///   - peer: The peer of a socket for messages; `nil` for a stream.
    /// - Throws: `TLSFailure` for settings that are not usable.
    init(_ channel: any Channel, _ configuration: TLSConfiguration?, peer: SocketAddress? = nil) throws {
        self.channel = channel
        isStream = peer == nil
        handler = LinkHandler()
        encryption = try configuration.map { try TLSHandler($0) }
        let pipeline = channel.pipeline.syncOperations
        if let peer { try pipeline.addHandler(EnvelopeHandler(peer)) }
        if let encryption { try pipeline.addHandler(encryption) }
        try pipeline.addHandler(handler)
    }

    var events: (any ConnectionLinkEvents)? {
        get { handler.events }
        set { handler.events = newValue }
    }

    /// Calls `body` once when the socket of a new link can read and write.
    func whenActive(_ body: @escaping () -> Void) { handler.whenActive(body) }

    var isWritable: Bool { channel.isWritable }
    var local: NWEndpoint? { channel.localAddress?.endpoint }
    var remote: NWEndpoint? { channel.remoteAddress?.endpoint }

    func open() {
        if let encryption { encryption.open() } else { handler.open() }
    }

    func write(_ bytes: ByteBuffer, _ promise: EventLoopPromise<Void>?) {
        channel.pipeline.syncOperations.write(NIOAny(bytes), promise: promise)
    }

    func flush() { channel.pipeline.syncOperations.flush() }

    func read() { channel.pipeline.syncOperations.read() }

    func closeOutput() { channel.close(mode: .output, promise: nil) }

    func close(isAbort: Bool) -> EventLoopFuture<Void> {
        if isAbort, isStream {
            // A socket that lingers for 0 seconds sends a reset.
            _ = (channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0))
        }
        channel.close(promise: nil)
        return channel.closeFuture
    }

    func maximumDatagramSize() -> EventLoopFuture<Int> {
        guard !isStream, let address = channel.remoteAddress else { return channel.eventLoop.makeSucceededFuture(0) }
        return DatagramSize.maximum(channel, address)
    }
}
