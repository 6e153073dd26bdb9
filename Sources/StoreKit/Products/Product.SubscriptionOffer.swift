internal import SystemServices

extension Product {
    /// A lower price for the first periods of a subscription.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/product/subscriptionoffer
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The kind of an offer.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates a kind with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// For new subscribers.
            public static let introductory = OfferType(rawValue: "introductory")
            /// For present and former subscribers.
            public static let promotional = OfferType(rawValue: "promotional")

            /// The name for people.
            public var localizedDescription: String { rawValue.capitalized }
        }

        /// The way in which the person pays.
        public struct PaymentMode: RawRepresentable, Hashable, Codable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates a way with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The price is paid in each period.
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            /// The price is paid once.
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            /// Nothing is paid.
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")

            /// The name for people.
            public var localizedDescription: String {
                switch self {
                case .payAsYouGo: "Pay As You Go"
                case .payUpFront: "Pay Up Front"
                case .freeTrial: "Free Trial"
                default: rawValue
                }
            }

            init(_ mode: StoreOffer.Mode) {
                switch mode {
                case .payAsYouGo: self = .payAsYouGo
                case .payUpFront: self = .payUpFront
                case .freeTrial: self = .freeTrial
                }
            }
        }

        /// The identifier of a promotional offer; `nil` for an introductory one.
        public let id: String?
        /// The kind.
        public let type: OfferType
        /// The price of a period, or of all periods if it is paid once.
        public let price: Decimal
        /// The price as text.
        public let displayPrice: String
        /// The length of one period.
        public let period: SubscriptionPeriod
        /// The number of periods.
        public let periodCount: Int
        /// The way in which the person pays.
        public let paymentMode: PaymentMode

        init(_ offer: StoreOffer, _ style: Decimal.FormatStyle.Currency) {
            id = offer.id
            type = offer.kind == .introductory ? .introductory : .promotional
            price = offer.price
            displayPrice = offer.price.formatted(style)
            period = SubscriptionPeriod(offer.period)
            periodCount = offer.periodCount
            paymentMode = PaymentMode(offer.mode)
        }
    }
}
