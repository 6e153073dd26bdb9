internal import SystemServices

/// A snapshot of the path to the network: whether it can be used, and which interfaces it uses.
///
/// - Source: https://developer.apple.com/documentation/network/nwpath
public struct NWPath: Equatable, CustomDebugStringConvertible, Sendable {
    /// Whether the path can be used.
    public enum Status: Hashable, Sendable {
        /// Connections can be made.
        case satisfied
        /// No connection can be made.
        case unsatisfied
        /// An attempt to connect may establish the path, for example by a virtual private network.
        case requiresConnection
    }

    /// The reason why the path cannot be used.
    public enum UnsatisfiedReason: Hashable, Sendable {
        /// No network is there.
        case notAvailable
        /// The person denies the app mobile data.
        case cellularDenied
        /// The person denies the app Wi-Fi.
        case wifiDenied
        /// The person denies the app the local network.
        case localNetworkDenied
        /// A virtual private network that the path requires is not active.
        case vpnInactive
    }

    /// Whether the path can be used.
    public let status: Status
    /// The reason why the path cannot be used; `.notAvailable` for a path that can.
    public let unsatisfiedReason: UnsatisfiedReason
    /// The interfaces of the path, in the order of preference; none for a path that cannot be used.
    public let availableInterfaces: [NWInterface]
    /// Whether the path may cost money, such as that of a mobile network.
    public let isExpensive: Bool
    /// Whether the person chose Low Data Mode.
    public let isConstrained: Bool
    /// Whether the path has IPv4 routes.
    public let supportsIPv4: Bool
    /// Whether the path has IPv6 routes.
    public let supportsIPv6: Bool
    /// Whether the path has a name server.
    public let supportsDNS: Bool
    /// The routers of the interfaces, in the order of preference, with port 0.
    public let gateways: [NWEndpoint]
    /// The end of a connection at this device; `nil` for the path of a monitor.
    public let localEndpoint: NWEndpoint?
    /// The other end of a connection; `nil` for the path of a monitor.
    public let remoteEndpoint: NWEndpoint?

    /// Whether the path may use interfaces of a kind.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }

    /// The status, the interfaces and the abilities, such as "satisfied (Path is satisfied), interface: en0, ipv4,
    /// dns".
    public var debugDescription: String {
        guard status != .unsatisfied else { return "unsatisfied (\(unsatisfiedReason.text))" }
        let first = status == .satisfied ? "satisfied (Path is satisfied)" : "satisfiable (Path needs a connection)"
        let abilities = [
            (supportsIPv4, "ipv4"), (supportsIPv6, "ipv6"), (supportsDNS, "dns"), (isExpensive, "expensive"),
            (isConstrained, "constrained"),
        ]
        let interface = availableInterfaces.first.map { ["interface: \($0.name)"] } ?? []
        return ([first] + interface + abilities.filter(\.0).map(\.1)).joined(separator: ", ")
    }
}

extension NWPath.UnsatisfiedReason {
    fileprivate var text: String {
        switch self {
        case .notAvailable: "No network route"
        case .cellularDenied: "Denied over cellular interface"
        case .wifiDenied: "Denied over Wi-Fi interface"
        case .localNetworkDenied: "Local network prohibited"
        case .vpnInactive: "VPN inactive"
        }
    }
}

extension NWPath {
    /// The path of a monitor that has not started.
    static let none = NWPath(
        status: .unsatisfied, unsatisfiedReason: .notAvailable, availableInterfaces: [], isExpensive: false, isConstrained: false,
        supportsIPv4: false, supportsIPv6: false, supportsDNS: false, gateways: [], localEndpoint: nil, remoteEndpoint: nil)

    /// Creates the path of a state of the network.
    ///
    /// - Parameters:
    ///   - localEndpoint: The end of a connection at this device.
    ///   - remoteEndpoint: The other end of the connection.
    init(_ state: NetworkState, localEndpoint: NWEndpoint? = nil, remoteEndpoint: NWEndpoint? = nil) {
        status =
            switch state.status {
            case .satisfied: .satisfied
            case .unsatisfied: .unsatisfied
            case .requiresConnection: .requiresConnection
            }
        unsatisfiedReason =
            switch state.status == .satisfied ? .notAvailable : state.unsatisfiedReason {
            case .notAvailable: .notAvailable
            case .cellularDenied: .cellularDenied
            case .wifiDenied: .wifiDenied
            case .localNetworkDenied: .localNetworkDenied
            case .vpnInactive: .vpnInactive
            }
        availableInterfaces = state.links.map { NWInterface($0) }
        isExpensive = state.isExpensive
        isConstrained = state.isConstrained
        supportsIPv4 = state.supportsIPv4
        supportsIPv6 = state.supportsIPv6
        supportsDNS = state.supportsDNS
        gateways = state.gateways.compactMap { NWEndpoint($0, port: 0) }
        self.localEndpoint = localEndpoint
        self.remoteEndpoint = remoteEndpoint
    }
}
