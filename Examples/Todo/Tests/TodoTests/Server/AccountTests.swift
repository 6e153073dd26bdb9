import Foundation
import GRDB
import Testing
import TodoModel

@testable import TodoServer

/// Accounts and tokens.
@Suite struct AccountTests {
    @Test func aTokenIsValidUntilItsOwnerLogsOut() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let credentials = #"{"name":"Bea","password":"correct horse"}"#
        #expect(try await client.send("POST", "v1/accounts", json: credentials).status == 201)
        let taken = try await client.send("POST", "v1/accounts", json: #"{"name":"bea","password":"another horse"}"#)
        #expect(taken.status == 409 && taken.problem?.field == "name")
        let wrong = try await client.send("POST", "v1/tokens", json: #"{"name":"Bea","password":"another horse"}"#)
        #expect(wrong.status == 401 && wrong.headers["Www-Authenticate"] ?? wrong.headers["WWW-Authenticate"] == "Bearer")
        let token = try await client.send("POST", "v1/tokens", json: credentials).value(AccessToken.self).token
        let bea = TestClient(server.url, token: token)
        #expect(try await bea.send("GET", "v1/tasks").status == 200)
        #expect(try await bea.send("DELETE", "v1/tokens/current").status == 204)
        #expect(try await bea.send("GET", "v1/tasks").status == 401)
        #expect(try await TestClient(server.url).send("GET", "v1/tasks").status == 401)
        #expect(try await TestClient(server.url, token: "nonsense").send("GET", "v1/tasks").status == 401)
    }

    @Test func neitherPasswordsNorTokensAreStored() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        await server.child.stop()
        let database = try DatabaseQueue(path: folder.file("server.sqlite"))
        let (password, hashes) = try await database.read { database in
            (
                try String.fetchOne(database, sql: "SELECT password FROM account"),
                try String.fetchAll(database, sql: "SELECT hash FROM token")
            )
        }
        #expect(password?.hasPrefix("scrypt$10$3$") == true && password?.contains("horse") == false)
        #expect(hashes.count == 1 && hashes[0].count == 64 && hashes[0] != client.token)
    }

    @Test func aHashMatchesItsPasswordAlone() async throws {
        let passwords = Passwords(cost: 10, threads: 1)
        let first = try await passwords.hash("correct horse")
        #expect(try await passwords.hash("correct horse") != first, "two hashes of one password are the same: no salt")
        #expect(try await passwords.check("correct horse", against: first))
        #expect(try await !passwords.check("Correct horse", against: first))
        #expect(try await !passwords.check("correct horse", against: nil))
        #expect(try await !passwords.check("correct horse", against: "plain$correct horse"))
        #expect(try await !passwords.check("correct horse", against: "scrypt$10$3$nonsense"))
        // RFC 7914's example, as hashes were written before they were repeated three times.
        let old = "scrypt$14$U29kaXVtQ2hsb3JpZGU=$cCO9yzr9c0hGHAbNgf046/2o+7qQT44+qbVD9lRdofI="
        #expect(try await passwords.check("pleaseletmein", against: old))
        // One character, encoded in two ways.
        #expect(try await passwords.check("caf\u{E9} noir", against: passwords.hash("cafe\u{301} noir")))
        try await passwords.close()
    }

    @Test func theDatabaseIsReadableByItsOwnerAlone() async throws {
        let (server, _, folder) = try await TestClient.withServer()
        defer { _ = server }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.count == 3, "\(files)")
        for name in files {
            let rights = try FileManager.default.attributesOfItem(atPath: folder.file(name))[.posixPermissions] as? Int
            #expect(rights == 0o600, "\(name)")
        }
    }

    @Test func aTokenExpires() async throws {
        let folder = try TemporaryFolder()
        let pool = try ServerDatabase.open(folder.file("server.sqlite"))
        let time = ManualTime()
        let accounts = Accounts(pool, WriteQueue(pool), Passwords(cost: 10, threads: 1), now: { time.now })
        let token = try await accounts.register(Credentials(name: "Ann", password: "correct horse")).token
        time.advance(days: Accounts.tokenLife - 1)
        #expect(try await accounts.account(of: token) != nil)
        time.advance(days: 1)
        #expect(try await accounts.account(of: token) == nil)
    }

    @Test func confirmedChangesAreOnTheDisk() throws {
        let folder = try TemporaryFolder()
        let pool = try ServerDatabase.open(folder.file("server.sqlite"))
        let (mode, waits) = try pool.writeWithoutTransaction { database in
            (
                try String.fetchOne(database, sql: "PRAGMA journal_mode"), try Int.fetchOne(database, sql: "PRAGMA synchronous")
            )
        }
        // 2 is FULL: each commit waits for the disk.
        #expect(mode == "wal" && waits == 2)
    }
}
