import Foundation

/// The 4 or 16 bytes of Internet addresses, in network order.
package enum AddressBytes {
    /// Returns the bytes of an address as text, in which "%" and the name of an interface may follow; `nil` for a name.
    package static func parse(_ text: String) -> [UInt8]? {
        let address = String(text.prefix { $0 != "%" })
        for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
            var bytes = [UInt8](repeating: 0, count: count)
            if inet_pton(family, address, &bytes) == 1 { return bytes }
        }
        return nil
    }

    /// Returns the bytes of a socket address; `nil` for one of another kind.
    ///
    /// Four bytes are also returned for an IPv6 address that contains an IPv4 address.
    package static func read(_ address: UnsafePointer<sockaddr>) -> [UInt8]? {
        let raw = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            return (4..<8).map { raw.load(fromByteOffset: $0, as: UInt8.self) }
        case AF_INET6:
            let bytes = (8..<24).map { raw.load(fromByteOffset: $0, as: UInt8.self) }
            let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
            return isMapped ? Array(bytes.suffix(4)) : bytes
        default:
            return nil
        }
    }
}
