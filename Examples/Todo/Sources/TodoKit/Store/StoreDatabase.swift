import GRDB
import TodoModel

/// The store's tables.
enum StoreDatabase {
    /// Opens a file, or a database in memory for `nil`, and migrates its tables.
    ///
    /// Each commit waits for the disk, because a screen shows its data as saved.
    static func open(_ path: String?) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.label = "todo-store"
        configuration.busyMode = .timeout(10)
        if let path { PrivateFile.make(path) }
        let queue =
            try path.map { try DatabaseQueue(path: $0, configuration: configuration) } ?? DatabaseQueue(configuration: configuration)
        if path != nil {
            try queue.writeWithoutTransaction { database in
                _ = try String.fetchOne(database, sql: "PRAGMA journal_mode = WAL")
                try database.execute(sql: "PRAGMA synchronous = FULL")
            }
        }
        try migrator.migrate(queue)
        return queue
    }

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("records") { try $0.execute(sql: records) }
        migrator.registerMigration("outbox") { try $0.execute(sql: outbox) }
        return migrator
    }

    private static let records = """
        CREATE TABLE task (
            place INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, title TEXT NOT NULL, notes TEXT NOT NULL,
            isDone INTEGER NOT NULL, due TEXT, project TEXT, tags TEXT NOT NULL, version INTEGER NOT NULL) STRICT;
        CREATE TABLE name (
            kind TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL,
            PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;
        """

    private static let outbox = """
        CREATE TABLE outbox (
            number INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, record TEXT NOT NULL,
            action TEXT NOT NULL) STRICT;
        CREATE INDEX outbox_by_record ON outbox(kind, record);
        CREATE TABLE refusal (number INTEGER PRIMARY KEY, kind TEXT NOT NULL, record TEXT NOT NULL, reason TEXT NOT NULL) STRICT;
        CREATE TABLE state (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
        """
}
