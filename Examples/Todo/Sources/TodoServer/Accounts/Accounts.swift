import Crypto
import Foundation
import GRDB
import Synchronization
import TodoModel

/// The accounts and their tokens.
final class Accounts: Sendable {
    /// The lifetime of a token, in days.
    static let tokenLife = 90

    private struct Entry {
        let account: Int64
        let created: Int64
    }

    private let pool: DatabasePool
    private let writes: WriteQueue
    private let passwords: Passwords
    private let now: @Sendable () -> Date
    /// A cache of valid tokens, so that not every call reads the database. Emptied when it is full.
    private let known = Mutex<[String: Entry]>([:])

    init(_ pool: DatabasePool, _ writes: WriteQueue, _ passwords: Passwords, now: @escaping @Sendable () -> Date) {
        self.pool = pool
        self.writes = writes
        self.passwords = passwords
        self.now = now
    }

    /// Creates an account, and returns a token.
    func register(_ credentials: Credentials) async throws -> AccessToken {
        let name = try Fault.checkedName(credentials.name, "name", limit: Limits.name)
        guard Limits.password.contains(credentials.password.count) else {
            throw Fault.invalid(
                "Between \(Limits.password.lowerBound) and \(Limits.password.upperBound) characters.", field: "password")
        }
        let hash = try await passwords.hash(credentials.password)
        let (token, time) = (Self.makeToken(), seconds)
        try await writes.write { database in
            let isTaken = try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM account WHERE name = ?)", arguments: [name])
            guard isTaken != true else { throw Fault.conflict("The name is taken.", field: "name") }
            try database.execute(
                sql: "INSERT INTO account (name, password, created) VALUES (?, ?, ?)", arguments: [name, hash, time])
            try Self.keep(token, for: database.lastInsertedRowID, at: time, database)
        }
        return token
    }

    func logIn(_ credentials: Credentials) async throws -> AccessToken {
        // A text longer than any password is not hashed.
        guard credentials.password.count <= Limits.password.upperBound else { throw Fault.unauthorized }
        let name = credentials.name.trimmingCharacters(in: .whitespacesAndNewlines)
        let found = try await pool.read { database -> (Int64, String)? in
            try Row.fetchOne(database, sql: "SELECT id, password FROM account WHERE name = ?", arguments: [name])
                .map { ($0["id"], $0["password"]) }
        }
        guard try await passwords.check(credentials.password, against: found?.1), let account = found?.0 else { throw Fault.unauthorized }
        let (token, time) = (Self.makeToken(), seconds)
        try await writes.write { database in try Self.keep(token, for: account, at: time, database) }
        return token
    }

    /// Revokes a token.
    func logOut(_ token: String) async throws {
        let hash = Self.hash(token)
        try await writes.write { try $0.execute(sql: "DELETE FROM token WHERE hash = ?", arguments: [hash]) }
        known.withLock { $0[hash] = nil }
    }

    /// Returns the account of a token; `nil` for an unknown or expired one.
    func account(of token: String) async throws -> Int64? {
        let hash = Self.hash(token)
        if let entry = known.withLock({ $0[hash] }) { return isFresh(entry) ? entry.account : nil }
        let found = try await pool.read { database in
            try Row.fetchOne(database, sql: "SELECT account, created FROM token WHERE hash = ?", arguments: [hash])
                .map { Entry(account: $0["account"], created: $0["created"]) }
        }
        guard let found, isFresh(found) else { return nil }
        known.withLock { known in
            if known.count > 10_000 { known = [:] }
            known[hash] = found
        }
        return found.account
    }

    // MARK: - Tokens

    private var seconds: Int64 { Int64(now().timeIntervalSince1970) }

    private func isFresh(_ entry: Entry) -> Bool { seconds - entry.created < Int64(Self.tokenLife) * 86_400 }

    private static func keep(_ token: AccessToken, for account: Int64, at time: Int64, _ database: Database) throws {
        try database.execute(
            sql: "DELETE FROM token WHERE account = ? AND created <= ?", arguments: [account, time - Int64(tokenLife) * 86_400])
        try database.execute(
            sql: "INSERT INTO token (hash, account, created) VALUES (?, ?, ?)", arguments: [hash(token.token), account, time])
    }

    /// Creates a token: 256 random bits, in characters that need no escaping in headers, cookies and URLs.
    private static func makeToken() -> AccessToken {
        let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        return AccessToken(
            token: bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: ""))
    }

    /// Returns the hash that is stored instead of the token, so that the database does not contain valid tokens.
    private static func hash(_ token: String) -> String {
        SHA256.hash(data: Data(token.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
