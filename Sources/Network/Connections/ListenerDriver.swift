internal import Foundation
internal import LibSSL
internal import SystemServices

@_implementationOnly import NIOCore
@_implementationOnly import NIOPosix

/// The socket of a listener, on one thread of the network.
final class ListenerDriver {
    private enum Phase {
        case setup, waiting, binding, ready, failed, cancelled
    }

    private let loop: any EventLoop
    private let settings: ConnectionSettings
    private let port: NWEndpoint.Port
    private let core: ListenerCore
    private var phase = Phase.setup
    private var channel: (any Channel)?
    private var gate: AcceptGate?
    private var flows: DatagramFlows?
    /// The observation retains the driver until the end of the listener.
    private var observation: NetworkObservation?

    init(_ loop: any EventLoop, _ settings: ConnectionSettings, _ port: NWEndpoint.Port, _ core: ListenerCore) {
        self.loop = loop
        self.settings = settings
        self.port = port
        self.core = core
    }

    func start() {
        guard core.values.withLock({ $0.connectionHandler != nil }) else { return fail(.posix(.EINVAL)) }
        let box = NIOLoopBound(self, eventLoop: loop)
        observation = NetworkObservation { [loop] in loop.execute { box.value.networkDidChange() } }
        phase = .waiting
        guard isAllowed else { return core.deliver(.waiting(.posix(.ENETDOWN))) }
        bind(addresses)
    }

    private var isAllowed: Bool { observation?.service.isTurnedOff == false }

    private func networkDidChange() {
        if phase == .waiting, isAllowed { bind(addresses) }
    }

    /// The addresses to listen on. The next one is used if the system does not know an address.
    private var addresses: ArraySlice<SocketAddress> {
        let required = settings.values.requiredLocalEndpoint
        if case .hostPort(let host, _) = required, let address = SocketAddress(.hostPort(host: host, port: port)) { return [address] }
        if case .unix = required { return [required.flatMap { SocketAddress($0) }].compactMap { $0 }[...] }
        let isLoopback = settings.values.requiredInterfaceType == .loopback
        let any6 = (isLoopback ? IPv6Address.loopback : .any).rawValue, any4 = (isLoopback ? IPv4Address.loopback : .any).rawValue
        let version6 = settings.ip.version == .v4 ? nil : SocketAddress(bytes: [UInt8](any6), port: port.rawValue)
        let version4 = settings.ip.version == .v6 ? nil : SocketAddress(bytes: [UInt8](any4), port: port.rawValue)
        // A socket for any IPv6 address also accepts IPv4. A socket for the loopback address does not.
        return (isLoopback ? [version4, version6] : [version6, version4]).compactMap { $0 }[...]
    }

    private func bind(_ addresses: ArraySlice<SocketAddress>) {
        guard let address = addresses.first else { return fail(.posix(.EADDRNOTAVAIL)) }
        phase = .binding
        let box = NIOLoopBound(self, eventLoop: loop)
        let rest = addresses.dropFirst()
        (settings.isStream ? bindStream(address) : bindDatagrams(address)).whenComplete { result in
            let driver = box.value
            switch result {
            case .success(let channel): driver.becomeReady(channel)
            case .failure(let error):
                let error = NWError(error)
                let isUnknown = error == .posix(.EAFNOSUPPORT) || error == .posix(.EADDRNOTAVAIL)
                isUnknown && !rest.isEmpty ? driver.bind(rest) : driver.fail(error)
            }
        }
    }

    private func bindStream(_ address: SocketAddress) -> EventLoopFuture<any Channel> {
        let options = SocketOptions(settings, isVersion6: address.protocol == .inet6)
        let gate = AcceptGate(core, observation?.service, settings.values.acceptLocalOnly)
        self.gate = gate
        let (settings, gateBox) = (settings, NIOLoopBound(gate, eventLoop: loop))
        let isOnlyVersion6 = settings.ip.version == .v6
        return ServerBootstrap(group: loop, childGroup: NetworkThreads.group)
            .serverChannelInitializer { channel in
                options.setForListening(on: channel, isOnlyVersion6: isOnlyVersion6).flatMapThrowing {
                    try channel.pipeline.syncOperations.addHandler(gateBox.value)
                }
            }
            .serverChannelOption(.autoRead, value: false).serverChannelOption(.maxMessagesPerRead, value: 1)
            .serverChannelOption(.backlog, value: Self.backlog)
            .childChannelOption(.autoRead, value: false).childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.writeBufferWaterMark, value: ConnectionOutput.waterMark)
            .childChannelInitializer { [core] channel in Self.prepare(channel, settings, core) }
            .bind(to: address)
    }

    /// The number of connections that the system accepts before the app does.
    private static let backlog: Int32 = 1024

    /// Prepares an accepted socket on its thread, and passes its connection to the app.
    private static func prepare(_ channel: any Channel, _ settings: ConnectionSettings, _ core: ListenerCore) -> EventLoopFuture<Void> {
        let options = SocketOptions(settings, isVersion6: channel.localAddress?.protocol == .inet6)
        return options.set(on: channel).flatMapThrowing {
            let link = try ChannelLink(channel, settings.tlsConfiguration(.server, host: nil))
            let endpoint = link.remote ?? .hostPort(host: .ipv4(.any), port: .any)
            link.whenActive { core.deliver(AcceptedLink(link, channel.eventLoop), from: endpoint) }
        }
    }

    private func bindDatagrams(_ address: SocketAddress) -> EventLoopFuture<any Channel> {
        let options = SocketOptions(settings, isVersion6: address.protocol == .inet6)
        let flows = DatagramFlows(core, observation?.service, settings.values.acceptLocalOnly)
        self.flows = flows
        let flowsBox = NIOLoopBound(flows, eventLoop: loop)
        let isOnlyVersion6 = settings.ip.version == .v6
        return DatagramBootstrap(group: loop)
            .channelInitializer { channel in
                options.setForListening(on: channel, isOnlyVersion6: isOnlyVersion6).flatMapThrowing {
                    try channel.pipeline.syncOperations.addHandler(flowsBox.value)
                }
            }
            .channelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: DatagramSize.bufferSize))
            .bind(to: address)
    }

    private func becomeReady(_ channel: any Channel) {
        guard phase == .binding else { return channel.close(promise: nil) }
        phase = .ready
        self.channel = channel
        gate?.open(channel)
        let number = NWEndpoint.Port(rawValue: UInt16(clamping: channel.localAddress?.port ?? 0))
        core.deliver(.ready, port: number)
    }

    func limitDidChange() { if let channel { gate?.open(channel) } }

    private func fail(_ error: NWError) {
        guard phase != .cancelled, phase != .failed else { return }
        phase = .failed
        endObservation()
        core.deliver(.failed(error))
    }

    func cancel() {
        guard phase != .cancelled else { return }
        phase = .cancelled
        endObservation()
        defer {
            channel = nil
            gate = nil
            flows = nil
        }
        guard let channel else { return core.deliver(.cancelled) }
        if let flows {
            // Connections that exist use the socket of the listener, which is closed after the last one.
            flows.end()
            guard flows.isEmpty else { return core.deliver(.cancelled) }
        } else {
            channel.close(promise: nil)
        }
        channel.closeFuture.whenComplete { [core] _ in core.deliver(.cancelled) }
    }

    private func endObservation() {
        observation?.cancel()
        observation = nil
    }
}
