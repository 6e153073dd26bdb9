/// An IPv4 address.
///
/// - Source: https://developer.apple.com/documentation/network/ipv4address
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
    /// The unspecified address, 0.0.0.0.
    public static let any = IPv4Address(0, 0, 0, 0)
    /// The broadcast address of the local network, 255.255.255.255.
    public static let broadcast = IPv4Address(255, 255, 255, 255)
    /// The address of the device itself, 127.0.0.1.
    public static let loopback = IPv4Address(127, 0, 0, 1)
    /// The group of all devices, 224.0.0.1.
    public static let allHostsGroup = IPv4Address(224, 0, 0, 1)
    /// The group of all routers, 224.0.0.2.
    public static let allRoutersGroup = IPv4Address(224, 0, 0, 2)
    /// The group for membership reports, 224.0.0.22.
    public static let allReportsGroup = IPv4Address(224, 0, 0, 22)
    /// The group of multicast DNS, 224.0.0.251.
    public static let mdnsGroup = IPv4Address(224, 0, 0, 251)

    /// The four bytes in network order.
    public let rawValue: Data
    /// The interface to which the address is limited; `nil` for none.
    public let interface: NWInterface?

    private init(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) {
        rawValue = Data([first, second, third, fourth])
        interface = nil
    }

    /// Creates an address from four bytes in network order; `nil` for another count.
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        // A slice would keep its indices, and differ from the same address in tests of subscripts.
        self.rawValue = Data(rawValue)
        self.interface = interface
    }

    /// Creates an address from text such as "192.0.2.1" or "192.0.2.1%en0"; `nil` for text that is no address.
    ///
    /// Shorter forms are accepted as in `inet_aton`, such as "127.1".
    public init?(_ string: String) {
        guard let (text, interface) = AddressText.parts(string) else { return nil }
        var address = in_addr()
        // inet_aton ignores text after a space.
        guard !text.isEmpty, !text.contains(where: \.isWhitespace), inet_aton(String(text), &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: &address) { Data($0) }, interface)
    }

    /// Whether the address is in 127.0.0.0/8.
    public var isLoopback: Bool { rawValue[0] == 127 }
    /// Whether the address is in 169.254.0.0/16.
    public var isLinkLocal: Bool { rawValue[0] == 169 && rawValue[1] == 254 }
    /// Whether the address is in 224.0.0.0/4.
    public var isMulticast: Bool { rawValue[0] & 0xF0 == 0xE0 }

    /// The address, such as "192.0.2.1" or "192.0.2.1%en0".
    public var debugDescription: String {
        AddressText.text(rawValue, family: AF_INET) + (interface.map { "%\($0.name)" } ?? "")
    }
}
