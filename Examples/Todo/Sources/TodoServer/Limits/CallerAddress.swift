import Foundation
import Hummingbird
import NIOCore

/// The network address of a caller, by which calls without a login are counted.
enum CallerAddress {
    /// Returns the address of a call; behind a proxy, the address that the proxy reports.
    ///
    /// Earlier values of the header come from the caller, and may be forged.
    static func key(of request: Request, from peer: String, isBehindProxy: Bool) -> String {
        guard isBehindProxy, let header = request.headers[.forwardedFor] else { return key(peer) }
        let last = header.split(separator: ",").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
        // An arbitrary text as key would create a bucket for each text that a caller invents.
        return (try? SocketAddress(ipAddress: last, port: 0)) == nil ? key(peer) : key(last)
    }

    /// Returns the key of an address. For IPv6 it is the first 64 bits, because a subscriber has all addresses of
    /// such a prefix.
    static func key(_ address: String) -> String {
        guard case .v6(let six)? = try? SocketAddress(ipAddress: address, port: 0) else { return address }
        var bytes = six.address.sin6_addr
        let words = withUnsafeBytes(of: &bytes) { raw in
            (0..<8).map { UInt16(raw[2 * $0]) << 8 | UInt16(raw[2 * $0 + 1]) }
        }
        // An IPv4 address in IPv6 notation.
        if words[..<5].allSatisfy({ $0 == 0 }), words[5] == 0xFFFF {
            return [words[6] >> 8, words[6] & 255, words[7] >> 8, words[7] & 255].map(String.init).joined(separator: ".")
        }
        return words[..<4].map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
    }
}
