import Foundation

extension StoreService {
    /// Ends the present period of a subscription, and begins the next.
    ///
    /// - Parameter productID: The product of the subscription, as for the other methods.
    /// - Returns: `false` without an active subscription to the product.
    @discardableResult public func renew(_ productID: String) -> Bool {
        changeSubscription(productID) { ledger, index, date, conditions, events in
            guard ledger.subscriptions[index].nextDate != nil else { return false }
            ledger.endPeriod(index, at: date)
            ledger.subscriptions[index].nextDate = date
            ledger.subscriptions[index].willAutoRenew = true
            events += ledger.advance(to: date, conditions)
            return true
        }
    }

    /// Ends a subscription.
    ///
    /// - Parameters:
    ///   - productID: The identifier of the product.
    ///   - reason: The reason that the app sees; `.autoRenewDisabled` by default.
    /// - Returns: `false` without an active subscription to the product.
    @discardableResult public func expire(
        _ productID: String, reason: StoreSubscription.ExpirationReason = .autoRenewDisabled
    ) -> Bool {
        changeSubscription(productID) { ledger, index, date, _, _ in
            guard ledger.subscriptions[index].nextDate != nil else { return false }
            ledger.endPeriod(index, at: date)
            ledger.end(index, reason)
            return true
        }
    }

    /// Turns the renewal of a subscription on or off, as the person does in the settings of the device.
    ///
    /// - Returns: `false` without an active subscription to the product.
    @discardableResult public func setAutoRenew(_ isOn: Bool, _ productID: String) -> Bool {
        changeSubscription(productID) { ledger, index, _, _, _ in
            guard ledger.subscriptions[index].nextDate != nil else { return false }
            ledger.subscriptions[index].willAutoRenew = isOn
            if !isOn { ledger.subscriptions[index].nextProductID = ledger.subscriptions[index].productID }
            return true
        }
    }

    /// Collects the payment of a subscription whose renewal failed.
    ///
    /// - Returns: `false` without a subscription to the product whose payment failed.
    @discardableResult public func resolveIssue(_ productID: String) -> Bool {
        changeSubscription(productID) { ledger, index, date, conditions, events in
            guard [.inBillingRetry, .inGracePeriod].contains(ledger.subscriptions[index].state),
                let transaction = ledger.renew(index, at: date, conditions)
            else { return false }
            events.append(.updated(transaction))
            return true
        }
    }

    /// Asks the person to consent to a higher price of a subscription. Without consent, the subscription ends with the
    /// present period. The price itself is that of the product, and is unchanged.
    ///
    /// - Returns: `false` without an active subscription to the product.
    @discardableResult public func requestPriceConsent(_ productID: String) -> Bool {
        changeSubscription(productID) { ledger, index, _, _, events in
            guard ledger.subscriptions[index].isActive else { return false }
            ledger.subscriptions[index].priceIncrease = .pending
            events.append(.priceConsentRequested(productID: ledger.subscriptions[index].productID))
            return true
        }
    }

    /// Answers the request for consent to a higher price. A person who declines turns the renewal off.
    ///
    /// - Returns: `false` without a request.
    @discardableResult public func answerPriceConsent(_ productID: String, agrees: Bool) -> Bool {
        changeSubscription(productID) { ledger, index, _, _, _ in
            guard ledger.subscriptions[index].priceIncrease == .pending else { return false }
            if agrees {
                ledger.subscriptions[index].priceIncrease = .agreed
            } else {
                ledger.subscriptions[index].willAutoRenew = false
            }
            return true
        }
    }

    private func changeSubscription(
        _ productID: String,
        _ body: (inout StoreLedger, Int, Date, StoreLedger.Conditions, inout [StoreEvent]) -> Bool
    ) -> Bool {
        change { state, events in
            guard let index = state.purchases.index(ofSubscriptionTo: productID) else { return false }
            let groupID = state.purchases.subscriptions[index].groupID
            guard body(&state.purchases, index, state.date(), state.conditions, &events) else { return false }
            events.removeAll { $0 == .statusChanged(groupID: groupID) }
            events += [.statusChanged(groupID: groupID), .scheduleChanged]
            return true
        }
    }
}
