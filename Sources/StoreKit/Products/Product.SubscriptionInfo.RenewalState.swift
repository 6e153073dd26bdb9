extension Product.SubscriptionInfo {
    /// The state of a subscription's renewal.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalstate
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        /// The number of the state.
        public let rawValue: Int

        /// Creates a state with a number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The subscription is active.
        public static let subscribed = RenewalState(rawValue: 1)
        /// The subscription has ended.
        public static let expired = RenewalState(rawValue: 2)
        /// The payment failed, and the store tries again.
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        /// The payment failed, but the subscription remains active for a while.
        public static let inGracePeriod = RenewalState(rawValue: 4)
        /// The subscription was refunded.
        public static let revoked = RenewalState(rawValue: 5)

        /// The name for people.
        public var localizedDescription: String {
            switch self {
            case .subscribed: "Subscribed"
            case .expired: "Expired"
            case .inBillingRetryPeriod: "In Billing Retry Period"
            case .inGracePeriod: "In Grace Period"
            case .revoked: "Revoked"
            default: String(rawValue)
            }
        }
    }
}
