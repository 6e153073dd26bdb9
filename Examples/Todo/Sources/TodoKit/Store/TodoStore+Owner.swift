import Foundation
import GRDB
import TodoModel

extension TodoStore {
    /// Returns the account of the list; `nil` before the first login.
    public func owner() throws -> Account? { try read(Self.owner) }

    /// Throws ``TodoError/otherAccount(_:waiting:)`` if the list belongs to another account.
    func requireOwner(_ account: Account) throws {
        try read { database in
            guard let owner = try Self.owner(database), !owner.isSame(as: account) else { return }
            throw TodoError.otherAccount(owner, waiting: try Outbox(database: database).count())
        }
    }

    /// Assigns the list to an account. Changes made before a login are sent to its server with the rest.
    ///
    /// - Parameter replacing: whether another account's list is deleted.
    func adopt(_ account: Account, replacing: Bool) throws {
        try write { database in
            if let owner = try Self.owner(database), !owner.isSame(as: account) {
                guard replacing else { throw TodoError.otherAccount(owner, waiting: try Outbox(database: database).count()) }
                try Records(database: database).deleteAll()
                try database.execute(sql: "DELETE FROM outbox; DELETE FROM refusal; DELETE FROM state")
            }
            let text = String(decoding: try JSONEncoder().encode(account), as: UTF8.self)
            try database.execute(
                sql: "INSERT INTO state (name, value) VALUES ('owner', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                arguments: [text])
        }
    }

    private static func owner(_ database: Database) throws -> Account? {
        try String.fetchOne(database, sql: "SELECT value FROM state WHERE name = 'owner'")
            .map { try JSONDecoder().decode(Account.self, from: Data($0.utf8)) }
    }
}
