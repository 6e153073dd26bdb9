import Crypto
import Foundation
import GRDB
import Hummingbird
import TodoModel

/// The answers to calls with an `Idempotency-Key`: a repeated call receives the same answer, and nothing is done
/// twice.
enum Replies {
    /// The lifetime of an answer, in days.
    static let life = 30

    /// A key, and the call that first used it.
    struct Key: Sendable {
        let text: String
        let fingerprint: String

        /// - Throws: ``Fault`` if the key is empty or too long.
        init(_ text: String, method: String, path: String, match: String?, body: Data) throws {
            guard Limits.key.contains(text.count) else {
                throw Fault.invalid("Between \(Limits.key.lowerBound) and \(Limits.key.upperBound) characters.", field: "Idempotency-Key")
            }
            self.text = text
            var hash = SHA256()
            for part in [Data(method.utf8), Data(path.utf8), Data((match ?? "").utf8), body] {
                hash.update(data: Data("\(part.count) ".utf8))
                hash.update(data: part)
            }
            fingerprint = Data(hash.finalize()).base64EncodedString()
        }
    }

    /// Performs work and stores its answer, in one transaction; or returns the stored answer.
    static func once(
        _ key: Key?, for account: Int64, at time: Date, _ database: Database, _ work: (Database) throws -> Reply
    ) throws -> Reply {
        guard let key else { return try work(database) }
        if let old = try Row.fetchOne(
            database, sql: "SELECT * FROM reply WHERE account = ? AND key = ?", arguments: [account, key.text])
        {
            guard old["fingerprint"] == key.fingerprint else { throw Fault.keyReused }
            return Reply(
                status: .init(code: old["status"]), tag: (old["tag"] as String?).map(EntityTag.init(text:)), location: old["location"],
                body: old["body"])
        }
        let reply = try work(database)
        let seconds = Int64(time.timeIntervalSince1970)
        try database.execute(sql: "DELETE FROM reply WHERE created < ?", arguments: [seconds - Int64(life) * 86_400])
        try database.execute(
            sql: "INSERT INTO reply (account, key, fingerprint, status, tag, location, body, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            arguments: [account, key.text, key.fingerprint, reply.status.code, reply.tag?.text, reply.location, reply.body, seconds])
        return reply
    }
}
