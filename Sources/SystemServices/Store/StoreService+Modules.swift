import Foundation

extension StoreService {
    /// The country of the storefront.
    package var country: StoreCountry { read { $0.currentCountry } }

    /// The locale of prices.
    package var priceLocale: Locale { read { $0.currentCountry.locale(language: $0.settings.language) } }

    /// Whether products cannot be loaded.
    package var failsProducts: Bool { read { $0.settings.failsProducts } }

    /// Returns the product with an identifier.
    package func product(_ id: String) -> StoreProduct? { read { $0.configuration?[id] } }

    /// Returns the transaction with an identifier.
    package func transaction(_ id: UInt64) -> StoreTransaction? { read { $0.purchases[id] } }

    /// Returns the last transaction of a product.
    package func latest(of productID: String) -> StoreTransaction? { read { $0.purchases.latest(of: productID) } }

    /// Returns the last transaction of a subscription.
    package func latest(of subscription: StoreSubscription) -> StoreTransaction? { read { $0.purchases.latest(of: subscription) } }

    /// Whether the person may use an introductory offer of a group.
    package func isEligibleForIntroduction(_ groupID: String) -> Bool { read { $0.purchases.isEligibleForIntroduction(groupID) } }

    /// Records that the app uses the store, and writes a request to the log.
    package func record(_ text: String) {
        change { state, _ in state.isUsed = true }
        requests.record("store", text)
    }

    /// Returns the object of the module StoreKit for the running app. Created at the first call.
    package func session<Session: AnyObject & Sendable>(_ make: () -> Session) -> Session {
        change { state, _ in
            if let session = state.session as? Session { return session }
            let session = make()
            state.session = session
            return session
        }
    }

    /// Sets the clock of the store. Called with the lock of the store, and must not use the store.
    package func setClock(_ date: @escaping @Sendable () -> Date) { change { state, _ in state.date = date } }

    /// The date of the store.
    package var date: Date { read { $0.date() } }

    /// Passes all events to `observer`, on the thread that caused them, until ``removeObserver(_:)``.
    package func observe(_ observer: @escaping @Sendable (StoreEvent) -> Void) -> Int {
        change { state, _ in
            state.lastObserver += 1
            state.observers[state.lastObserver] = observer
            return state.lastObserver
        }
    }

    /// Removes an observer.
    package func removeObserver(_ id: Int) { change { state, _ in _ = state.observers.removeValue(forKey: id) } }

    // MARK: - Purchases

    /// Returns a new number for a request.
    package func nextPurchaseID() -> UInt64 { change { state, _ in state.purchases.nextID() } }

    /// Returns the reason why the store refuses a purchase; `nil` if it does not.
    package func failure(of purchase: StorePurchase) -> Failure? {
        read { state in
            if !state.canMakePayments { return .notAllowed }
            return state.isOffline ? .network : state.purchases.failure(of: purchase, state.configuration?[purchase.productID])
        }
    }

    /// Returns the offer that applies to a purchase; `nil` for the regular price.
    package func offer(for purchase: StorePurchase) -> StoreOffer? {
        read { state in state.configuration?[purchase.productID].flatMap { state.purchases.offer(for: purchase, $0) } }
    }

    /// Whether the person owns a product already.
    package func isOwned(_ productID: String) -> Bool {
        read { state in state.configuration?[productID].flatMap { state.purchases.owned($0) } != nil }
    }

    /// Records a purchase that the person has paid.
    package func complete(_ purchase: StorePurchase) -> StoreOutcome {
        change { state, events in state.purchase(purchase, at: state.date(), &events) }
    }

    /// Records a purchase that waits for the approval of another person.
    package func suspend(_ purchase: StorePurchase) { change { state, _ in state.purchases.pending.append(purchase) } }

    /// Records that the app finished a transaction.
    package func finish(_ id: UInt64) { change { state, _ in state.purchases.finish(id) } }

    // MARK: - Subscriptions

    /// The next date at which a subscription changes.
    package var nextDate: Date? { read { $0.purchases.nextDate } }

    /// Applies all changes of subscriptions that are due.
    package func advance() {
        change { state, events in
            events += state.purchases.advance(to: state.date(), state.conditions)
            if !events.isEmpty { events.append(.scheduleChanged) }
        }
    }

    // MARK: - Reviews

    /// Records that the app asked for a review.
    ///
    /// - Returns: Whether the person is asked: at most three times in 365 days.
    package func requestReview() -> Bool {
        change { state, _ in
            state.isUsed = true
            state.reviewRequestCount += 1
            let now = state.date()
            let recent = state.purchases.reviewPrompts.filter { $0 > now.addingTimeInterval(-365 * 86_400) }
            guard recent.count < 3 else { return false }
            state.purchases.reviewPrompts = recent + [now]
            return true
        }
    }

    /// Records a rating of 1 to 5 stars.
    package func rate(_ stars: Int) { change { state, _ in state.ratings.append(stars) } }

    /// Records a product page that the app showed.
    package func show(_ page: StoreProductPage) {
        change { state, _ in
            state.isUsed = true
            state.productPages = (state.productPages + [page]).suffix(RequestLog.limit)
        }
    }
}

extension StoreService.State {
    /// Records a purchase that was paid.
    mutating func purchase(_ purchase: StorePurchase, at date: Date, _ events: inout [StoreEvent]) -> StoreOutcome {
        guard let product = configuration?[purchase.productID] else { return .failed(.productUnavailable) }
        let transaction = purchases.purchase(purchase, product, at: date, conditions)
        if let groupID = transaction.groupID { events += [.statusChanged(groupID: groupID), .scheduleChanged] }
        return .purchased(transaction)
    }

    /// Removes the oldest pending purchase of a product, and returns it.
    mutating func removePending(_ productID: String) -> StorePurchase? {
        purchases.pending.firstIndex { $0.productID == productID }.map { purchases.pending.remove(at: $0) }
    }
}
