import Foundation

extension StoreLedger {
    /// Returns the offer that applies to a purchase; `nil` for the regular price.
    func offer(for purchase: StorePurchase, _ product: StoreProduct) -> StoreOffer? {
        guard let subscription = product.subscription else { return nil }
        if let offerID = purchase.offerID { return subscription.promotionalOffers.first { $0.id == offerID } }
        return isEligibleForIntroduction(subscription.groupID) ? subscription.introductoryOffer : nil
    }

    /// Whether the person may use an introductory offer of a group: the person has not used one before.
    func isEligibleForIntroduction(_ groupID: String) -> Bool { !introducedGroups.contains(groupID) }

    /// Returns the reason why the store refuses a purchase; `nil` if it does not.
    func failure(of purchase: StorePurchase, _ product: StoreProduct?) -> StoreService.Failure? {
        guard let product else { return .productUnavailable }
        // The store sells up to ten of a product at a time, and one subscription.
        let limit = product.kind == .consumable || product.kind == .nonRenewable ? 10 : 1
        guard (1...limit).contains(purchase.quantity) else { return .invalidQuantity }
        guard let offerID = purchase.offerID else { return nil }
        guard let plan = product.subscription, plan.promotionalOffers.contains(where: { $0.id == offerID }) else {
            return .invalidOfferIdentifier
        }
        // Promotional offers are for present and former subscribers.
        return subscriptions.contains { $0.groupID == plan.groupID } ? nil : .ineligibleForOffer
    }

    /// Records a purchase that was paid, and returns its transaction. The purchase of a product that the person owns
    /// returns the transaction of that product.
    mutating func purchase(
        _ purchase: StorePurchase, _ product: StoreProduct, at date: Date, _ conditions: Conditions
    ) -> StoreTransaction {
        if purchase.offerID == nil, let owned = owned(product) { return owned }
        guard let plan = product.subscription else {
            return add(product, at: date, Entry(purchase: purchase), conditions)
        }
        guard let index = subscriptions.firstIndex(where: { $0.groupID == plan.groupID }) else {
            return subscribe(purchase, product, plan, previous: nil, at: date, conditions)
        }
        let subscription = subscriptions[index]
        guard subscription.nextDate != nil, let latest = latest(of: subscription) else {
            return subscribe(purchase, product, plan, previous: subscription, at: date, conditions)
        }
        let current = conditions.products[subscription.productID]?.subscription
        if subscription.productID == product.id {
            subscriptions[index].nextProductID = product.id
            subscriptions[index].willAutoRenew = true
            if purchase.offerID != nil, let offer = offer(for: purchase, product) { apply(offer, to: index) }
            // The purchase pays what the store could not collect.
            return subscription.state == .subscribed ? latest : renew(index, at: date, conditions) ?? latest
        }
        if let current, plan.level > current.level || plan.level == current.level && plan.period != current.period {
            // A lower level, and another period of the same level, begin after the present period.
            subscriptions[index].nextProductID = product.id
            subscriptions[index].willAutoRenew = true
            return latest
        }
        update(latest.id) { $0.isUpgraded = true }
        return subscribe(purchase, product, plan, previous: subscription, at: date, conditions)
    }

    private mutating func subscribe(
        _ purchase: StorePurchase, _ product: StoreProduct, _ plan: StoreProduct.Subscription, previous: StoreSubscription?, at date: Date,
        _ conditions: Conditions
    ) -> StoreTransaction {
        let offer = offer(for: purchase, product)
        let first = previous.flatMap { self[$0.originalID] }
        let length = Self.length(plan.period, offer)
        let entry = Entry(
            originalID: previous?.originalID, originalDate: first?.originalPurchaseDate,
            expiration: conditions.rate.end(of: length, from: date), offer: offer, purchase: purchase)
        let lastDate = previous.flatMap { latest(of: $0)?.expirationDate }
        let transaction = add(product, at: date, entry, conditions)
        // An interruption of at most 60 days does not begin a new subscription.
        let isContinued = lastDate.map { date < conditions.rate.retryEnd(from: $0) } ?? false
        var subscription = StoreSubscription(
            groupID: plan.groupID, originalID: transaction.originalID, productID: product.id, nextProductID: product.id,
            startDate: isContinued ? previous?.startDate ?? date : date, nextDate: transaction.expirationDate)
        if let offer, offer.mode == .payAsYouGo {
            subscription.offer = offer
            subscription.remainingOfferPeriods = offer.periodCount - 1
        }
        subscriptions.removeAll { $0.groupID == plan.groupID }
        subscriptions.append(subscription)
        return transaction
    }

    /// Applies an offer to the next renewals of a subscription.
    private mutating func apply(_ offer: StoreOffer, to index: Int) {
        subscriptions[index].offer = offer
        subscriptions[index].remainingOfferPeriods = offer.mode == .payAsYouGo ? offer.periodCount : 1
    }

    /// The length of a period: that of the offer, if one applies.
    static func length(_ period: StorePeriod, _ offer: StoreOffer?) -> StorePeriod {
        guard let offer else { return period }
        return offer.mode == .payAsYouGo ? offer.period : offer.period.times(offer.periodCount)
    }
}
