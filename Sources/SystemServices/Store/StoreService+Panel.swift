import Foundation

extension StoreService {
    /// The number of transactions that the panel shows.
    private static let panelLimit = 20

    /// The products, the transactions, and the answers. Without rows if the app does not use the store.
    package var panelSection: PanelSection {
        guard isUsed else { return PanelSection(title: "Store", rows: []) }
        return PanelSection(title: "Store", rows: settingRows + productRows + pendingRows + subscriptionRows + transactionRows)
    }

    private var settingRows: [PanelRow] {
        let answers: [Answer] = [.ask, .success, .cancelled, .failed(.unknown), .pending]
        return [
            row("Payment", answers, answer, \.title) { $0.answer = $1 },
            row("Allows Purchases", [true, false], canMakePayments, Self.title) { $0.canMakePayments = $1 },
            row("Store Is Reachable", [true, false], !isOffline, Self.title) { $0.isOffline = !$1 },
            row("Renewal Rate", StoreTimeRate.allCases, timeRate, \.title) { $0.timeRate = $1 },
            row("Renewals Fail", [true, false], failsRenewals, Self.title) { $0.failsRenewals = $1 },
            row("Grace Period", [true, false], hasGracePeriod, Self.title) { $0.hasGracePeriod = $1 },
        ]
    }

    private var productRows: [PanelRow] {
        let locale = priceLocale
        let currency = country.currency
        return products.map { product in
            PanelRow(
                title: product.name, value: product.price.formatted(.currency(code: currency).locale(locale)),
                choices: [
                    choice("Buy on Another Device") { $0.buy(product.id) }, choice("Buy in the App Store") { $0.promote(product.id) },
                ])
        }
    }

    private var pendingRows: [PanelRow] {
        pending.map { purchase in
            PanelRow(
                title: purchase.productID, value: "Waits for Approval",
                choices: [choice("Approve") { $0.approve(purchase.productID) }, choice("Decline") { $0.decline(purchase.productID) }])
        }
    }

    private var subscriptionRows: [PanelRow] {
        subscriptions.map { subscription in
            let id = subscription.productID
            var choices: [PanelRow.Choice] = []
            if subscription.nextDate != nil {
                choices = [choice("Renew Now") { $0.renew(id) }, choice("Expire") { $0.expire(id) }]
                choices.append(
                    subscription.willAutoRenew
                        ? choice("Turn Renewal Off") { $0.setAutoRenew(false, id) }
                        : choice("Turn Renewal On") { $0.setAutoRenew(true, id) })
            }
            if [.inBillingRetry, .inGracePeriod].contains(subscription.state) {
                choices.append(choice("Collect the Payment") { $0.resolveIssue(id) })
            }
            if subscription.isActive { choices.append(choice("Raise the Price") { $0.requestPriceConsent(id) }) }
            return PanelRow(title: id, value: subscription.state.title, choices: choices)
        }
    }

    private var transactionRows: [PanelRow] {
        transactions.suffix(Self.panelLimit).reversed().map { transaction in
            let value = transaction.revocationDate != nil ? "Refunded" : transaction.isFinished ? "Finished" : "Unfinished"
            let choices = transaction.revocationDate == nil ? [choice("Refund") { $0.refund(transaction.id) }] : []
            return PanelRow(title: "\(transaction.id): \(transaction.productID)", value: value, choices: choices)
        }
    }

    private static func title(_ value: Bool) -> String { value ? "Yes" : "No" }

    private func choice(_ title: String, _ choose: @escaping @Sendable (StoreService) -> some Any) -> PanelRow.Choice {
        PanelRow.Choice(title) { [weak self] in if let self { _ = choose(self) } }
    }

    private func row<Value: Sendable>(
        _ title: String, _ values: [Value], _ current: Value, _ name: (Value) -> String,
        set: @escaping @Sendable (StoreService, Value) -> Void
    ) -> PanelRow {
        PanelRow(title: title, value: name(current), choices: values.map { value in choice(name(value)) { set($0, value) } })
    }
}

extension StoreService.Answer {
    /// The name of the answer in the panel.
    var title: String {
        switch self {
        case .ask: "Ask"
        case .success: "Pay"
        case .cancelled: "Cancel"
        case .failed: "Fail"
        case .pending: "Ask to Buy"
        }
    }
}

extension StoreTimeRate {
    /// The name of the rate in the panel: the time of a month, or of each period.
    var title: String {
        switch self {
        case .realTime: "Real Time"
        case .oneHourIsOneDay: "Day: 1 Hour"
        case .thirtyMinutesIsOneDay: "Day: 30 Minutes"
        case .fiveMinutesIsOneDay: "Day: 5 Minutes"
        case .oneMinuteIsOneDay: "Day: 1 Minute"
        case .thirtySecondsIsOneDay: "Day: 30 Seconds"
        case .oneSecondIsOneDay: "Day: 1 Second"
        case .monthlyRenewalEveryHour: "Month: 1 Hour"
        case .monthlyRenewalEveryThirtyMinutes: "Month: 30 Minutes"
        case .monthlyRenewalEveryFifteenMinutes: "Month: 15 Minutes"
        case .monthlyRenewalEveryFiveMinutes: "Month: 5 Minutes"
        case .monthlyRenewalEveryThirtySeconds: "Month: 30 Seconds"
        case .oneRenewalEveryFifteenMinutes: "Renewal: 15 Minutes"
        case .oneRenewalEveryFiveMinutes: "Renewal: 5 Minutes"
        case .oneRenewalEveryMinute: "Renewal: 1 Minute"
        case .oneRenewalEveryThirtySeconds: "Renewal: 30 Seconds"
        case .oneRenewalEveryTenSeconds: "Renewal: 10 Seconds"
        case .oneRenewalEveryTwoSeconds: "Renewal: 2 Seconds"
        }
    }
}

extension StoreSubscription.State {
    /// The name of the state in the panel.
    var title: String {
        switch self {
        case .subscribed: "Subscribed"
        case .expired: "Expired"
        case .inBillingRetry: "Billing Retry"
        case .inGracePeriod: "Grace Period"
        case .revoked: "Revoked"
        }
    }
}
