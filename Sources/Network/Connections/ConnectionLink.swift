internal import Security

@_implementationOnly import NIOCore

/// The transport of a connection: a socket, or the part of a listener's socket that belongs to one peer.
///
/// A link belongs to one thread of the network.
protocol ConnectionLink: AnyObject {
    /// The receiver of events. Events that arrive earlier are retained for it.
    var events: (any ConnectionLinkEvents)? { get set }
    /// Whether the system accepts more bytes at present.
    var isWritable: Bool { get }
    var local: NWEndpoint? { get }
    var remote: NWEndpoint? { get }
    /// Starts the encryption, if there is one. ``ConnectionLinkEvents/linkDidOpen(_:)`` follows.
    func open()
    func write(_ bytes: ByteBuffer, _ promise: EventLoopPromise<Void>?)
    func flush()
    /// Requests one read. Without requests, nothing is read.
    func read()
    /// Ends the direction to the peer.
    func closeOutput()
    /// Closes the link.
    ///
    /// - Parameter isAbort: Whether the peer is to be notified by a reset.
    func close(isAbort: Bool) -> EventLoopFuture<Void>
    /// The maximum size of a message that is not fragmented, in bytes; 0 for a stream.
    func maximumDatagramSize() -> EventLoopFuture<Int>
}

/// The receiver of a link's events, on the link's thread.
protocol ConnectionLinkEvents: AnyObject {
    /// Called when the link can send, with the results of the encryption, if there is one.
    func linkDidOpen(_ security: sec_protocol_metadata_t?)
    func linkDidRead(_ bytes: ByteBuffer)
    /// Called after all bytes or messages of a read.
    func linkDidEndRead()
    /// Called when the peer sends no more.
    func linkInputDidEnd()
    func linkDidFail(_ error: any Error)
    /// Called when the link has been closed by either side.
    func linkDidClose()
    func linkWritabilityDidChange()
}
