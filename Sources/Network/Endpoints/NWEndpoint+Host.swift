extension NWEndpoint {
    /// A name or an address of a host.
    ///
    /// - Source: https://developer.apple.com/documentation/network/nwendpoint/host
    public enum Host: Hashable, CustomDebugStringConvertible, ExpressibleByStringLiteral, Sendable {
        /// A name; the interface limits it, or is `nil`.
        case name(String, NWInterface?)
        /// An IPv4 address.
        case ipv4(IPv4Address)
        /// An IPv6 address.
        case ipv6(IPv6Address)

        /// Creates a host from an address or a name, which may end with "%" and the name of an interface.
        public init(_ string: String) {
            // A name of digits and points alone, such as "1", is a host name, although inet_aton accepts it.
            if string.split(separator: ".", omittingEmptySubsequences: false).count == 4, let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else if let mark = string.lastIndex(of: "%"), let interface = NWInterface(named: String(string[string.index(after: mark)...]))
            {
                self = .name(String(string[..<mark]), interface)
            } else {
                self = .name(string, nil)
            }
        }

        /// Creates a host from a literal.
        public init(stringLiteral value: StringLiteralType) { self.init(value) }

        /// The interface to which the host is limited; `nil` for none.
        public var interface: NWInterface? {
            switch self {
            case .name(_, let interface): interface
            case .ipv4(let address): address.interface
            case .ipv6(let address): address.interface
            }
        }

        /// The name or the address.
        public var debugDescription: String {
            switch self {
            case .name(let name, let interface): name + (interface.map { "%\($0.name)" } ?? "")
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }
}
