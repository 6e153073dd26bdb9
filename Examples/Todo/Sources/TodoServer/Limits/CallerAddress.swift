import Foundation
import Hummingbird
import NIOCore

/// Who calls, as far as the network tells: what calls of nobody in particular are counted by.
enum CallerAddress {
    /// The address a call came from; behind a proxy, the one that the proxy says it came from.
    ///
    /// What stands in the header before that is the caller's own word, which may be anything.
    static func key(of request: Request, from peer: String, isBehindProxy: Bool) -> String {
        guard isBehindProxy, let header = request.headers[.forwardedFor] else { return key(peer) }
        let last = header.split(separator: ",").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
        // What is no address would make a bucket for each word somebody thinks of.
        return (try? SocketAddress(ipAddress: last, port: 0)) == nil ? key(peer) : key(last)
    }

    /// Of the newer kind of address the first 64 bits: whoever has one has all that begin like it.
    static func key(_ address: String) -> String {
        guard case .v6(let six)? = try? SocketAddress(ipAddress: address, port: 0) else { return address }
        var bytes = six.address.sin6_addr
        let words = withUnsafeBytes(of: &bytes) { raw in
            (0..<8).map { UInt16(raw[2 * $0]) << 8 | UInt16(raw[2 * $0 + 1]) }
        }
        // An address of the older kind in the newer notation.
        if words[..<5].allSatisfy({ $0 == 0 }), words[5] == 0xFFFF {
            return [words[6] >> 8, words[6] & 255, words[7] >> 8, words[7] & 255].map(String.init).joined(separator: ".")
        }
        return words[..<4].map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
    }
}
