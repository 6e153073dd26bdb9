internal import SystemServices

extension Transaction {
    /// A sequence of transactions.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/transaction/transactions
    public struct Transactions: AsyncSequence, Sendable {
        /// The element of the sequence.
        public typealias Element = VerificationResult<Transaction>

        let make: @Sendable () -> AsyncStream<VerificationResult<Transaction>>

        /// Returns an iterator.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: make().makeAsyncIterator()) }

        /// An iterator over transactions.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<VerificationResult<Transaction>>.Iterator

            /// Returns the next transaction; `nil` at the end.
            public mutating func next() async -> VerificationResult<Transaction>? { await base.next() }

            /// Returns the next element, without leaving the actor of the caller.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> VerificationResult<Transaction>? {
                await base.next(isolation: actor)
            }
        }

        /// Returns the sequence of transactions that `list` returns when the iteration begins.
        static func list(_ list: @escaping @Sendable (StoreService) -> [StoreTransaction]) -> Transactions {
            Transactions {
                _ = StoreSession.current
                let store = SystemServices.current.store
                return AsyncStream { continuation in
                    for transaction in list(store) { continuation.yield(.result(Transaction(transaction), store)) }
                    continuation.finish()
                }
            }
        }
    }

    /// The transactions of products that the person may use now, newest first: products that are not consumed, and
    /// active subscriptions. Refunded ones are absent.
    public static var currentEntitlements: Transactions { .list(\.entitlements) }

    /// Returns the transactions of a product that the person may use now.
    public static func currentEntitlements(for productID: String) -> Transactions {
        .list { $0.entitlements.filter { $0.productID == productID } }
    }

    /// Returns the transaction that entitles the person to a product; `nil` without one.
    @available(*, deprecated, message: "Use currentEntitlements(for:).")
    nonisolated(nonsending) public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        await entitlement(for: productID)
    }

    nonisolated(nonsending) static func entitlement(for productID: String) async -> VerificationResult<Transaction>? {
        _ = StoreSession.current
        let store = SystemServices.current.store
        return store.entitlements.first { $0.productID == productID }.map { .result(Transaction($0), store) }
    }

    /// The transactions, newest first, without consumables that the app has finished. The key
    /// `SKIncludeConsumableInAppPurchaseHistory` in Info.plist includes them.
    public static var all: Transactions { .list { history($0) } }

    /// Returns the transactions of a product, newest first.
    public static func all(for productID: String) -> Transactions { .list { history($0).filter { $0.productID == productID } } }

    private static func history(_ store: StoreService) -> [StoreTransaction] {
        let includesAll = Bundle.main.object(forInfoDictionaryKey: "SKIncludeConsumableInAppPurchaseHistory") as? Bool ?? false
        return store.transactions.reversed().filter { includesAll || $0.kind != .consumable || !$0.isFinished || $0.revocationDate != nil }
    }

    /// The transactions that the app has not finished, oldest first.
    public static var unfinished: Transactions { .list { $0.transactions.filter { !$0.isFinished } } }

    /// Returns the last transaction of a product; `nil` if the person has not bought it.
    nonisolated(nonsending) public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        _ = StoreSession.current
        let store = SystemServices.current.store
        return store.latest(of: productID).map { .result(Transaction($0), store) }
    }

    /// The transactions that the app did not request: renewals, refunds, purchases on other devices, and those that
    /// another person approved. The first iteration after launch begins with the unfinished transactions.
    ///
    /// The elements are received on the thread of the iteration.
    public static var updates: Transactions {
        let session = StoreSession.current
        return Transactions {
            guard let store = session.service else { return AsyncStream { $0.finish() } }
            let first = session.unfinishedAtLaunch().map { VerificationResult.result(Transaction($0), store) }
            return session.stream(first: first) { [weak store] event in
                guard case .updated(let transaction) = event, let store else { return [] }
                return [.result(Transaction(transaction), store)]
            }
        }
    }
}
