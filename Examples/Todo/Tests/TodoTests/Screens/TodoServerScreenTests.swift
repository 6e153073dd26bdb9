import CaretTesting
import Testing
import TodoKit
import UIKit

@testable import Todo

/// The app and a real server.
@MainActor @Suite(.app) struct TodoServerScreenTests {
    @Test func aTaskThatIsAddedOnTheWebPageComesIntoTheList() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let store = try TodoStore()
        let book = TodoBook(store, sync: TodoSync(store, HTTPTransport(server: client.url, token: client.token)))
        let app = try await TestApp.launch(AppDelegate(book: book), on: .standard.scale(1))
        await book.refresh()
        #expect(book.tasks.isEmpty && book.status.problem == nil)

        // The page takes the same token, in a cookie.
        let cookie = "todo=\(try #require(client.token))"
        #expect(try await client.submit("page/tasks", ["title": "From the page"], cookie: cookie).status == 302)
        await app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 750), over: .milliseconds(400), rest: .milliseconds(200))
        await book.running?.value
        try await app.settle()
        #expect(book.tasks.map(\.title) == ["From the page"] && app.exists("From the page"))

        book.setDone(try #require(book.tasks.first?.id), true)
        await book.running?.value
        #expect(try await client.send("GET", "v1/tasks?done=true").value(Page<TodoTask>.self).items.count == 1)
    }

    @Test func withoutTheServerTheListWorksAndSaysSo() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        await server.child.stop()
        defer { _ = folder }
        let store = try TodoStore()
        let book = TodoBook(store, sync: TodoSync(store, HTTPTransport(server: client.url, token: client.token)))
        let app = try await TestApp.launch(AppDelegate(book: book), on: .standard.scale(1))
        _ = book.add("Milk")
        await book.running?.value
        try await app.settle()
        #expect(app.exists("Milk") && book.status.waiting == 1)
        #expect(book.status.problem?.contains("cannot be reached") == true)
        #expect(TaskWords(book: book).status.hasSuffix("1 change waits until then."))
    }

    @Test(arguments: [
        (["--server", "nonsense"], "--server: 'nonsense' is no address. Write http://127.0.0.1:8080."),
        (["--server"], "--server wants a value."), (["--frobnicate"], "'--frobnicate' is no option."),
        (["--server", "http://x", "--name", "ann"], "--name wants --server, and the password in TASKS_PASSWORD."),
        (["--name", "ann"], "--name wants --server, and the password in TASKS_PASSWORD."), (["--new"], "--new wants --name."),
    ])
    func aWrongOptionIsNamed(arguments: [String], message: String) {
        #expect(throws: LaunchOptions.Mistake.self) { try LaunchOptions(arguments) }
        do { _ = try LaunchOptions(arguments) } catch { #expect("\(error)" == message) }
    }
}
