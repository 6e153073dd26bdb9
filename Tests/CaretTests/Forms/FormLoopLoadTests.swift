import Caret
import CaretTesting
import Observation
import Testing

/// Groups of a loop whose fields depend on values that are loaded.
@MainActor @Suite(.app) struct FormLoopLoadTests {
    @MainActor @Observable final class Mall {
        var shops: [String] = ["A", "B", "C"]
    }

    /// Answers that the test gives, by name.
    @MainActor final class Server {
        private var waiting: [(name: String, continuation: CheckedContinuation<String, Never>)] = []
        private(set) var requests: [String] = []

        func offer(of name: String) async -> String {
            requests.append(name)
            return await withCheckedContinuation { waiting.append((name, $0)) }
        }

        func answer(_ name: String) {
            guard let index = waiting.firstIndex(where: { $0.name == name }) else { return }
            waiting.remove(at: index).continuation.resume(returning: "Offer of \(name)")
        }

        func answerAll() { while let name = waiting.first?.name { answer(name) } }
    }

    private let mall = Mall()
    private let server = Server()

    private func launch() async throws -> FormScreen {
        let (mall, server) = (mall, server)
        let form = Form(of: mall) {
            for shop in mall.shops {
                Fields(load: { _ in await server.offer(of: shop) }) { offer in
                    Field(label: "\(shop): \(offer)") { _ in "" }
                }
                .id(shop)
            }
        }
        return try await FormScreen(form)
    }

    @Test func eachGroupLoadsItsValueOnce() async throws {
        let screen = try await launch()
        #expect(server.requests == ["A", "B", "C"] && screen.titles == ["Loading…", "Loading…", "Loading…"])
        server.answer("B")
        try await screen.app.settle()
        #expect(screen.titles == ["Loading…", "B: Offer of B", "Loading…"])
        server.answerAll()
        try await screen.app.settle()
        #expect(screen.titles == ["A: Offer of A", "B: Offer of B", "C: Offer of C"] && server.requests.count == 3)
    }

    @Test func aRemovedElementLoadsAgainWhenItReturns() async throws {
        let screen = try await launch()
        server.answerAll()
        try await screen.app.settle()
        mall.shops = ["A"]
        try await screen.app.settle()
        mall.shops = ["A", "B"]
        try await screen.app.settle()
        #expect(screen.titles == ["A: Offer of A", "Loading…"] && server.requests == ["A", "B", "C", "B"])
        server.answerAll()
        try await screen.app.settle()
        #expect(screen.titles == ["A: Offer of A", "B: Offer of B"])
    }

    @Test func aValueStaysWithItsElement() async throws {
        let screen = try await launch()
        server.answerAll()
        try await screen.app.settle()
        mall.shops.removeFirst()
        try await screen.app.settle()
        #expect(screen.titles == ["B: Offer of B", "C: Offer of C"])
        mall.shops = ["C", "D", "B"]
        try await screen.app.settle()
        #expect(screen.titles == ["C: Offer of C", "Loading…", "B: Offer of B"] && server.requests == ["A", "B", "C", "D"])
        server.answerAll()
        try await screen.app.settle()
        #expect(screen.titles == ["C: Offer of C", "D: Offer of D", "B: Offer of B"])
    }

    @Test func aGroupMayMoveWhileItLoads() async throws {
        let screen = try await launch()
        server.answer("A")
        try await screen.app.settle()
        mall.shops = ["C", "B"]
        try await screen.app.settle()
        #expect(screen.titles == ["Loading…", "Loading…"])
        server.answer("C")
        try await screen.app.settle()
        #expect(screen.titles == ["C: Offer of C", "Loading…"])
        server.answer("B")
        try await screen.app.settle()
        #expect(screen.titles == ["C: Offer of C", "B: Offer of B"] && server.requests == ["A", "B", "C"])
    }
}
