/// An IPv4 or IPv6 address.
///
/// - Source: https://developer.apple.com/documentation/network/ipaddress
public protocol IPAddress: Sendable {
    /// Creates an address from its bytes.
    ///
    /// - Parameters:
    ///   - rawValue: The bytes in network order. The result is `nil` for another count than 4 (IPv4) or 16 (IPv6).
    ///   - interface: The interface to which the address is limited; `nil` for none.
    init?(_ rawValue: Data, _ interface: NWInterface?)

    /// Creates an address from text; `nil` for text that is no address.
    init?(_ string: String)

    /// The bytes in network order.
    var rawValue: Data { get }
    /// The interface to which the address is limited; `nil` for none.
    var interface: NWInterface? { get }
    /// Whether the address is one of the device itself.
    var isLoopback: Bool { get }
    /// Whether the address is valid on one link alone.
    var isLinkLocal: Bool { get }
    /// Whether the address is a multicast address.
    var isMulticast: Bool { get }
}

/// Conversions between text, bytes and interfaces.
enum AddressText {
    /// Splits text into an address and the name of an interface, as in "fe80::1%en0".
    ///
    /// - Returns: `nil` if the device has no interface of that name or number.
    static func parts(_ string: String) -> (address: Substring, interface: NWInterface?)? {
        guard let mark = string.firstIndex(of: "%") else { return (string[...], nil) }
        let name = String(string[string.index(after: mark)...])
        guard let interface = NWInterface(named: name) ?? Int(name).flatMap({ NWInterface(index: $0) }) else { return nil }
        return (string[..<mark], interface)
    }

    /// Returns the bytes of an address; `nil` for text that is no address.
    static func bytes(_ text: Substring, family: Int32, count: Int) -> Data? {
        var bytes = [UInt8](repeating: 0, count: count)
        return inet_pton(family, String(text), &bytes) == 1 ? Data(bytes) : nil
    }

    /// Returns the text of an address.
    static func text(_ bytes: Data, family: Int32) -> String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let bytes = [UInt8](bytes)
        guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "" }
        return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }
}
