import GRDB

/// The numbers of an account's changes.
enum Sequence {
    /// Returns the next number. The caller must write it into the changed record, in the same transaction.
    static func next(_ database: Database, _ account: Int64) throws -> Int64 {
        guard
            let number = try Int64.fetchOne(
                database, sql: "UPDATE account SET sequence = sequence + 1 WHERE id = ? RETURNING sequence", arguments: [account])
        else { throw Fault.unauthorized }
        return number
    }

    static func current(_ database: Database, _ account: Int64) throws -> Int64 {
        try Int64.fetchOne(database, sql: "SELECT sequence FROM account WHERE id = ?", arguments: [account]) ?? 0
    }
}
