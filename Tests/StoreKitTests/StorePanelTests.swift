import Testing

@testable import SystemServices

/// The panel of the store.
@MainActor struct StorePanelTests {
    private let store = StoreService(requests: RequestLog())

    private func row(_ title: String) -> PanelRow? { store.panelSection.rows.first { $0.title == title } }

    private func choose(_ choice: String, _ title: String) throws {
        let found = try #require(store.panelSection.rows.first { $0.title == title })
        try #require(found.choices.first { $0.title == choice }).choose()
    }

    private func launch() {
        store.load(contents: StoreSamples.file())
        store.record("loads products")
    }

    @Test func thePanelIsEmptyUntilTheAppUsesTheStore() {
        #expect(store.panelSection.rows.isEmpty)
        launch()
        #expect(row("Sauce")?.value == "$0.99")
    }

    @Test func thePersonChoosesAnswers() throws {
        launch()
        #expect(row("Payment")?.value == "Ask")
        for (title, answer) in [
            ("Pay", StoreService.Answer.success), ("Cancel", .cancelled), ("Fail", .failed(.unknown)), ("Ask to Buy", .pending),
            ("Ask", .ask),
        ] {
            try choose(title, "Payment")
            #expect(store.answer == answer && row("Payment")?.value == title)
        }
        try choose("No", "Allows Purchases")
        try choose("No", "Store Is Reachable")
        try choose("Month: 30 Seconds", "Renewal Rate")
        try choose("Yes", "Renewals Fail")
        try choose("Yes", "Grace Period")
        #expect(!store.canMakePayments && store.isOffline && store.timeRate == .monthlyRenewalEveryThirtySeconds)
        #expect(store.failsRenewals && store.hasGracePeriod)
    }

    @Test func thePersonApprovesAndRefunds() throws {
        launch()
        for id: UInt64 in [101, 102] { store.suspend(StorePurchase(id: id, productID: "sauce")) }
        try choose("Approve", "sauce")
        try choose("Decline", "sauce")
        #expect(store.pending.isEmpty && store.transactions.count == 1)
        let title = "\(store.transactions[0].id): sauce"
        #expect(row(title)?.value == "Unfinished")
        store.finish(store.transactions[0].id)
        #expect(row(title)?.value == "Finished")
        try choose("Refund", title)
        #expect(row(title)?.value == "Refunded" && row(title)?.choices.isEmpty == true)
    }

    @Test func thePersonChangesSubscriptions() throws {
        launch()
        try choose("Buy on Another Device", "Gold")
        #expect(row("gold")?.value == "Subscribed")
        try choose("Renew Now", "gold")
        #expect(store.transactions.count == 2)
        try choose("Turn Renewal Off", "gold")
        #expect(store.subscriptions[0].willAutoRenew == false)
        try choose("Turn Renewal On", "gold")
        try choose("Raise the Price", "gold")
        #expect(store.subscriptions[0].willAutoRenew && store.subscriptions[0].priceIncrease == .pending)
        #expect(store.answerPriceConsent("gold", agrees: true))
        store.failsRenewals = true
        try choose("Renew Now", "gold")
        #expect(row("gold")?.value == "Billing Retry")
        store.failsRenewals = false
        try choose("Collect the Payment", "gold")
        #expect(row("gold")?.value == "Subscribed")
        try choose("Expire", "gold")
        #expect(row("gold")?.value == "Expired" && row("gold")?.choices.isEmpty == true)
    }
}
