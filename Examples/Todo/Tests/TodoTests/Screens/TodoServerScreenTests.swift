import CaretTesting
import Observation
import Testing
import TodoKit
import UIKit

@testable import Todo

/// The app and a real server.
@MainActor @Suite(.app, .timeLimit(.minutes(5))) struct TodoServerScreenTests {
    @Test func aTaskThatIsAddedOnTheWebPageAppearsInTheList() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let store = try TodoStore()
        let book = TodoBook(store, sync: TodoSync(store, HTTPTransport(server: client.url, token: client.token)))
        let app = try await TestApp.launch(AppDelegate(book: book), on: .standard.scale(1))
        await book.refresh()
        #expect(book.tasks.isEmpty && book.status.problem == nil)

        // The page accepts the same token, in a cookie.
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

    @Test func `R77 M10 tasks entered on the web page appear in the list by themselves`() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        defer { _ = (server, folder) }
        let store = try TodoStore()
        let book = TodoBook(store, sync: TodoSync(store, HTTPTransport(server: client.url, token: client.token)))
        let app = try await TestApp.launch(AppDelegate(book: book), on: .standard.scale(1))
        await book.refresh()
        let cookie = "todo=\(try #require(client.token))"
        // Without a refresh by the user: the server reports a change, and the test waits until the book has changed.
        #expect(try await client.submit("page/names", ["kind": "project", "name": "Kitchen"], cookie: cookie).status == 302)
        await changed { book.projects.isEmpty }
        let project = try #require(book.projects.first)
        let fields = ["title": "From the page", "project": project.id.uuidString]
        #expect(try await client.submit("page/tasks", fields, cookie: cookie).status == 302)
        await changed { book.tasks.isEmpty }
        try await app.settle()
        #expect(app.exists("From the page") && book.tasks.map { TaskWords(book: book).summary($0) } == ["Kitchen"])
        #expect(book.status.problem == nil && app.diagnostics.isEmpty)
    }

    /// Waits until the values that a condition reads make the condition false.
    private func changed(_ isAsBefore: @MainActor () -> Bool) async {
        while isAsBefore() {
            await withCheckedContinuation { continuation in
                withObservationTracking {
                    _ = isAsBefore()
                } onChange: {
                    continuation.resume()
                }
            }
            await Task.yield()
        }
    }

    @Test func `M10 the sentences of the status are separate`() async throws {
        let (server, client, folder) = try await TestClient.withServer()
        await server.child.stop()
        defer { _ = folder }
        let store = try TodoStore()
        let book = TodoBook(store, sync: TodoSync(store, HTTPTransport(server: client.url, token: client.token)))
        _ = book.add("Milk")
        await book.running?.value
        let words = TaskWords(book: book).status
        #expect(words.hasSuffix(". 1 change waits until then.") && !words.contains(".."), "\(words)")
        _ = book.add("Bread")
        await book.running?.value
        #expect(TaskWords(book: book).status.hasSuffix(". 2 changes wait until then."))
    }

    @Test func withoutTheServerTheListWorksAndReportsIt() async throws {
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
