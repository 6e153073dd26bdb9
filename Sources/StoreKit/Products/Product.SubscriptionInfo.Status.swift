internal import SystemServices

extension Product.SubscriptionInfo {
    /// The status of a person's subscription to a group.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/product/subscriptioninfo/status-swift.struct
    public struct Status: Hashable, Sendable {
        /// The state of the renewal.
        public let state: RenewalState
        /// The last transaction.
        public let transaction: VerificationResult<Transaction>
        /// The next renewal.
        public let renewalInfo: VerificationResult<RenewalInfo>

        /// Returns the status of the subscription to a group; empty without one.
        static func statuses(of groupID: String, _ store: StoreService) -> [Status] {
            store.subscriptions.filter { $0.groupID == groupID }.compactMap { subscription in
                guard let latest = store.latest(of: subscription) else { return nil }
                return Status(
                    state: RenewalState(rawValue: subscription.state.rawValue),
                    transaction: .result(Transaction(latest), store),
                    renewalInfo: .result(RenewalInfo(subscription, latest, store), store))
            }
        }

        /// The status of each subscription that changes from now on.
        public static var updates: Statuses {
            let session = StoreSession.current
            return Statuses {
                session.stream { [weak session] event in
                    guard case .statusChanged(let groupID) = event, let store = session?.service else { return [] }
                    return statuses(of: groupID, store)
                }
            }
        }

        /// The groups of all subscriptions, with their status.
        public static var all: AsyncStream<(groupID: String, statuses: [Status])> {
            _ = StoreSession.current
            let store = SystemServices.current.store
            return AsyncStream { continuation in
                for groupID in store.subscriptions.map(\.groupID) {
                    continuation.yield((groupID: groupID, statuses: statuses(of: groupID, store)))
                }
                continuation.finish()
            }
        }

        /// A sequence of the status of subscriptions.
        public struct Statuses: AsyncSequence, Sendable {
            /// The element of the sequence.
            public typealias Element = Status

            let make: @Sendable () -> AsyncStream<Status>

            /// Returns an iterator.
            public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: make().makeAsyncIterator()) }

            /// An iterator over the status of subscriptions.
            public struct AsyncIterator: AsyncIteratorProtocol {
                var base: AsyncStream<Status>.Iterator

                /// Returns the next status; `nil` at the end of the app.
                public mutating func next() async -> Status? { await base.next() }

                /// Returns the next element, without leaving the actor of the caller.
                public mutating func next(isolation actor: isolated (any Actor)?) async -> Status? { await base.next(isolation: actor) }
            }
        }
    }
}
