internal import SystemServices

extension Product {
    /// The part of a product that only subscriptions with renewal have.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/product/subscriptioninfo
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The offer for new subscribers; `nil` without one.
        public let introductoryOffer: SubscriptionOffer?
        /// The offers for present and former subscribers.
        public let promotionalOffers: [SubscriptionOffer]
        /// The identifier of the group.
        public let subscriptionGroupID: String
        /// The name of the group.
        public let groupDisplayName: String
        /// The level of service; 1 is the highest.
        public let groupLevel: Int
        /// The length of a period.
        public let subscriptionPeriod: SubscriptionPeriod

        init(_ subscription: StoreProduct.Subscription, _ style: Decimal.FormatStyle.Currency) {
            introductoryOffer = subscription.introductoryOffer.map { SubscriptionOffer($0, style) }
            promotionalOffers = subscription.promotionalOffers.map { SubscriptionOffer($0, style) }
            subscriptionGroupID = subscription.groupID
            groupDisplayName = subscription.groupName
            groupLevel = subscription.level
            subscriptionPeriod = SubscriptionPeriod(subscription.period)
        }

        /// Whether the person may use the group's introductory offers: the person has not used one before.
        nonisolated(nonsending) public var isEligibleForIntroOffer: Bool {
            get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
        }

        /// Returns whether the person may use a group's introductory offers.
        nonisolated(nonsending) public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            _ = StoreSession.current
            return SystemServices.current.store.isEligibleForIntroduction(groupID)
        }

        /// The status of the person's subscription to the group; empty without one.
        ///
        /// - Throws: ``StoreKitError`` if the store cannot be reached.
        nonisolated(nonsending) public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }

        /// Returns the status of the person's subscription to a group; empty without one.
        ///
        /// - Throws: ``StoreKitError`` if the store cannot be reached.
        nonisolated(nonsending) public static func status(for groupID: String) async throws -> [Status] {
            _ = StoreSession.current
            let store = SystemServices.current.store
            if store.isOffline { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
            return Status.statuses(of: groupID, store)
        }

        /// Returns the status of the subscription with a transaction; `nil` without one.
        nonisolated(nonsending) public static func status(transactionID: UInt64) async throws -> Status? {
            _ = StoreSession.current
            let store = SystemServices.current.store
            guard let groupID = store.transaction(transactionID)?.groupID else { return nil }
            return try await status(for: groupID).first
        }
    }
}
