/// An IPv6 address.
///
/// - Source: https://developer.apple.com/documentation/network/ipv6address
public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
    /// The range of a multicast address.
    public enum Scope: UInt8, Sendable {
        /// The device itself.
        case nodeLocal = 1
        /// One link.
        case linkLocal = 2
        /// One site.
        case siteLocal = 5
        /// The sites of an organisation.
        case organizationLocal = 8
        /// The Internet.
        case global = 14
    }

    /// The unspecified address, `::`.
    public static let any = IPv6Address([], end: 0)
    /// The unspecified address, `::`: IPv6 has no broadcast.
    public static let broadcast = any
    /// The address of the device itself, `::1`.
    public static let loopback = IPv6Address([], end: 1)
    /// The group of all nodes of the device, `ff01::1`.
    public static let nodeLocalNodes = IPv6Address([0xFF, 0x01], end: 1)
    /// The group of all nodes of a link, `ff02::1`.
    public static let linkLocalNodes = IPv6Address([0xFF, 0x02], end: 1)
    /// The group of all routers of a link, `ff02::2`.
    public static let linkLocalRouters = IPv6Address([0xFF, 0x02], end: 2)

    /// The sixteen bytes in network order.
    public let rawValue: Data
    /// The interface to which the address is limited; `nil` for none.
    public let interface: NWInterface?

    private init(_ start: [UInt8], end: UInt8) {
        rawValue = Data(start + [UInt8](repeating: 0, count: 15 - start.count) + [end])
        interface = nil
    }

    /// Creates an address from sixteen bytes in network order; `nil` for another count.
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    /// Creates an address from text such as "2001:db8::1" or "fe80::1%en0"; `nil` for text that is no address.
    ///
    /// The result is also `nil` if the device has no interface of the name after "%".
    public init?(_ string: String) {
        guard let (text, interface) = AddressText.parts(string), let bytes = AddressText.bytes(text, family: AF_INET6, count: 16)
        else { return nil }
        self.init(bytes, interface)
    }

    /// The address, such as "2001:db8::1" or "fe80::1%en0".
    public var debugDescription: String {
        AddressText.text(rawValue, family: AF_INET6) + (interface.map { "%\($0.name)" } ?? "")
    }
}

extension IPv6Address {
    /// Whether this is the unspecified address, `::`.
    public var isAny: Bool { rawValue.allSatisfy { $0 == 0 } }
    /// Whether this is `::1`.
    public var isLoopback: Bool { self.rawValue == Self.loopback.rawValue }
    /// Whether the address is in `::/96`, and neither `::` nor `::1`. The name has the spelling of Apple's property.
    public var isIPv4Compatabile: Bool {
        rawValue.prefix(12).allSatisfy { $0 == 0 } && rawValue.suffix(4) != Data([0, 0, 0, 0]) && rawValue.suffix(4) != Data([0, 0, 0, 1])
    }
    /// Whether the address is in `::ffff:0:0/96`.
    public var isIPv4Mapped: Bool { rawValue.prefix(12) == Data([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]) }
    /// The IPv4 address in an IPv4-mapped or IPv4-compatible address; `nil` for other addresses.
    public var asIPv4: IPv4Address? {
        isIPv4Mapped || isIPv4Compatabile ? IPv4Address(Data(rawValue.suffix(4)), interface) : nil
    }
    /// Whether the address is in `2002::/16`.
    public var is6to4: Bool { rawValue[0] == 0x20 && rawValue[1] == 0x02 }
    /// Whether the address is in `fe80::/10`.
    public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
    /// Whether the address is in `fc00::/7`.
    public var isUniqueLocal: Bool { rawValue[0] & 0xFE == 0xFC }
    /// Whether the address is in `ff00::/8`.
    public var isMulticast: Bool { rawValue[0] == 0xFF }
    /// The range of a multicast address; `nil` for other addresses, and for a range without a name.
    public var multicastScope: Scope? { isMulticast ? Scope(rawValue: rawValue[1] & 0x0F) : nil }
}
