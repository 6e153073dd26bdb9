internal import SystemServices

@_implementationOnly import NIOCore

/// Divides the messages of a listener's socket by remote endpoint, each of which has a connection.
final class DatagramFlows: ChannelInboundHandler {
    typealias InboundIn = AddressedEnvelope<ByteBuffer>

    private let core: ListenerCore
    private let network: NetworkService?
    private let isLocalOnly: Bool
    private var flows: [SocketAddress: DatagramFlow] = [:]
    private var context: ChannelHandlerContext?
    private var hasEnded = false

    init(_ core: ListenerCore, _ network: NetworkService?, _ isLocalOnly: Bool) {
        self.core = core
        self.network = network
        self.isLocalOnly = isLocalOnly
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let envelope = unwrapInboundIn(data)
        flow(envelope.remoteAddress, context.channel)?.add(envelope.data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        for flow in flows.values { flow.endRead() }
    }

    func channelInactive(context: ChannelHandlerContext) {
        for flow in flows.values { flow.events?.linkDidClose() }
        flows = [:]
    }

    // A peer that is gone causes an error, which does not identify the peer.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {}

    /// Returns the flow of a remote endpoint, and creates it; `nil` if the listener accepts no other one.
    private func flow(_ remote: SocketAddress, _ channel: any Channel) -> DatagramFlow? {
        if let flow = flows[remote] { return flow }
        guard !hasEnded, let endpoint = remote.endpoint, !isLocalOnly || AcceptGate.isLocal(remote, network), core.consumeLimit() else {
            return nil
        }
        let flow = DatagramFlow(channel, remote) { [weak self] in self?.remove(remote) }
        flows[remote] = flow
        core.deliver(AcceptedLink(flow, channel.eventLoop), from: endpoint)
        return flow
    }

    private func remove(_ remote: SocketAddress) {
        flows[remote] = nil
        closeIfUnused()
    }

    /// Whether no connection uses the socket.
    var isEmpty: Bool { flows.isEmpty }

    /// Creates no more flows. The socket is closed after the last flow.
    func end() {
        hasEnded = true
        closeIfUnused()
    }

    private func closeIfUnused() {
        if hasEnded, flows.isEmpty { context?.channel.close(promise: nil) }
    }
}

/// The messages of one remote endpoint, as the transport of a connection.
final class DatagramFlow: ConnectionLink {
    /// The maximum number of messages that wait for the app. More are dropped, as the kernel does.
    private static let limit = 1000

    private let channel: any Channel
    private let address: SocketAddress
    private let onClose: () -> Void
    private var waiting = CircularBuffer<ByteBuffer>()
    private var isReading = false
    weak var events: (any ConnectionLinkEvents)?

    init(_ channel: any Channel, _ address: SocketAddress, _ onClose: @escaping () -> Void) {
        self.channel = channel
        self.address = address
        self.onClose = onClose
    }

    var isWritable: Bool { channel.isWritable }
    var local: NWEndpoint? { channel.localAddress?.endpoint }
    var remote: NWEndpoint? { address.endpoint }

    func add(_ message: ByteBuffer) {
        guard waiting.count < Self.limit else { return }
        waiting.append(message)
    }

    /// Passes messages to the connection if it waits for them.
    func endRead() {
        guard isReading, let events, !waiting.isEmpty else { return }
        isReading = false
        while let message = waiting.popFirst() { events.linkDidRead(message) }
        events.linkDidEndRead()
    }

    func open() { events?.linkDidOpen(nil) }

    func read() {
        isReading = true
        endRead()
    }

    func write(_ bytes: ByteBuffer, _ promise: EventLoopPromise<Void>?) {
        channel.write(AddressedEnvelope(remoteAddress: address, data: bytes), promise: promise)
    }

    func flush() { channel.flush() }

    // A direction of messages has no end.
    func closeOutput() {}

    func close(isAbort: Bool) -> EventLoopFuture<Void> {
        waiting.removeAll()
        onClose()
        return channel.eventLoop.makeSucceededVoidFuture()
    }

    func maximumDatagramSize() -> EventLoopFuture<Int> { DatagramSize.maximum(channel, address) }
}
