import Foundation
import Testing

@testable import TodoKit

/// Logins, and the owners of lists.
@Suite struct SessionTests {
    private static let ann = Credentials(name: "Ann", password: "correct horse")

    @Test func aLoginIsPreservedAtTheNextLaunch() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let (store, file) = (try TodoStore(), folder.file("device.token"))
        let session = Session(server: client.url, store: store, tokens: file)
        await #expect(throws: TodoError.unauthorized) { try await session.send(TodoCall("GET", "v1/changes")) }
        try await session.enter(Self.ann, isNew: true)
        #expect(await session.name == "Ann")
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)

        let next = Session(server: client.url, store: store, tokens: file)
        #expect(await next.name == "Ann")
        #expect(try await next.send(TodoCall("GET", "v1/changes")).status == 200)
        await next.leave()
        #expect(!FileManager.default.fileExists(atPath: file))
        // The other session has the same token, which is revoked by now.
        #expect(try await session.send(TodoCall("GET", "v1/changes")).status == 401)
        #expect(await session.name == nil)
        await #expect(throws: TodoError.unauthorized) { try await session.send(TodoCall("GET", "v1/changes")) }
    }

    @Test func aWrongPasswordIsRefused() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let session = Session(server: client.url, store: try TodoStore())
        try await session.enter(Self.ann, isNew: true)
        let other = Session(server: client.url, store: try TodoStore())
        await #expect(throws: TodoError.unauthorized) { try await other.enter(Credentials(name: "Ann", password: "wrong horse")) }
        #expect(await other.name == nil)
        try await other.enter(Credentials(name: " ann ", password: "correct horse"))
        #expect(await other.name == "ann")
    }

    @Test func aTokenFileOfAnotherServerIsIgnored() async throws {
        let folder = try TemporaryFolder()
        let server = try #require(URL(string: "http://127.0.0.1:1"))
        let file = TokenFile(path: folder.file("device.token"))
        try file.write(TokenFile.Entry(account: Account(name: "Ann", server: try #require(URL(string: "http://elsewhere"))), token: "x"))
        #expect(await Session(server: server, store: try TodoStore(), tokens: file.path).name == nil)
        try Data("nonsense".utf8).write(to: URL(fileURLWithPath: try #require(file.path)))
        #expect(await Session(server: server, store: try TodoStore(), tokens: file.path).name == nil)
    }

    @Test func changesOfOneAccountNeverReachAnother() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let store = try TodoStore()
        let session = Session(server: client.url, store: store)
        // Changes before any login belong to the first account that logs in.
        try store.add(TodoTask(title: "Ann's"))
        try await session.enter(Self.ann, isNew: true)
        try await TodoSync(store, session).run()
        try store.add(TodoTask(title: "Ann's, too"))
        await session.leave()

        let bob = Credentials(name: "Bob", password: "another horse")
        let owner = Account(name: "Ann", server: client.url)
        await #expect(throws: TodoError.otherAccount(owner, waiting: 1)) { try await session.enter(bob, isNew: true) }
        #expect(try store.tasks().count == 2 && store.owner() == owner)
        // The same account in another spelling is the same account.
        try await session.enter(Credentials(name: "ANN", password: "correct horse"))
        await session.leave()

        try await session.enter(bob, isNew: true, replacing: true)
        try await TodoSync(store, session).run()
        #expect(try store.tasks().isEmpty && store.pending().isEmpty && store.owner()?.name == "Bob")
        try await session.enter(Self.ann, replacing: true)
        try await TodoSync(store, session).run()
        #expect(try store.tasks().map(\.title) == ["Ann's"])
    }

    @Test func givenCredentialsLogInWhenTheyAreNeeded() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let session = Session(server: client.url, store: try TodoStore(), credentials: Self.ann, isNew: true)
        #expect(await session.name == nil)
        #expect(try await session.send(TodoCall("GET", "v1/changes")).status == 200)
        #expect(await session.name == "Ann")
    }

    /// The answer to the first attempt was lost: the account exists, and the client does not know.
    @Test func anExistingAccountLogsIn() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        try await Session(server: client.url, store: try TodoStore()).enter(Self.ann, isNew: true)
        let again = Session(server: client.url, store: try TodoStore(), credentials: Self.ann, isNew: true)
        #expect(try await again.send(TodoCall("GET", "v1/changes")).status == 200)
        let other = Credentials(name: "Ann", password: "wrong horse")
        let stranger = Session(server: client.url, store: try TodoStore(), credentials: other, isNew: true)
        await #expect(throws: TodoError.unauthorized) { try await stranger.send(TodoCall("GET", "v1/changes")) }
    }

    @Test(
        arguments: [
            ("Ann", "http://a:80", "aNN", "HTTP://A/", true), ("Ann", "https://a", "Ann", "https://a:443/", true),
            ("Ann", "http://a/x/", "Ann", "http://a/x", true), ("Änn", "http://a", "änn", "http://a", false),
            ("e\u{301}", "http://a", "é", "http://a", false), ("Ann", "http://a", "Ann", "http://a:81", false),
            ("Ann", "http://a", "Ann", "http://a/x", false), ("Ann", "http://a", "Ann", "https://a", false),
        ])
    func accountsAreEqualAsTheServerComparesThem(name: String, server: String, other: String, otherServer: String, isSame: Bool) throws {
        let account = Account(name: name, server: try #require(URL(string: server)))
        #expect(account.isSame(as: Account(name: other, server: try #require(URL(string: otherServer)))) == isSame)
    }

    @Test func aListIsReadableByItsOwnerAlone() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("device.sqlite")
        // As earlier versions created the file.
        #expect(FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o644]))
        let store = try TodoStore(path: path)
        try store.add(TodoTask(title: "Milk"))
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let rights = try FileManager.default.attributesOfItem(atPath: folder.file(name))[.posixPermissions] as? Int
            #expect(rights == 0o600, "\(name)")
        }
    }
}
