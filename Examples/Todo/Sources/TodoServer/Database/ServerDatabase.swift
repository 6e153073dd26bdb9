import GRDB
import TodoModel

/// The server's tables.
enum ServerDatabase {
    /// Opens a database, and migrates its tables.
    ///
    /// Each commit waits for the disk, because calls are answered as done.
    static func open(_ path: String) throws -> DatabasePool {
        var configuration = Configuration()
        configuration.label = "todo-server"
        configuration.busyMode = .timeout(10)
        configuration.maximumReaderCount = 4
        PrivateFile.make(path)
        let pool = try DatabasePool(path: path, configuration: configuration)
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        try migrator.migrate(pool)
        return pool
    }

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("accounts") { try $0.execute(sql: accounts) }
        migrator.registerMigration("records") { try $0.execute(sql: records) }
        migrator.registerMigration("replies") { try $0.execute(sql: replies) }
        return migrator
    }

    private static let accounts = """
        CREATE TABLE account (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL COLLATE NOCASE UNIQUE, password TEXT NOT NULL,
            sequence INTEGER NOT NULL DEFAULT 0, created INTEGER NOT NULL) STRICT;
        CREATE TABLE token (
            hash TEXT NOT NULL PRIMARY KEY, account INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
            created INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        CREATE INDEX token_by_account ON token(account);
        """

    /// The tables of records. A deleted record stays as a tombstone, so that devices that were away receive the
    /// deletion. `created` and `sequence` are the numbers of the record's first and latest change.
    private static let records = """
        CREATE TABLE task (
            account INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE, id TEXT NOT NULL,
            title TEXT NOT NULL, notes TEXT NOT NULL, isDone INTEGER NOT NULL, due TEXT, project TEXT, tags TEXT NOT NULL,
            version INTEGER NOT NULL, created INTEGER NOT NULL, sequence INTEGER NOT NULL, isDeleted INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (account, id)) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX task_by_sequence ON task(account, sequence);
        CREATE UNIQUE INDEX task_by_creation ON task(account, created) WHERE NOT isDeleted;
        CREATE INDEX task_by_project ON task(account, project) WHERE project IS NOT NULL;
        CREATE TABLE name (
            account INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE, kind TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL,
            version INTEGER NOT NULL, created INTEGER NOT NULL, sequence INTEGER NOT NULL, isDeleted INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (account, kind, id)) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX name_by_sequence ON name(account, sequence);
        CREATE UNIQUE INDEX name_by_creation ON name(account, kind, created) WHERE NOT isDeleted;
        """

    /// The table of answers to calls with a key, so that calls can be repeated without being performed again.
    private static let replies = """
        CREATE TABLE reply (
            account INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
            status INTEGER NOT NULL, tag TEXT, location TEXT, body BLOB, created INTEGER NOT NULL,
            PRIMARY KEY (account, key)) STRICT, WITHOUT ROWID;
        CREATE INDEX reply_by_age ON reply(created);
        """
}
