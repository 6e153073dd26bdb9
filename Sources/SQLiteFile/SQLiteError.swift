/// A failure inside SQLite, with the call that reported it.
package struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
    package let operation: String
    /// SQLite's own number: https://sqlite.org/rescode.html.
    package let status: Int32
    /// SQLite's own words.
    package let message: String

    package var description: String { "\(operation) failed with status \(status): \(message)" }
}
