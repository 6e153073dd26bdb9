import Foundation

/// A user on a server.
public struct Account: Codable, Sendable, Hashable {
    public var name: String
    public var server: URL

    public init(name: String, server: URL) { (self.name, self.server) = (name, server) }

    /// Returns whether two accounts are equal as servers compare them: A–Z and a–z in names are equal, and all else
    /// differs.
    func isSame(as other: Account) -> Bool { Self.key(name) == Self.key(other.name) && Self.place(server) == Self.place(other.server) }

    /// Returns the bytes of a name, because Swift's comparison of equivalent characters differs from the server's.
    private static func key(_ name: String) -> [UInt8] { name.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 } }

    /// Returns an address without insignificant differences.
    private static func place(_ url: URL) -> [String] {
        let scheme = url.scheme?.lowercased() ?? ""
        let path = url.path.split(separator: "/").joined(separator: "/")
        return [scheme, url.host?.lowercased() ?? "", String(url.port ?? (scheme == "https" ? 443 : 80)), path]
    }
}
