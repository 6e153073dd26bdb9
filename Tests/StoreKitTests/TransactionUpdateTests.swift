import CaretTesting
import StoreKit
import Synchronization
import SystemServices
import Testing

/// Sequences of what happens without a request of the app.
@MainActor @Suite(.app) struct TransactionUpdateTests {
    /// Records elements of sequences on any thread.
    private final class Recorder: Sendable {
        private let state = Mutex<[String]>([])
        private let threads = Mutex<[Bool]>([])
        var values: [String] { state.withLock { $0 } }
        var isMain: [Bool] { threads.withLock { $0 } }
        func record(_ value: String) {
            state.withLock { $0.append(value) }
            threads.withLock { $0.append(Thread.isMainThread) }
        }
    }

    private let recorder = Recorder()

    private func observe() -> Task<Void, Never> {
        let recorder = recorder
        return Task {
            for await result in Transaction.updates {
                let transaction = result.unsafePayloadValue
                recorder.record("\(transaction.productID) \(transaction.revocationDate == nil ? transaction.reason.rawValue : "REFUND")")
            }
            recorder.record("end")
        }
    }

    @Test func updatesAreApprovalsRefundsAndPurchasesElsewhere() async throws {
        let app = try await StoreSamples.launch()
        let task = observe()
        try await app.settle()
        app.system.store.answer = .success
        let products = try await Product.products(for: ["recipes", "sauce"])
        _ = try await products[1].purchase()
        _ = try await products[0].purchase(options: [.simulatesAskToBuyInSandbox(true)])
        try await app.settle()
        #expect(recorder.values.isEmpty)
        #expect(app.system.store.approve("sauce"))
        #expect(!app.system.store.approve("sauce") && !app.system.store.decline("recipes"))
        try await app.settle()
        #expect(recorder.values == ["sauce PURCHASE"])
        app.system.store.refund("recipes")
        app.system.store.buy("gold")
        try await app.settle()
        #expect(recorder.values == ["sauce PURCHASE", "recipes REFUND", "gold PURCHASE"])
        #expect(!app.system.store.buy("unknown"))
        task.cancel()
    }

    @Test func updatesAreReceivedOnTheThreadOfTheIteration() async throws {
        let app = try await StoreSamples.launch()
        let recorder = recorder
        let (started, continuation) = AsyncStream.makeStream(of: Void.self)
        let task = Task.detached {
            var iterator = Transaction.updates.makeAsyncIterator()
            continuation.yield()
            _ = await iterator.next()
            recorder.record(Thread.isMainThread ? "main" : "other")
        }
        for await _ in started { break }
        let store = app.system.store
        _ = await Task.detached { store.buy("sauce") }.value
        await task.value
        #expect(recorder.values == ["other"])
    }

    @Test func aDeclinedPurchaseIsNoTransaction() async throws {
        let app = try await StoreSamples.launch()
        let task = observe()
        app.system.store.answer = .pending
        _ = try await Product.products(for: ["sauce"])[0].purchase()
        #expect(app.system.store.decline("sauce") && app.system.store.pending.isEmpty)
        try await app.settle()
        #expect(recorder.values.isEmpty && app.system.store.transactions.isEmpty)
        task.cancel()
    }

    @Test func unfinishedTransactionsAreDeliveredAfterTheNextLaunch() async throws {
        let app = try await StoreSamples.launch()
        app.system.store.answer = .success
        let products = try await Product.products(for: ["sauce", "recipes"])
        guard case .success(.verified(let recipes)) = try await products[1].purchase() else { return fail("not bought") }
        _ = try await products[0].purchase()
        await recipes.finish()
        let early = observe()
        try await app.settle()
        app.terminate()
        await early.value
        #expect(recorder.values == ["end"])
        let next = try await StoreSamples.launch()
        #expect(next.system.store.transactions.count == 2)
        let task = observe()
        try await next.settle()
        #expect(recorder.values == ["end", "sauce PURCHASE"])
        let second = observe()
        try await next.settle()
        #expect(recorder.values == ["end", "sauce PURCHASE"])
        task.cancel()
        second.cancel()
    }

    @Test func storefrontsAndStatusesAreSequences() async throws {
        let app = try await StoreSamples.launch(settings: "{\"_timeRate\": 15}")
        let recorder = recorder
        let storefronts = Task { for await storefront in Storefront.updates { recorder.record(storefront.countryCode) } }
        let statuses = Task {
            for await status in Product.SubscriptionInfo.Status.updates { recorder.record(status.state.localizedDescription) }
        }
        try await app.settle()
        app.system.store.storefront = "JPN"
        app.system.store.storefront = "JPN"
        app.system.store.buy("gold")
        app.system.store.expire("gold")
        try await app.settle()
        #expect(recorder.values.sorted() == ["Expired", "JPN", "Subscribed"])
        for task in [storefronts, statuses] { task.cancel() }
    }
}
