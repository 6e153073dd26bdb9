/// The local or remote end of a connection.
///
/// - Source: https://developer.apple.com/documentation/network/nwendpoint
public enum NWEndpoint: Hashable, CustomDebugStringConvertible, Sendable {
    /// A host and a port.
    case hostPort(host: Host, port: Port)
    /// A service that is found by its name, type and domain; `interface` limits it to one interface.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A socket in the file system.
    case unix(path: String)
    /// A URL with a host.
    case url(URL)

    /// The interface to which the endpoint is limited; `nil` for none.
    public var interface: NWInterface? {
        switch self {
        case .hostPort(let host, _): host.interface
        case .service(_, _, _, let interface): interface
        case .unix, .url: nil
        }
    }

    /// The endpoint as text, such as "example.com:443", "::1.443" or "Printer._ipp._tcp.local".
    public var debugDescription: String {
        switch self {
        // A colon would be ambiguous after an IPv6 address.
        case .hostPort(.ipv6(let address), let port): "\(address).\(port)"
        case .hostPort(let host, let port): "\(host):\(port)"
        case .service(let name, let type, let domain, let interface):
            [name, type, domain].filter { !$0.isEmpty }.joined(separator: ".") + (interface.map { "%\($0.name)" } ?? "")
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}

extension NWEndpoint {
    /// Creates an endpoint from the 4 or 16 bytes of an address; `nil` for another count.
    init?(_ bytes: [UInt8], port: UInt16, _ interface: NWInterface? = nil) {
        let host = IPv4Address(Data(bytes), interface).map { Host.ipv4($0) } ?? IPv6Address(Data(bytes), interface).map { .ipv6($0) }
        guard let host else { return nil }
        self = .hostPort(host: host, port: Port(integerLiteral: port))
    }
}
