internal import SystemServices

/// A host or a pair of addresses whose reachability is asked for.
enum ReachabilityTarget: Hashable, Sendable {
    /// The name of a host.
    case name(String)
    /// The bytes of an address of this device and of a remote address; at least one.
    case addresses(local: [UInt8]?, remote: [UInt8]?)

    /// The target in the log of requests.
    var text: String {
        switch self {
        case .name(let name): name
        case .addresses(let local, let remote): [local, remote].compactMap { $0.map(Self.text) }.joined(separator: " to ")
        }
    }

    private static func text(_ bytes: [UInt8]) -> String {
        if bytes.allSatisfy({ $0 == 0 }) { return "the Internet" }
        return bytes.count == 4
            ? bytes.map(String.init).joined(separator: ".")
            : stride(from: 0, to: bytes.count - 1, by: 2).map { String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16) }
                .joined(separator: ":")
    }

    /// Returns the flags in a state of the network.
    ///
    /// - Parameter resolved: The addresses of a name; ignored for addresses.
    func flags(in state: NetworkState, resolved: [[UInt8]]) -> SCNetworkReachabilityFlags {
        switch self {
        case .name:
            // One address that can be reached is enough, because connections try all.
            let flags = resolved.map { Self.flags(to: $0, in: state) }
            return flags.first { $0.contains(.reachable) } ?? []
        case .addresses(let local, let remote):
            if let local, !local.allSatisfy({ $0 == 0 }), state.reach(local) != .local { return [] }
            return Self.flags(to: remote ?? local ?? [], in: state)
        }
    }

    private static func flags(to address: [UInt8], in state: NetworkState) -> SCNetworkReachabilityFlags {
        let reach = state.reach(address)
        var flags: SCNetworkReachabilityFlags =
            switch reach {
            case .none: []
            case .local: [.reachable, .isLocalAddress]
            case .direct: [.reachable, .isDirect]
            case .routed: .reachable
            }
        if reach.link?.kind == .cellular { flags.formUnion([.isWWAN, .transientConnection]) }
        if reach.link != nil, state.status == .requiresConnection { flags.formUnion([.transientConnection, .connectionRequired]) }
        return flags
    }
}
