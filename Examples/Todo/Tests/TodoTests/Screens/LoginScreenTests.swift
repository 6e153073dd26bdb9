import CaretTesting
import Testing
import TodoKit
import UIKit

@testable import Todo

/// The login screen, with a real server.
@MainActor @Suite(.app) struct LoginScreenTests {
    @MainActor private struct Start {
        let server: ServerProcess
        let folder: TemporaryFolder
        let app: TestApp
        let book: TodoBook
        let login: Login
        let root: StylesViewController
    }

    private func launch() async throws -> Start {
        let (server, client, folder) = try await TestClient.withServer()
        let stranger = Session(server: client.url, store: try TodoStore())
        try await stranger.enter(Credentials(name: "Ann", password: "correct horse"), isNew: true)
        let store = try TodoStore()
        let session = Session(server: client.url, store: store)
        let book = TodoBook(store, sync: TodoSync(store, session))
        let login = Login(session, book)
        let app = try await TestApp.launch(AppDelegate(book: book, login: login), on: .standard.scale(1))
        await book.running?.value
        try await app.settle()
        let root = try #require(app.mainWindow.rootViewController as? StylesViewController)
        return Start(server: server, folder: folder, app: app, book: book, login: login, root: root)
    }

    private func type(_ text: String, into name: String, _ start: Start) async throws {
        try await start.app.tap(Query("the field \(name)") { $0.accessibilityIdentifier == name && $0 is UITextField })
        await start.app.type(text)
        try await start.app.settle()
    }

    private func press(_ name: String, _ start: Start) async throws {
        try await start.app.tap(Query("the button \(name)") { $0.accessibilityIdentifier == name && $0 is UITableViewCell })
        try await start.app.settle()
        await start.login.running?.value
    }

    private func finished(_ start: Start) async throws {
        await start.book.running?.value
        try await start.app.settle()
    }

    @Test func aWrongPasswordIsReportedAndTheRightOneLogsIn() async throws {
        let start = try await launch()
        #expect(start.root.presentedViewController != nil, "nobody was asked")
        try await type("Ann", into: "Name", start)
        try await type("wrong horse", into: "Password", start)
        try await press("Log In", start)
        try await finished(start)
        #expect(start.login.problem == "That is not the password, or there is no such name.")
        #expect(start.app.exists("That is not the password, or there is no such name."))
        #expect(start.root.presentedViewController != nil && start.login.user == nil)

        let field = try #require(try start.app.find(.identifier("Password")).view as? UITextField)
        #expect(field.isSecureTextEntry)
        field.text = ""
        field.sendActions(for: .editingChanged)
        try await type("correct horse", into: "Password", start)
        try await press("Log In", start)
        try await finished(start)
        #expect(start.login.user == "Ann" && start.login.password.isEmpty && start.root.presentedViewController == nil)
        #expect(!start.book.status.needsLogin && start.book.status.problem == nil && start.app.diagnostics.isEmpty)
    }

    @Test(arguments: [0, 1]) func bothStylesShowTheLogin(style: Int) async throws {
        let start = try await launch()
        start.root.dismiss(animated: false)
        try await start.app.settle()
        start.root.select(style)
        try await start.app.settle()
        // After a cancellation the screen does not reappear by itself.
        await start.book.refresh()
        try await start.app.settle()
        #expect(start.root.presentedViewController == nil)
        let list = [start.root.delegates, start.root.closures][style]
        let item = try #require(list.topViewController?.navigationItem.leftBarButtonItem)
        #expect(item.accessibilityLabel == "Account")
        try await start.app.tap(Query("the account button") { $0.accessibilityLabel == "Account" && $0.window != nil })
        try await start.app.settle()
        let top = (start.root.presentedViewController as? UINavigationController)?.topViewController
        #expect(top is LoginViewController)
    }

    @Test func aUserWhoLoggedOutIsNotAskedToLogIn() async throws {
        let start = try await launch()
        (start.login.name, start.login.password) = ("Ann", "correct horse")
        #expect(await start.login.enter())
        start.root.dismiss(animated: false)
        try await finished(start)
        try await start.app.tap(Query("the account button") { $0.accessibilityLabel == "Account" && $0.window != nil })
        try await start.app.settle()
        try await start.app.tap("Log Out")
        // A change while no user is logged in, before the server has reported that.
        #expect(start.book.add("Milk") != nil)
        try await start.app.settle()
        while start.login.user != nil || !start.book.status.needsLogin { await start.book.refresh() }
        #expect(start.book.add("Bread") != nil)
        try await finished(start)
        #expect(start.root.presentedViewController == nil && start.book.status.waiting > 0)
    }
}
