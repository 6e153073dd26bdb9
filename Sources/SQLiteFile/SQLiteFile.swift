@_implementationOnly import CSQLiteFile

/// A database file for reading. Wraps `sqlite3`.
///
/// The file may be untrusted. Its views and triggers therefore cannot call functions with side effects. A value has
/// at most 32 MB, and a query with too many steps fails.
package struct SQLiteFile: ~Copyable {
    /// The maximum size of a value: 32 MB.
    private static let maximumValueSize: Int32 = 32 << 20
    /// The number of SQLite's steps between checks of the budget.
    private static let stride: Int32 = 10_000
    /// The budget of a query, in multiples of the stride: 50 million steps, some seconds of processor time.
    private static let budget = 5_000

    private let handle: OpaquePointer

    private init(handle: OpaquePointer) { self.handle = handle }

    /// Opens a file.
    ///
    /// - Throws: ``SQLiteError`` for a file that does not exist or is not a database.
    package static func open(_ path: String) throws(SQLiteError) -> SQLiteFile {
        var opened: OpaquePointer?
        let status = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
        guard status == SQLITE_OK, let opened else {
            let message = opened.map(message) ?? "no memory"
            sqlite3_close_v2(opened)
            throw SQLiteError(operation: "sqlite3_open_v2", status: status, message: message)
        }
        sqlite3_limit(opened, SQLITE_LIMIT_LENGTH, maximumValueSize)
        let file = SQLiteFile(handle: opened)
        _ = try file.rows("PRAGMA trusted_schema=OFF")
        // SQLite reads a file only when the first query is run.
        _ = try file.rows("SELECT count(*) FROM sqlite_master")
        return file
    }

    deinit { sqlite3_close_v2(handle) }

    /// Returns the rows of a query.
    ///
    /// - Parameters:
    ///   - query: One statement, with a `?` for each argument.
    ///   - arguments: The arguments, which are integers.
    ///   - limit: The maximum number of rows; 10,000 by default.
    /// - Throws: ``SQLiteError`` for an invalid statement, a damaged file, and a query with too many steps.
    package borrowing func rows(
        _ query: String, _ arguments: [Int] = [], limit: Int = 10_000
    ) throws(SQLiteError) -> [[SQLiteValue]] {
        var prepared: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, query, -1, &prepared, nil), "sqlite3_prepare_v2")
        defer { sqlite3_finalize(prepared) }
        for (index, argument) in arguments.enumerated() {
            try check(sqlite3_bind_int64(prepared, Int32(index + 1), Int64(argument)), "sqlite3_bind_int64")
        }
        let remaining = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        remaining.initialize(to: Self.budget)
        let handleProgress: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { context in
            guard let remaining = context?.assumingMemoryBound(to: Int.self) else { return 1 }
            remaining.pointee -= 1
            return remaining.pointee < 0 ? 1 : 0
        }
        sqlite3_progress_handler(handle, Self.stride, handleProgress, remaining)
        defer {
            sqlite3_progress_handler(handle, 0, nil, nil)
            remaining.deallocate()
        }
        var result: [[SQLiteValue]] = []
        while result.count < limit {
            let status = sqlite3_step(prepared)
            if status == SQLITE_DONE { break }
            guard status == SQLITE_ROW else {
                throw SQLiteError(operation: "sqlite3_step", status: status, message: Self.message(handle))
            }
            result.append((0..<sqlite3_column_count(prepared)).map { Self.value(prepared, $0) })
        }
        return result
    }

    private static func value(_ row: OpaquePointer?, _ column: Int32) -> SQLiteValue {
        switch sqlite3_column_type(row, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(row, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(row, column))
        case SQLITE_TEXT:
            guard let text = sqlite3_column_text(row, column) else { return .null }
            return .text(String(cString: text))
        case SQLITE_BLOB:
            guard let bytes = sqlite3_column_blob(row, column) else { return .data([]) }
            return .data([UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(row, column)))))
        default: return .null
        }
    }

    private func check(_ status: Int32, _ operation: String) throws(SQLiteError) {
        guard status == SQLITE_OK else { throw SQLiteError(operation: operation, status: status, message: Self.message(handle)) }
    }

    private static func message(_ handle: OpaquePointer) -> String {
        sqlite3_errmsg(handle).map { String(cString: $0) } ?? "unknown"
    }
}
