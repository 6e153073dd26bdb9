@_implementationOnly import CSQLiteFile

/// A database file that is only read. Wraps `sqlite3`.
///
/// The file may come from anywhere: its views and triggers call no functions that change anything, a value has at most 32 MB, and a query
/// that takes too many steps fails.
package struct SQLiteFile: ~Copyable {
    /// 32 MB: the largest value that is read.
    private static let largestValue: Int32 = 32 << 20
    /// 10,000: after how many of SQLite's steps its budget is looked at.
    private static let stride: Int32 = 10_000
    /// 50 million steps: some seconds of a processor's time, for one query.
    private static let budget = 5_000

    private let handle: OpaquePointer

    private init(handle: OpaquePointer) { self.handle = handle }

    /// Opens a file.
    ///
    /// - Throws: ``SQLiteError`` for a file that does not exist, or that is no database.
    package static func open(_ path: String) throws(SQLiteError) -> SQLiteFile {
        var opened: OpaquePointer?
        let status = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
        guard status == SQLITE_OK, let opened else {
            let message = opened.map(message) ?? "no memory"
            sqlite3_close_v2(opened)
            throw SQLiteError(operation: "sqlite3_open_v2", status: status, message: message)
        }
        sqlite3_limit(opened, SQLITE_LIMIT_LENGTH, largestValue)
        let file = SQLiteFile(handle: opened)
        _ = try file.rows("PRAGMA trusted_schema=OFF")
        // SQLite reads nothing of a file before it is asked for something of it.
        _ = try file.rows("SELECT count(*) FROM sqlite_master")
        return file
    }

    deinit { sqlite3_close_v2(handle) }

    /// The rows that a query gives.
    ///
    /// - Parameters:
    ///   - query: one statement, with a `?` for each argument.
    ///   - arguments: whole numbers.
    ///   - limit: how many rows are read at most; 10,000 by default.
    /// - Throws: ``SQLiteError`` for a statement that is wrong, a damaged file, and a query that takes too many steps.
    package borrowing func rows(
        _ query: String, _ arguments: [Int] = [], limit: Int = 10_000
    ) throws(SQLiteError) -> [[SQLiteValue]] {
        var prepared: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, query, -1, &prepared, nil), "sqlite3_prepare_v2")
        defer { sqlite3_finalize(prepared) }
        for (index, argument) in arguments.enumerated() {
            try check(sqlite3_bind_int64(prepared, Int32(index + 1), Int64(argument)), "sqlite3_bind_int64")
        }
        let left = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        left.initialize(to: Self.budget)
        let count: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { context in
            guard let left = context?.assumingMemoryBound(to: Int.self) else { return 1 }
            left.pointee -= 1
            return left.pointee < 0 ? 1 : 0
        }
        sqlite3_progress_handler(handle, Self.stride, count, left)
        defer {
            sqlite3_progress_handler(handle, 0, nil, nil)
            left.deallocate()
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
