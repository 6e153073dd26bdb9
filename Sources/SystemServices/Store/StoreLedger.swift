import Foundation

/// All purchases of the person in the app. Saved in the app's container.
struct StoreLedger: Hashable, Codable, Sendable {
    /// The largest number of transactions that are kept.
    static let limit = 10_000

    /// The transactions, oldest first.
    private(set) var transactions: [StoreTransaction] = []
    /// The subscriptions, at most one for each group.
    var subscriptions: [StoreSubscription] = []
    /// The purchases that wait for the approval of another person, oldest first.
    var pending: [StorePurchase] = []
    /// The groups of which the person has used an introductory offer.
    private(set) var introducedGroups: Set<String> = []
    /// The dates at which the person was asked for a review.
    var reviewPrompts: [Date] = []
    private var lastID: UInt64 = 0

    init() {}

    /// Reads purchases. A value that is missing is empty: it was added after the file was written.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        transactions = try values.decodeIfPresent([StoreTransaction].self, forKey: .transactions) ?? []
        subscriptions = try values.decodeIfPresent([StoreSubscription].self, forKey: .subscriptions) ?? []
        pending = try values.decodeIfPresent([StorePurchase].self, forKey: .pending) ?? []
        introducedGroups = try values.decodeIfPresent(Set<String>.self, forKey: .introducedGroups) ?? []
        reviewPrompts = try values.decodeIfPresent([Date].self, forKey: .reviewPrompts) ?? []
        lastID = try values.decodeIfPresent(UInt64.self, forKey: .lastID) ?? transactions.map(\.id).max() ?? 0
    }

    /// The conditions under which purchases and renewals take place.
    struct Conditions: Sendable {
        let products: [String: StoreProduct]
        let rate: StoreTimeRate
        let country: StoreCountry
        let failsRenewals: Bool
        let hasGracePeriod: Bool
    }

    subscript(_ id: UInt64) -> StoreTransaction? { transactions.first { $0.id == id } }

    /// The last transaction of a product.
    func latest(of productID: String) -> StoreTransaction? { transactions.last { $0.productID == productID } }

    /// The last transaction of a subscription.
    func latest(of subscription: StoreSubscription) -> StoreTransaction? {
        transactions.last { $0.originalID == subscription.originalID && $0.productID == subscription.productID }
    }

    /// The subscription with a product, now or in the next period.
    func index(ofSubscriptionTo productID: String) -> Int? {
        subscriptions.firstIndex { $0.productID == productID } ?? subscriptions.firstIndex { $0.nextProductID == productID }
    }

    /// Returns a transaction whose product the person owns already; `nil` for a product that can be bought.
    func owned(_ product: StoreProduct) -> StoreTransaction? {
        switch product.kind {
        case .consumable, .nonRenewable: return nil
        case .nonConsumable: return latest(of: product.id).flatMap { $0.revocationDate == nil ? $0 : nil }
        case .autoRenewable:
            guard let subscription = subscriptions.first(where: { $0.groupID == product.subscription?.groupID }),
                subscription.isActive, subscription.productID == product.id, subscription.nextProductID == product.id,
                subscription.willAutoRenew
            else { return nil }
            return latest(of: subscription)
        }
    }

    /// The transactions of products that the person may use now, newest first: products that are not consumed, and
    /// active subscriptions.
    var entitlements: [StoreTransaction] {
        var products: Set<String> = []
        return transactions.reversed().filter { transaction in
            guard transaction.revocationDate == nil else { return false }
            switch transaction.kind {
            case .consumable: return false
            case .nonRenewable: return true
            case .nonConsumable: return products.insert(transaction.productID).inserted
            case .autoRenewable:
                return subscriptions.contains {
                    $0.isActive && $0.originalID == transaction.originalID && latest(of: $0)?.id == transaction.id
                }
            }
        }
    }

    mutating func update(_ id: UInt64, _ change: (inout StoreTransaction) -> Void) {
        guard let index = transactions.lastIndex(where: { $0.id == id }) else { return }
        change(&transactions[index])
    }

    mutating func finish(_ id: UInt64) { update(id) { $0.isFinished = true } }

    /// Removes all purchases. Identifiers of new transactions continue.
    mutating func removeAll() {
        let id = lastID
        self = StoreLedger()
        lastID = id
    }

    /// Returns a new number for a request.
    mutating func nextID() -> UInt64 {
        lastID += 1
        return lastID
    }

    /// The values of a new transaction that differ between purchases and renewals.
    struct Entry {
        var originalID: UInt64?
        var originalDate: Date?
        var expiration: Date?
        var offer: StoreOffer?
        var reason = StoreTransaction.Reason.purchase
        var purchase: StorePurchase?
    }

    /// Adds a transaction.
    mutating func add(_ product: StoreProduct, at date: Date, _ entry: Entry, _ conditions: Conditions) -> StoreTransaction {
        let id = nextID()
        let quantity = entry.purchase?.quantity ?? 1
        let transaction = StoreTransaction(
            id: id, originalID: entry.originalID ?? id, productID: product.id, kind: product.kind, groupID: product.subscription?.groupID,
            purchaseDate: date, originalPurchaseDate: entry.originalDate ?? date, expirationDate: entry.expiration, quantity: quantity,
            price: (entry.offer?.price ?? product.price) * Decimal(quantity), currency: conditions.country.currency,
            storefront: conditions.country.code, reason: entry.reason,
            offer: entry.offer.map { StoreTransaction.Offer(kind: $0.kind, id: $0.id, mode: $0.mode, period: $0.period) },
            appAccountToken: entry.purchase?.appAccountToken ?? previous(entry)?.appAccountToken,
            applicationUsername: entry.purchase?.applicationUsername)
        transactions.append(transaction)
        if let groupID = product.subscription?.groupID, entry.offer?.kind == .introductory { introducedGroups.insert(groupID) }
        trim()
        return transaction
    }

    /// A renewal belongs to the account of the transaction before.
    private func previous(_ entry: Entry) -> StoreTransaction? {
        entry.originalID.flatMap { original in transactions.last { $0.originalID == original } }
    }

    /// Removes the oldest transactions that the app has finished, except those of products that the person owns.
    private mutating func trim() {
        guard transactions.count > Self.limit else { return }
        let owned = Set(entitlements.map(\.id))
        if let index = transactions.firstIndex(where: { $0.isFinished && !owned.contains($0.id) }) { transactions.remove(at: index) }
    }
}
