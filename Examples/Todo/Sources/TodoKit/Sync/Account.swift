import Foundation

/// Whose list is where.
public struct Account: Codable, Sendable, Hashable {
    public var name: String
    public var server: URL

    public init(name: String, server: URL) { (self.name, self.server) = (name, server) }

    /// As servers compare: in names they do not tell A–Z from a–z, and tell all else apart.
    func isSame(as other: Account) -> Bool { Self.key(name) == Self.key(other.name) && Self.place(server) == Self.place(other.server) }

    /// Bytes, since text that looks alike is equal in Swift, and is not in the server's table.
    private static func key(_ name: String) -> [UInt8] { name.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 } }

    /// An address without what makes no difference in it.
    private static func place(_ url: URL) -> [String] {
        let scheme = url.scheme?.lowercased() ?? ""
        let path = url.path.split(separator: "/").joined(separator: "/")
        return [scheme, url.host?.lowercased() ?? "", String(url.port ?? (scheme == "https" ? 443 : 80)), path]
    }
}
