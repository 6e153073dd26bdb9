internal import Foundation
internal import SystemServices

@_implementationOnly import NIOCore
@_implementationOnly import NIOPosix

/// An attempt to connect a socket to one of the addresses of an endpoint.
///
/// 1. The name of a host is resolved to addresses on a thread that may wait.
/// 2. The addresses are tried in order. The next one is tried when an earlier one fails, or after 250 ms ("Happy
///    Eyeballs", RFC 8305).
/// 3. The first socket that connects is the result, and the others are closed. If all fail, the last error is the
///    result.
final class ConnectionAttempt {
    typealias Connection = (channel: any Channel, peer: SocketAddress)

    /// The delay before the next address is tried: https://www.rfc-editor.org/rfc/rfc8305#section-5.
    private static let delay = TimeAmount.milliseconds(250)
    /// The default of Apple's systems, in seconds.
    private static let defaultTimeout = 75

    private let loop: any EventLoop
    private let target: ConnectionTarget
    private let settings: ConnectionSettings
    private let network: NetworkService
    private var completion: ((Result<Connection, NWError>) -> Void)?
    private var addresses = CircularBuffer<SocketAddress>()
    /// The number of the attempt for each address that is being tried, oldest first.
    private var pending: [Int] = []
    private var nextNumber = 0
    private var timer: Scheduled<Void>?

    init(_ loop: any EventLoop, _ target: ConnectionTarget, _ settings: ConnectionSettings, _ network: NetworkService) {
        self.loop = loop
        self.target = target
        self.settings = settings
        self.network = network
    }

    /// Calls `completion` once on the thread of the attempt, unless the attempt is cancelled.
    func start(_ completion: @escaping (Result<Connection, NWError>) -> Void) {
        self.completion = completion
        switch target {
        case .none: finish(.failure(.dns(DNSErrors.noSuchRecord)))
        case .address(let endpoint): tryAll([SocketAddress(endpoint)].compactMap { $0 })
        case .name(let name, let port):
            let box = NIOLoopBound(self, eventLoop: loop)
            NIOThreadPool.singleton.runIfActive(eventLoop: loop) { [network] in network.addresses(of: name) }.whenComplete { result in
                let found = (try? result.get()) ?? []
                box.value.tryAll(found.compactMap { SocketAddress(bytes: $0, port: port) })
            }
        }
    }

    /// Ends the attempt without a result.
    func cancel() {
        completion = nil
        timer?.cancel()
        pending = []
        addresses.removeAll()
    }

    /// Ends the oldest attempt for one address, and tries the next address.
    func skip() {
        guard completion != nil, !pending.isEmpty else { return }
        fail(pending[0], .posix(.ECANCELED))
    }

    private func finish(_ result: Result<Connection, NWError>) {
        let completion = completion
        cancel()
        completion?(result)
    }

    private func tryAll(_ found: [SocketAddress]) {
        let allowed = found.filter { address in
            switch settings.ip.version {
            case .any: true
            case .v4: address.protocol != .inet6
            case .v6: address.protocol != .inet
            }
        }
        guard !allowed.isEmpty else { return finish(.failure(.dns(DNSErrors.noSuchRecord))) }
        addresses.append(contentsOf: allowed)
        tryNext()
    }

    private func tryNext() {
        timer?.cancel()
        guard completion != nil, let address = addresses.popFirst() else { return }
        nextNumber += 1
        let number = nextNumber
        pending.append(number)
        let box = NIOLoopBound(self, eventLoop: loop)
        connect(address).whenComplete { result in
            switch result {
            case .success(let channel): box.value.succeed(number, (channel, address))
            case .failure(let error): box.value.fail(number, NWError(error))
            }
        }
        if !addresses.isEmpty { timer = loop.scheduleTask(in: Self.delay) { box.value.tryNext() } }
    }

    private func succeed(_ number: Int, _ connection: Connection) {
        guard completion != nil, pending.contains(number) else { return connection.channel.close(promise: nil) }
        finish(.success(connection))
    }

    private func fail(_ number: Int, _ error: NWError) {
        guard completion != nil, let index = pending.firstIndex(of: number) else { return }
        pending.remove(at: index)
        if addresses.isEmpty && pending.isEmpty { finish(.failure(error)) } else { tryNext() }
    }

    private func connect(_ address: SocketAddress) -> EventLoopFuture<any Channel> {
        let options = SocketOptions(settings, isVersion6: address.protocol == .inet6)
        let interface = NetworkRequirements(settings.values).boundInterface(target, network.current)
        let initializer: @Sendable (any Channel) -> EventLoopFuture<Void> = { channel in
            options.set(on: channel, interface: interface)
        }
        let local = settings.values.requiredLocalEndpoint.flatMap { SocketAddress($0, like: address) }
        guard case .stream(let values) = settings.transport else {
            let bootstrap = DatagramBootstrap(group: loop).channelInitializer(initializer).channelOption(.autoRead, value: false)
                .channelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: DatagramSize.bufferSize))
            guard let local else { return bootstrap.connect(to: address) }
            return bootstrap.bind(to: local).flatMap { channel in channel.connect(to: address).map { channel } }
        }
        let timeout = values.connectionTimeout > 0 ? values.connectionTimeout : Self.defaultTimeout
        let bootstrap = ClientBootstrap(group: loop).channelInitializer(initializer).connectTimeout(
            .seconds(Int64(Int32(clamping: timeout)))
        )
        .channelOption(.autoRead, value: false).channelOption(.allowRemoteHalfClosure, value: true)
        .channelOption(.writeBufferWaterMark, value: ConnectionOutput.waterMark)
        return (local.map { bootstrap.bind(to: $0) } ?? bootstrap).connect(to: address)
    }
}
