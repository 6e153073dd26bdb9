import Foundation
import Synchronization
import Testing
import TodoKit

@testable import Todo

/// Logins during other operations.
@MainActor @Suite struct LoginTests {
    private func start(_ client: TestClient, _ make: (Session) -> any TodoTransport) throws -> (TodoStore, TodoBook, Login) {
        let store = try TodoStore()
        let session = Session(server: client.url, store: store)
        let book = TodoBook(store, sync: TodoSync(store, make(session)))
        return (store, book, Login(session, book))
    }

    @Test func anAnswerForOneAccountIsNotStoredInAnothersList() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        var gate: HeldTransport?
        let (store, book, login) = try start(client) {
            let held = HeldTransport($0)
            gate = held
            return held
        }
        let held = try #require(gate)
        let ann = try await client.registered("Ann")
        (login.name, login.password) = ("Ann", "correct horse")
        held.open()
        #expect(await login.enter())
        await book.running?.value

        held.close()
        _ = try await ann.addTask("Ann's")
        book.startSync()
        await held.called()
        (login.name, login.password) = ("Bob", "another horse")
        let entering = Task { await login.enter(isNew: true, replacing: true) }
        for _ in 0..<1_000 { await Task.yield() }
        #expect(try store.owner()?.name == "Ann", "somebody came in while an answer was on its way")
        held.open()
        #expect(await entering.value)
        await book.running?.value
        #expect(try store.tasks().isEmpty && store.owner()?.name == "Bob" && book.status.problem == nil)
    }

    @Test func aCancelledLoginDoesNotLogIn() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let (store, _, login) = try start(client) { $0 }
        (login.name, login.password) = ("Ann", "correct horse")
        let entering = Task { await login.enter(isNew: true) }
        entering.cancel()
        #expect(await !entering.value)
        #expect(try login.user == nil && login.problem == nil && store.owner() == nil)
    }
}

/// A transport that holds answers back until the test opens it.
private final class HeldTransport: TodoTransport {
    private let transport: any TodoTransport
    private let state = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))
    private let (calls, writing) = AsyncStream.makeStream(of: Void.self)

    init(_ transport: any TodoTransport) { self.transport = transport }

    /// Waits for an answer that is held back.
    func called() async { for await _ in calls { return } }

    func close() { state.withLock { $0.isOpen = false } }

    func open() {
        let waiting = state.withLock { state in
            defer { state = (true, []) }
            return state.waiting
        }
        for one in waiting { one.resume() }
    }

    func send(_ call: TodoCall) async throws -> TodoAnswer {
        let answer = try await transport.send(call)
        await withCheckedContinuation { one in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(one) }
                return state.isOpen
            }
            if isOpen { one.resume() } else { writing.yield() }
        }
        return answer
    }
}
