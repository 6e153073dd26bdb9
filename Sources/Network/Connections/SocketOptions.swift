internal import Foundation

@_implementationOnly import NIOCore

/// The options of sockets that parameters ask for.
struct SocketOptions {
    /// An option with a number as its value, as in `setsockopt`.
    struct Entry: Hashable {
        let level: CInt
        let name: CInt
        let value: Int
    }

    private(set) var entries: [Entry] = []
    private let isVersion6: Bool

    /// - Parameter isVersion6: Whether the socket has an IPv6 address.
    init(_ settings: ConnectionSettings, isVersion6: Bool) {
        self.isVersion6 = isVersion6
        if settings.values.allowLocalEndpointReuse {
            add(SOL_SOCKET, SO_REUSEADDR, 1)
            add(SOL_SOCKET, SO_REUSEPORT, 1)
        }
        addPacketOptions(settings, isVersion6: isVersion6)
        switch settings.transport {
        case .stream(let options): addStreamOptions(options)
        case .datagrams(let preferNoChecksum): if preferNoChecksum { add(SOL_SOCKET, Self.noChecksum, 1) }
        case nil: break
        }
    }

    private mutating func add(_ level: CInt, _ name: CInt, _ value: Int) {
        // The system has numbers of 32 bits.
        entries.append(Entry(level: level, name: name, value: Int(Int32(clamping: value))))
    }

    /// `SO_NO_CHECK` of `asm-generic/socket.h`.
    private static let noChecksum: CInt = 11

    private mutating func addPacketOptions(_ settings: ConnectionSettings, isVersion6: Bool) {
        let level = isVersion6 ? CInt(IPPROTO_IPV6) : CInt(IPPROTO_IP)
        let ip = settings.ip
        if ip.hopLimit > 0 { add(level, isVersion6 ? IPV6_UNICAST_HOPS : IP_TTL, Int(ip.hopLimit)) }
        if ip.disableFragmentation {
            add(level, isVersion6 ? IPV6_MTU_DISCOVER : IP_MTU_DISCOVER, Int(isVersion6 ? IPV6_PMTUDISC_DO : IP_PMTUDISC_DO))
        }
        if ip.disableMulticastLoopback { add(level, isVersion6 ? IPV6_MULTICAST_LOOP : IP_MULTICAST_LOOP, 0) }
        let class_ = settings.values.serviceClass.trafficClass
        if class_ != 0 { add(level, isVersion6 ? IPV6_TCLASS : IP_TOS, class_) }
    }

    private mutating func addStreamOptions(_ options: NWProtocolTCP.Values) {
        let level = CInt(IPPROTO_TCP)
        // Swift NIO disables Nagle's algorithm, which is the opposite of Apple's default.
        add(level, CInt(TCP_NODELAY), options.noDelay ? 1 : 0)
        if options.noPush { add(level, CInt(TCP_CORK), 1) }
        if options.maximumSegmentSize > 0 { add(level, CInt(TCP_MAXSEG), options.maximumSegmentSize) }
        let dropTime = options.connectionDropTime.multipliedReportingOverflow(by: 1000)
        if options.connectionDropTime > 0 { add(level, CInt(TCP_USER_TIMEOUT), dropTime.overflow ? .max : dropTime.partialValue) }
        guard options.enableKeepalive else { return }
        add(SOL_SOCKET, SO_KEEPALIVE, 1)
        if options.keepaliveCount > 0 { add(level, CInt(TCP_KEEPCNT), options.keepaliveCount) }
        if options.keepaliveIdle > 0 { add(level, CInt(TCP_KEEPIDLE), options.keepaliveIdle) }
        if options.keepaliveInterval > 0 { add(level, CInt(TCP_KEEPINTVL), options.keepaliveInterval) }
    }

    /// Sets the options of a socket that has just been created.
    ///
    /// - Parameter interface: The name of the only interface that the socket may use; `nil` for any.
    func set(on channel: any Channel, interface: String? = nil) -> EventLoopFuture<Void> {
        var futures = entries.map { entry in
            channel.setOption(
                ChannelOptions.Types.SocketOption(level: .init(rawValue: entry.level), name: .init(rawValue: entry.name)),
                value: entry.value)
        }
        if let interface { futures.append(Self.bind(channel, interface)) }
        return EventLoopFuture.andAllSucceed(futures, on: channel.eventLoop)
    }

    /// Sets the options of a listener's socket.
    ///
    /// - Parameter isOnlyVersion6: Whether an IPv6 socket does not accept IPv4.
    func setForListening(on channel: any Channel, isOnlyVersion6: Bool) -> EventLoopFuture<Void> {
        let only = ChannelOptions.Types.SocketOption(level: .init(rawValue: CInt(IPPROTO_IPV6)), name: .init(rawValue: IPV6_V6ONLY))
        let future = isVersion6 ? channel.setOption(only, value: isOnlyVersion6 ? 1 : 0) : channel.eventLoop.makeSucceededVoidFuture()
        return future.flatMap { set(on: channel) }
    }

    /// Binds a socket to an interface with `SO_BINDTODEVICE`, whose value is a name of at most 15 bytes.
    private static func bind(_ channel: any Channel, _ interface: String) -> EventLoopFuture<Void> {
        guard let provider = channel as? any SocketOptionProvider, interface.utf8.count < 16 else {
            return channel.eventLoop.makeFailedFuture(NWError.posix(.ENODEV))
        }
        var name: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &name) { $0.copyBytes(from: interface.utf8) }
        return provider.unsafeSetSocketOption(level: .init(rawValue: SOL_SOCKET), name: .init(rawValue: SO_BINDTODEVICE), value: name)
    }
}

extension NWParameters.ServiceClass {
    /// The traffic class of packets, whose upper six bits are the differentiated services code point (RFC 4594).
    var trafficClass: Int {
        switch self {
        case .bestEffort: 0
        case .background: 0x20
        case .interactiveVideo: 0x88
        case .interactiveVoice: 0xB8
        case .responsiveData: 0x48
        case .signaling: 0xA0
        }
    }
}
