import Foundation

/// The resolution of names of hosts.
enum HostNames {
    /// An address of the network 203.0.113.0/24, which is reserved for documentation.
    static let standIn: [UInt8] = [203, 0, 113, 1]

    /// Whether the name is that of the device itself.
    static func isLocalhost(_ name: String) -> Bool { name == "localhost" || name == "localhost." || name.hasSuffix(".localhost") }

    /// Whether a name of this form can exist in the Internet. Names that end with ".invalid" cannot (RFC 6761).
    static func isPlausible(_ name: String) -> Bool {
        let labels = (name.hasSuffix(".") ? String(name.dropLast()) : name).split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.last != "invalid" else { return false }
        return labels.allSatisfy { !$0.isEmpty && $0.utf8.count <= 63 && !$0.contains(where: \.isWhitespace) }
    }

    /// Returns the bytes of an address as text; `nil` for a name.
    static func numeric(_ name: String) -> [UInt8]? {
        for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
            var bytes = [UInt8](repeating: 0, count: count)
            let address = name.prefix { $0 != "%" }
            if inet_pton(family, String(address), &bytes) == 1 { return bytes }
        }
        return nil
    }

    /// Returns the addresses of a host by the resolver of the computer, and waits for it.
    static func lookUp(_ name: String) -> [[UInt8]] {
        var result: UnsafeMutablePointer<addrinfo>?
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        guard getaddrinfo(name, nil, &hints, &result) == 0 else { return [] }
        defer { freeaddrinfo(result) }
        var addresses: [[UInt8]] = []
        var next = result
        while let entry = next {
            if let address = entry.pointee.ai_addr, let bytes = SocketAddress.bytes(address), !addresses.contains(bytes) {
                addresses.append(bytes)
            }
            next = entry.pointee.ai_next
        }
        return addresses
    }
}

/// The bytes of socket addresses.
package enum SocketAddress {
    /// Returns the bytes of an address as text; `nil` for a name.
    package static func numeric(_ text: String) -> [UInt8]? { HostNames.numeric(text) }

    /// Returns the 4 or 16 bytes of an Internet address in network order; `nil` for another kind of address.
    ///
    /// Four bytes are also returned for an address of version 6 that contains one of version 4.
    package static func bytes(_ address: UnsafePointer<sockaddr>) -> [UInt8]? {
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
