internal import SystemServices

extension Product.SubscriptionInfo {
    /// The next renewal of a subscription.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalinfo
    public struct RenewalInfo: Hashable, Sendable {
        /// The reason why a subscription ended.
        public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
            /// The number of the reason.
            public let rawValue: Int

            /// Creates a reason with a number.
            public init(rawValue: Int) { self.rawValue = rawValue }

            /// The person turned the renewal off.
            public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
            /// The payment failed.
            public static let billingError = ExpirationReason(rawValue: 2)
            /// The person did not consent to a higher price.
            public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
            /// The product is no longer for sale.
            public static let productUnavailable = ExpirationReason(rawValue: 4)
            /// Another reason.
            public static let unknown = ExpirationReason(rawValue: 5)

            /// The name for people.
            public var localizedDescription: String {
                switch self {
                case .autoRenewDisabled: "Auto Renew Disabled"
                case .billingError: "Billing Error"
                case .didNotConsentToPriceIncrease: "Did Not Consent To Price Increase"
                case .productUnavailable: "Product Unavailable"
                default: "Unknown"
                }
            }
        }

        /// The consent to a higher price.
        public enum PriceIncreaseStatus: Hashable, Sendable {
            /// The price is unchanged.
            case noIncreasePending
            /// The person has not answered.
            case pending
            /// The person consented.
            case agreed

            /// The name for people.
            public var localizedDescription: String {
                switch self {
                case .noIncreasePending: "No Increase Pending"
                case .pending: "Pending"
                case .agreed: "Agreed"
                }
            }
        }

        /// The identifier of the subscription's first transaction.
        public let originalTransactionID: UInt64
        /// The product of the present or last period.
        public let currentProductID: String
        /// Whether the subscription renews at the end of the period.
        public let willAutoRenew: Bool
        /// The product of the next period; `nil` if the subscription does not renew.
        public let autoRenewPreference: String?
        /// The reason of the end; `nil` before the end.
        public let expirationReason: ExpirationReason?
        /// Whether the store tries again to collect a payment that failed.
        public let isInBillingRetry: Bool
        /// The end of the time in which the subscription remains active after a failed payment; `nil` without one.
        public let gracePeriodExpirationDate: Date?
        /// The consent to a higher price.
        public let priceIncreaseStatus: PriceIncreaseStatus
        /// The date of the next renewal; `nil` if the subscription does not renew.
        public let renewalDate: Date?
        /// The price of the next renewal; `nil` if the subscription does not renew.
        public let renewalPrice: Decimal?
        /// The currency of the price.
        public let currency: Locale.Currency?
        /// The date since which the person is subscribed without an interruption of more than 60 days.
        public let recentSubscriptionStartDate: Date
        /// The environment of the store.
        public let environment: AppStore.Environment
        /// The account that the app specified at the purchase.
        public let appAccountToken: UUID?
        /// The date of the last transaction.
        public let signedDate: Date

        init(_ subscription: StoreSubscription, _ latest: StoreTransaction, _ store: StoreService) {
            originalTransactionID = subscription.originalID
            currentProductID = subscription.productID
            willAutoRenew = subscription.willAutoRenew
            autoRenewPreference = subscription.willAutoRenew ? subscription.nextProductID : nil
            expirationReason = subscription.expirationReason.map { ExpirationReason(rawValue: $0.rawValue) }
            isInBillingRetry = subscription.state == .inBillingRetry || subscription.state == .inGracePeriod
            gracePeriodExpirationDate = subscription.gracePeriodEnd
            priceIncreaseStatus =
                switch subscription.priceIncrease {
                case .none: .noIncreasePending
                case .pending: .pending
                case .agreed: .agreed
                }
            let renews = subscription.willAutoRenew && subscription.nextDate != nil
            renewalDate = renews ? latest.expirationDate : nil
            renewalPrice = renews ? subscription.renewalPrice ?? store.product(subscription.nextProductID)?.price : nil
            currency = Locale.Currency(latest.currency)
            recentSubscriptionStartDate = subscription.startDate
            environment = .xcode
            appAccountToken = latest.appAccountToken
            signedDate = latest.revocationDate ?? latest.purchaseDate
        }
    }
}
