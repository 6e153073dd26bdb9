internal import SystemServices

@_implementationOnly import NIOCore

/// Accepts streams one at a time, as long as the limit of the listener allows. Other streams wait in the kernel.
final class AcceptGate: ChannelInboundHandler {
    typealias InboundIn = any Channel
    typealias InboundOut = any Channel

    private let core: ListenerCore
    private let network: NetworkService?
    private let isLocalOnly: Bool
    /// Whether the next stream has been counted already.
    private var isAdmitted = false
    /// Whether an error has happened within the last tenth of a second.
    private var isPaused = false

    init(_ core: ListenerCore, _ network: NetworkService?, _ isLocalOnly: Bool) {
        self.core = core
        self.network = network
        self.isLocalOnly = isLocalOnly
    }

    /// Accepts the next stream if the limit allows.
    func open(_ channel: any Channel) {
        guard !isPaused else { return }
        if !isAdmitted { isAdmitted = core.consumeLimit() }
        if isAdmitted { channel.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let child = unwrapInboundIn(data)
        if isLocalOnly, !Self.isLocal(child.remoteAddress, network) { return child.close(promise: nil) }
        isAdmitted = false
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        open(context.channel)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // Without file descriptors, for example, the next stream is accepted when one is free. The socket stays
        // readable, therefore the loop would try again without a pause.
        pause(context.channel)
    }

    private func pause(_ channel: any Channel) {
        guard !isPaused else { return }
        isPaused = true
        // Turning off the option ends the pending read, if the option was on.
        try? channel.syncOptions?.setOption(.autoRead, value: true)
        try? channel.syncOptions?.setOption(.autoRead, value: false)
        let box = NIOLoopBound((self, channel), eventLoop: channel.eventLoop)
        channel.eventLoop.scheduleTask(in: .milliseconds(100)) {
            let (gate, channel) = box.value
            gate.isPaused = false
            if channel.isActive { gate.open(channel) }
        }
    }

    /// Whether an address is that of the device, or on one of its links.
    static func isLocal(_ address: SocketAddress?, _ network: NetworkService?) -> Bool {
        guard let address else { return false }
        // A path is one of the device.
        guard let bytes = address.bytes else { return true }
        switch network?.current.reach(bytes) {
        case .local, .direct: return true
        case .routed, .some(.none), nil: return false
        }
    }
}
