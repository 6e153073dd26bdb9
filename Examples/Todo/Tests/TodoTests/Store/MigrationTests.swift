import Foundation
import GRDB
import Testing

@testable import TodoKit
@testable import TodoServer

/// Files of earlier versions are migrated with their content.
@Suite struct MigrationTests {
    @Test func aServersAccountsArePreserved() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("server.sqlite")
        let old = try DatabasePool(path: path)
        try ServerDatabase.migrator.migrate(old, upTo: "accounts")
        try old.write { try $0.execute(sql: "INSERT INTO account (name, password, created) VALUES ('Ann', 'x', 7)") }
        try old.close()

        let pool = try ServerDatabase.open(path)
        let (names, tables) = try pool.read { database in
            (
                try String.fetchAll(database, sql: "SELECT name FROM account"),
                try String.fetchSet(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
            )
        }
        #expect(names == ["Ann"] && tables.isSuperset(of: ["account", "token", "task", "name", "reply"]))
    }

    @Test func aListsTasksArePreservedAndCanBeChanged() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("device.sqlite")
        let id = UUID()
        let old = try DatabaseQueue(path: path)
        try StoreDatabase.migrator.migrate(old, upTo: "records")
        try old.write {
            try $0.execute(
                sql: "INSERT INTO task (id, title, notes, isDone, tags, version) VALUES (?, 'Milk', '', 0, '', 3)",
                arguments: [id.uuidString])
        }
        try old.close()

        let store = try TodoStore(path: path)
        #expect(try store.tasks().map(\.title) == ["Milk"])
        try store.edit(id, TaskEdit(isDone: true))
        #expect(try store.task(id)?.isDone == true && store.pending().count == 1)
    }
}
