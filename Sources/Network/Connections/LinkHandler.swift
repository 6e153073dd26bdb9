internal import Security

@_implementationOnly import NIOCore

/// The end of the pipeline of a socket, which notifies the connection of events.
///
/// An accepted socket has events before the app starts its connection. They are retained, and at most what the socket's
/// buffer in the kernel contains.
final class LinkHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private enum Event {
        case open(sec_protocol_metadata_t?)
        case read(ByteBuffer)
        case inputEnd
        case failure(any Error)
        case close
    }

    private var retained: [Event] = []
    private var activation: (() -> Void)?

    weak var events: (any ConnectionLinkEvents)? {
        didSet {
            guard events != nil else { return }
            let events = retained
            retained = []
            for event in events { deliver(event) }
        }
    }

    /// Set for sockets without encryption, which are open from the beginning.
    func open() { deliver(.open(nil)) }

    private func deliver(_ event: Event) {
        guard let events else { return retained.append(event) }
        switch event {
        case .open(let security): events.linkDidOpen(security)
        case .read(let bytes): events.linkDidRead(bytes)
        case .inputEnd: events.linkInputDidEnd()
        case .failure(let error): events.linkDidFail(error)
        case .close: events.linkDidClose()
        }
    }

    /// Calls `body` once when the socket of the pipeline can read and write. Requests to read are lost before.
    func whenActive(_ body: @escaping () -> Void) { activation = body }

    func channelActive(context: ChannelHandlerContext) {
        activation?()
        activation = nil
    }

    func handlerRemoved(context: ChannelHandlerContext) { activation = nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { deliver(.read(unwrapInboundIn(data))) }

    func channelReadComplete(context: ChannelHandlerContext) { events?.linkDidEndRead() }

    func channelWritabilityChanged(context: ChannelHandlerContext) { events?.linkWritabilityDidChange() }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed: deliver(.inputEnd)
        case let security as sec_protocol_metadata_t: deliver(.open(security))
        default: break
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { deliver(.failure(error)) }

    func channelInactive(context: ChannelHandlerContext) { deliver(.close) }
}
