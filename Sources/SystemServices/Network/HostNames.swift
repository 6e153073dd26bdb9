import Foundation

/// The resolution of host names.
package enum HostNames {
    /// An address of the network 203.0.113.0/24, which is reserved for documentation.
    static let standIn: [UInt8] = [203, 0, 113, 1]

    /// Whether a name in lower case is that of the device itself.
    package static func isLocalhost(_ name: String) -> Bool { name == "localhost" || name == "localhost." || name.hasSuffix(".localhost") }

    /// Whether a name of this form can exist in the Internet. Names that end with ".invalid" cannot (RFC 6761).
    static func isPlausible(_ name: String) -> Bool {
        let labels = (name.hasSuffix(".") ? String(name.dropLast()) : name).split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.last != "invalid" else { return false }
        return labels.allSatisfy { !$0.isEmpty && $0.utf8.count <= 63 && !$0.contains(where: \.isWhitespace) }
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
            if let address = entry.pointee.ai_addr, let bytes = AddressBytes.read(address), !addresses.contains(bytes) {
                addresses.append(bytes)
            }
            next = entry.pointee.ai_next
        }
        return addresses
    }
}
