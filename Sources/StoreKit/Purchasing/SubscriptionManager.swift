internal import SystemServices

/// The alert in which the person turns subscriptions off and on.
@MainActor enum SubscriptionManager {
    /// Shows the alert, and applies the answer.
    ///
    /// - Parameter groupID: The group of the subscription; `nil` for all groups.
    static func run(groupID: String?) async throws {
        guard let store = StoreSession.current.service, let host = ApplicationHost.current else { throw StoreKitError.unknown }
        store.record("shows subscriptions")
        let subscriptions = store.subscriptions.filter { $0.nextDate != nil && (groupID == nil || $0.groupID == groupID) }
        let buttons = subscriptions.map { subscription in
            let name = store.product(subscription.productID)?.name ?? subscription.productID
            return SystemAlert.Button(
                subscription.willAutoRenew ? "Cancel “\(name)”" : "Renew “\(name)”",
                style: subscription.willAutoRenew ? .destructive : .default)
        }
        let alert = SystemAlert(
            title: "Subscriptions", message: subscriptions.isEmpty ? "You have no active subscriptions." : nil,
            buttons: buttons + [SystemAlert.Button("Done", style: .cancel)])
        guard let index = await host.systemAlerts.answer(to: alert), subscriptions.indices.contains(index) else { return }
        store.setAutoRenew(!subscriptions[index].willAutoRenew, subscriptions[index].productID)
    }
}
