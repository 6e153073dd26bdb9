import Caret
import CaretTesting
import Foundation
import Observation
import Testing

/// Groups whose fields depend on values that are loaded.
@MainActor @Suite(.app) struct FormLoadTests {
    struct Offline: LocalizedError {
        var errorDescription: String? { "No connection" }
    }

    /// Answers that the test gives.
    @MainActor final class Server {
        private var waiting: [CheckedContinuation<[String], any Error>] = []
        private(set) var requests = 0
        private(set) var cancellations = 0
        var isDeaf = false

        func plans() async throws -> [String] {
            requests += 1
            if isDeaf { return try await withCheckedThrowingContinuation { waiting.append($0) } }
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { waiting.append($0) }
            } onCancel: {
                Task { @MainActor in self.cancel() }
            }
        }

        private func cancel() {
            cancellations += 1
            answer(.failure(CancellationError()))
        }

        func answer(_ result: Result<[String], any Error>) {
            let continuations = waiting
            waiting = []
            for continuation in continuations { continuation.resume(with: result) }
        }
    }

    @MainActor @Observable final class Customer {
        var name = ""
        var plan = "none"
        var isOld = false
        var showsTrial = false
    }

    private let customer = Customer()
    private let server = Server()

    private func makeForm() -> Form<Customer> {
        let (customer, server) = (customer, server)
        return Form(of: customer) {
            Fields("Name") { Field(text: "Name", \.name) }
            Fields("Plan", footer: "Any time", load: { _ in try await server.plans() }) { plans in
                Field(choice: "", \.plan, from: plans)
                if customer.showsTrial { Field(label: "Trial") { _ in "yes" } }
            }
            .hidden { $0.isOld }
        }
    }

    @Test func aValueIsLoadedOnceAndItsConditionsAreFollowed() async throws {
        let form = makeForm()
        #expect(server.requests == 0)
        let screen = try await FormScreen(form)
        #expect(screen.titles == ["Name", "Loading…"] && server.requests == 1)
        server.answer(.success(["Small", "Large"]))
        try await screen.app.settle()
        #expect(screen.titles == ["Name", "Small", "Large"])
        try await screen.app.tap("Large")
        customer.showsTrial = true
        try await screen.app.settle()
        #expect(customer.plan == "Large" && screen.titles == ["Name", "Small", "Large", "Trial"] && server.requests == 1)
        form.reload()
        try await screen.app.settle()
        #expect(screen.titles == ["Name", "Loading…"] && server.requests == 2)
        server.answer(.success(["Tiny"]))
        try await screen.app.settle()
        #expect(screen.titles == ["Name", "Tiny", "Trial"] && screen.app.diagnostics.isEmpty)
    }

    @Test func aFailureIsShownAndLoadsAgain() async throws {
        let form = makeForm()
        form.texts.retry = "Noch einmal"
        let screen = try await FormScreen(form)
        for request in 1...2 {
            server.answer(.failure(Offline()))
            try await screen.app.settle()
            #expect(screen.titles == ["Name", "No connection", "Noch einmal"] && server.requests == request)
            try await screen.app.tap("Noch einmal")
            try await screen.app.settle()
            #expect(screen.titles == ["Name", "Loading…"])
        }
        server.answer(.success(["Small"]))
        try await screen.app.settle()
        #expect(screen.titles == ["Name", "Small"])
    }

    @Test func aHiddenGroupLoadsWhenItAppears() async throws {
        customer.isOld = true
        let screen = try await FormScreen(makeForm())
        #expect(server.requests == 0 && screen.table.numberOfSections == 1)
        customer.isOld = false
        try await screen.app.settle()
        #expect(server.requests == 1 && screen.titles == ["Name", "Loading…"])
    }

    @Test(arguments: [false, true]) func loadingEndsWithTheWindowAndBeginsAgain(isDeaf: Bool) async throws {
        server.isDeaf = isDeaf
        let screen = try await FormScreen(makeForm())
        let (table, superview) = (screen.table, try #require(screen.table.superview))
        table.removeFromSuperview()
        try await screen.app.settle()
        #expect(server.cancellations == (isDeaf ? 0 : 1))
        // The late answer of a task that ignored its cancellation is not shown.
        server.answer(.success(["Late"]))
        try await screen.app.settle()
        superview.addSubview(table)
        try await screen.app.settle()
        #expect(server.requests == 2 && screen.titles == ["Name", "Loading…"])
        server.answer(.success(["New"]))
        try await screen.app.settle()
        #expect(screen.titles == ["Name", "New"])
    }

    @Test func aFormThatLoadsIsFreedWithItsScreen() async throws {
        weak var form: Form<Customer>?
        let root = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { root })
        do {
            let newForm = makeForm()
            form = newForm
            let screen = UITableViewController(style: .insetGrouped)
            screen.tableView.show(newForm)
            root.pushViewController(screen, animated: false)
        }
        try await app.settle()
        #expect(server.requests == 1 && form != nil)
        root.popViewController(animated: false)
        try await app.settle()
        #expect(server.cancellations == 1 && form == nil)
    }
}
