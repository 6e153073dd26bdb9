import Foundation

extension StoreLedger {
    /// The largest number of renewals that are recorded at once, for example after the app did not run for a long time.
    private static let renewalLimit = 100

    /// The next date at which a subscription changes.
    var nextDate: Date? { subscriptions.compactMap(\.nextDate).min() }

    /// Applies all changes of subscriptions until a date, in the order of their dates.
    ///
    /// - Returns: The events, in order.
    mutating func advance(to date: Date, _ conditions: Conditions) -> [StoreEvent] {
        var events: [StoreEvent] = []
        var changeCount = 0
        while let due = nextDate, due <= date, let index = subscriptions.firstIndex(where: { $0.nextDate == due }) {
            changeCount += 1
            // After a long time, a fast rate would record thousands of periods that nobody has seen. A change at `date`
            // leaves them out, because the next period then ends later.
            events += change(index, at: changeCount > Self.renewalLimit ? date : due, conditions)
        }
        return events
    }

    /// Applies the change of a subscription that is due.
    private mutating func change(_ index: Int, at date: Date, _ conditions: Conditions) -> [StoreEvent] {
        let groupID = subscriptions[index].groupID
        switch subscriptions[index].state {
        case .expired, .revoked: subscriptions[index].nextDate = nil
        case .inGracePeriod:
            subscriptions[index].state = .inBillingRetry
            subscriptions[index].nextDate = subscriptions[index].retryEnd
        case .inBillingRetry: end(index, .billingError)
        case .subscribed:
            if !subscriptions[index].willAutoRenew {
                end(index, .autoRenewDisabled)
            } else if subscriptions[index].priceIncrease == .pending {
                end(index, .didNotConsentToPriceIncrease)
            } else if conditions.products[subscriptions[index].nextProductID]?.subscription == nil {
                // A product that is no subscription any more cannot renew.
                end(index, .productUnavailable)
            } else if conditions.failsRenewals {
                fail(index, at: date, conditions)
            } else if let transaction = renew(index, at: date, conditions) {
                return [.updated(transaction), .statusChanged(groupID: groupID)]
            }
        }
        return [.statusChanged(groupID: groupID)]
    }

    /// Renews a subscription: adds the transaction of the next period.
    ///
    /// - Returns: The transaction; `nil` if the product is not for sale.
    mutating func renew(_ index: Int, at date: Date, _ conditions: Conditions) -> StoreTransaction? {
        let subscription = subscriptions[index]
        guard let product = conditions.products[subscription.nextProductID], let plan = product.subscription else { return nil }
        // An offer belongs to the product for which it was made.
        let offer = subscription.remainingOfferPeriods > 0 && product.id == subscription.productID ? subscription.offer : nil
        // A payment within the grace period continues the period that was not paid.
        let latest = latest(of: subscription)
        let start = subscription.state == .inGracePeriod ? latest?.expirationDate ?? date : date
        let entry = Entry(
            originalID: subscription.originalID,
            originalDate: self[subscription.originalID]?.originalPurchaseDate ?? latest?.originalPurchaseDate,
            expiration: conditions.rate.end(of: Self.length(plan.period, offer), from: start), offer: offer, reason: .renewal)
        let transaction = add(product, at: date, entry, conditions)
        subscriptions[index].productID = product.id
        subscriptions[index].state = .subscribed
        subscriptions[index].remainingOfferPeriods = offer == nil ? 0 : subscription.remainingOfferPeriods - 1
        subscriptions[index].offer = offer
        subscriptions[index].gracePeriodEnd = nil
        subscriptions[index].retryEnd = nil
        subscriptions[index].expirationReason = nil
        subscriptions[index].priceIncrease = .none
        subscriptions[index].nextDate = transaction.expirationDate
        return transaction
    }

    private mutating func fail(_ index: Int, at date: Date, _ conditions: Conditions) {
        let period = conditions.products[subscriptions[index].productID]?.subscription?.period ?? StorePeriod(1, .month)
        let retryEnd = conditions.rate.retryEnd(from: date)
        subscriptions[index].retryEnd = retryEnd
        if conditions.hasGracePeriod {
            let end = min(conditions.rate.graceEnd(for: period, from: date), retryEnd)
            subscriptions[index].state = .inGracePeriod
            subscriptions[index].gracePeriodEnd = end
            subscriptions[index].nextDate = end
        } else {
            subscriptions[index].state = .inBillingRetry
            subscriptions[index].nextDate = retryEnd
        }
    }

    /// Ends a subscription.
    mutating func end(_ index: Int, _ reason: StoreSubscription.ExpirationReason) {
        subscriptions[index].state = .expired
        subscriptions[index].expirationReason = reason
        subscriptions[index].willAutoRenew = false
        subscriptions[index].gracePeriodEnd = nil
        subscriptions[index].retryEnd = nil
        subscriptions[index].nextDate = nil
    }

    /// Ends the present period of a subscription at a date.
    mutating func endPeriod(_ index: Int, at date: Date) {
        guard let latest = latest(of: subscriptions[index]), let expiration = latest.expirationDate, expiration > date else { return }
        update(latest.id) { $0.expirationDate = date }
    }

    /// Refunds a transaction. The refund of the present period ends the subscription.
    ///
    /// - Returns: Whether the transaction exists and was not refunded before.
    mutating func refund(_ id: UInt64, _ reason: StoreTransaction.RevocationReason, at date: Date) -> Bool {
        guard let transaction = self[id], transaction.revocationDate == nil else { return false }
        let index = subscriptions.firstIndex { latest(of: $0)?.id == id }
        update(id) {
            $0.revocationDate = date
            $0.revocationReason = reason
        }
        if let index {
            end(index, .unknown)
            subscriptions[index].state = .revoked
            subscriptions[index].expirationReason = nil
        }
        return true
    }
}
