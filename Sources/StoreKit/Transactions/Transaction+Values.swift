internal import SystemServices

extension Transaction {
    /// The reason of a refund.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        /// The number of the reason.
        public let rawValue: Int

        /// Creates a reason with a number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A problem of the app.
        public static let developerIssue = RevocationReason(rawValue: 1)
        /// Another reason.
        public static let other = RevocationReason(rawValue: 0)

        /// The name for people.
        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }

    /// The relation of the person to a purchase.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a relation with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The person bought the product.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// A member of the family bought the product.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")

        /// The name for people.
        public var localizedDescription: String { self == .purchased ? "Purchased" : "Family Shared" }
    }

    /// The reason of a transaction.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a reason with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The person bought the product.
        public static let purchase = Reason(rawValue: "PURCHASE")
        /// A subscription renewed.
        public static let renewal = Reason(rawValue: "RENEWAL")

        /// The name for people.
        public var localizedDescription: String { rawValue.capitalized }
    }

    /// The kind of an offer that applied to a transaction.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        /// The number of the kind.
        public let rawValue: Int

        /// Creates a kind with a number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// For new subscribers.
        public static let introductory = OfferType(rawValue: 1)
        /// For present and former subscribers.
        public static let promotional = OfferType(rawValue: 2)

        /// The name for people.
        public var localizedDescription: String { self == .introductory ? "Introductory" : "Promotional" }
    }

    /// An offer that applied to a transaction.
    public struct Offer: Hashable, Sendable {
        /// The way in which the person pays.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates a way with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Nothing is paid.
            public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
            /// The price is paid in each period.
            public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
            /// The price is paid once.
            public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")

            /// The name for people.
            public var localizedDescription: String { rawValue.replacingOccurrences(of: "_", with: " ").capitalized }
        }

        /// The identifier of a promotional offer; `nil` for an introductory one.
        public let id: String?
        /// The kind.
        public let type: OfferType
        /// The way in which the person pays.
        public let paymentMode: PaymentMode?
        /// The length of one period.
        public let period: Product.SubscriptionPeriod?

        init(_ offer: StoreTransaction.Offer) {
            id = offer.id
            type = offer.kind == .introductory ? .introductory : .promotional
            period = Product.SubscriptionPeriod(offer.period)
            paymentMode =
                switch offer.mode {
                case .freeTrial: .freeTrial
                case .payAsYouGo: .payAsYouGo
                case .payUpFront: .payUpFront
                }
        }
    }
}
