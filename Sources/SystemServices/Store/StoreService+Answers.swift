import Foundation

extension StoreService {
    // MARK: - Products

    /// Replaces the products and settings by those of a `.storekit` file. Each problem of the file is reported, and the
    /// other products remain.
    public func load(_ file: URL) {
        let (configuration, problems) = StoreFile.readConfiguration(file)
        install(configuration, problems)
    }

    /// Replaces the products and settings by those of a `.storekit` file's content.
    ///
    /// - Parameter contents: The JSON text.
    public func load(contents: String) {
        let configuration = StoreConfigurationReader.read(Data(contents.utf8))
        install(configuration, configuration.problems.map { $0.text(in: "The contents") })
    }

    private func install(_ configuration: StoreConfiguration, _ problems: [String]) {
        change { state, events in
            let country = state.currentCountry
            state.configuration = configuration
            events.append(.scheduleChanged)
            if state.currentCountry != country { events.append(.storefrontChanged) }
        }
        problems.forEach(reportProblem)
    }

    /// The products for sale, in the order of the file.
    public var products: [StoreProduct] { read { $0.configuration?.products ?? [] } }

    // MARK: - Purchases

    /// All transactions, oldest first.
    public var transactions: [StoreTransaction] { read { $0.purchases.transactions } }

    /// The transactions of products that the person may use now, newest first.
    public var entitlements: [StoreTransaction] { read { $0.purchases.entitlements } }

    /// The person's subscriptions, at most one for each group.
    public var subscriptions: [StoreSubscription] { read { $0.purchases.subscriptions } }

    /// The purchases that wait for the approval of another person, oldest first.
    public var pending: [StorePurchase] { read { $0.purchases.pending } }

    /// Removes all purchases, requests for reviews, and pending purchases.
    public func clear() {
        change { state, events in
            let groups = state.purchases.subscriptions.map(\.groupID)
            state.purchases.removeAll()
            events += groups.map { .statusChanged(groupID: $0) } + [.scheduleChanged]
        }
    }

    /// Approves the oldest pending purchase of a product.
    ///
    /// - Returns: `false` if no purchase of the product is pending.
    @discardableResult public func approve(_ productID: String) -> Bool {
        change { state, events in
            guard let purchase = state.removePending(productID) else { return false }
            let outcome = state.purchase(purchase, at: state.date(), &events)
            events.append(.resolved(purchase, outcome))
            if case .purchased(let transaction) = outcome { events.append(.updated(transaction)) }
            return true
        }
    }

    /// Declines the oldest pending purchase of a product.
    ///
    /// - Returns: `false` if no purchase of the product is pending.
    @discardableResult public func decline(_ productID: String) -> Bool {
        change { state, events in
            guard let purchase = state.removePending(productID) else { return false }
            events.append(.resolved(purchase, .cancelled))
            return true
        }
    }

    /// Refunds the last transaction of a product.
    ///
    /// - Returns: `false` without a transaction that could be refunded.
    @discardableResult public func refund(_ productID: String, reason: StoreTransaction.RevocationReason = .other) -> Bool {
        guard let id = read({ $0.purchases.latest(of: productID)?.id }) else { return false }
        return refund(id, reason: reason)
    }

    /// Refunds a transaction. The refund of a subscription's present period ends the subscription.
    ///
    /// - Returns: `false` without a transaction that could be refunded.
    @discardableResult public func refund(_ id: UInt64, reason: StoreTransaction.RevocationReason = .other) -> Bool {
        change { state, events in
            guard state.purchases.refund(id, reason, at: state.date()), let transaction = state.purchases[id] else { return false }
            events.append(.updated(transaction))
            if let groupID = transaction.groupID { events += [.statusChanged(groupID: groupID), .scheduleChanged] }
            return true
        }
    }

    /// Buys a product outside of the app, for example on another device.
    ///
    /// - Returns: `false` if the product does not exist.
    @discardableResult public func buy(_ productID: String) -> Bool {
        change { state, events in
            let purchase = StorePurchase(id: state.purchases.nextID(), productID: productID)
            guard case .purchased(let transaction) = state.purchase(purchase, at: state.date(), &events) else { return false }
            events.append(.updated(transaction))
            return true
        }
    }

    /// Chooses a product in the App Store, outside of the app, as a person does with a promoted product. The observers
    /// of `SKPaymentQueue` decide about the purchase.
    ///
    /// - Returns: `false` if the product does not exist.
    @discardableResult public func promote(_ productID: String) -> Bool {
        change { state, events in
            guard state.configuration?[productID] != nil else { return false }
            events.append(.promoted(productID: productID))
            return true
        }
    }

    // MARK: - Reviews

    /// The number of times that the app asked for a review.
    public var reviewRequestCount: Int { read { $0.reviewRequestCount } }

    /// The dates at which the person was asked for a review, oldest first. There are at most three in 365 days.
    public var reviewPrompts: [Date] { read { $0.purchases.reviewPrompts } }

    /// The ratings that the person submitted, from 1 to 5 stars, oldest first.
    public var ratings: [Int] { read { $0.ratings } }

    /// The product pages of other apps that the app showed, oldest first.
    public var productPages: [StoreProductPage] { read { $0.productPages } }
}
