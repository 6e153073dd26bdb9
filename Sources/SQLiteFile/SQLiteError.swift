/// An error of SQLite, with the call that reported it.
package struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
    package let operation: String
    /// The result code of SQLite: https://sqlite.org/rescode.html.
    package let status: Int32
    /// The message of SQLite.
    package let message: String

    package var description: String { "\(operation) failed with status \(status): \(message)" }
}
