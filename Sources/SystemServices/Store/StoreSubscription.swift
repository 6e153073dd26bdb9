import Foundation

/// The state of a person's subscription to one group.
public struct StoreSubscription: Hashable, Codable, Sendable {
    /// The state of the renewal. The raw values are Apple's.
    public enum State: Int, Codable, Sendable {
        /// The subscription is active.
        case subscribed = 1
        /// The subscription has ended.
        case expired = 2
        /// The payment failed, and the store tries again.
        case inBillingRetry = 3
        /// The payment failed, but the subscription remains active for a while.
        case inGracePeriod = 4
        /// The subscription was refunded.
        case revoked = 5
    }

    /// The reason of the end. The raw values are Apple's.
    public enum ExpirationReason: Int, Codable, Sendable {
        /// The person turned the renewal off.
        case autoRenewDisabled = 1
        /// The payment failed.
        case billingError = 2
        /// The person did not consent to a higher price.
        case didNotConsentToPriceIncrease = 3
        /// The product is no longer for sale.
        case productUnavailable = 4
        /// Another reason.
        case unknown = 5
    }

    /// The consent to a higher price.
    public enum PriceIncrease: String, Codable, Sendable {
        /// The price is unchanged.
        case none
        /// The person has not answered.
        case pending
        /// The person consented.
        case agreed
    }

    /// The identifier of the group.
    public let groupID: String
    /// The identifier of the first transaction.
    public let originalID: UInt64
    /// The product of the present or last period.
    public internal(set) var productID: String
    /// The product of the next period.
    public internal(set) var nextProductID: String
    /// The state.
    public internal(set) var state = State.subscribed
    /// Whether the subscription renews at the end of the period.
    public internal(set) var willAutoRenew = true
    /// The reason of the end; `nil` before the end.
    public internal(set) var expirationReason: ExpirationReason?
    /// The end of the time in which the subscription remains active after a failed payment; `nil` without one.
    public internal(set) var gracePeriodEnd: Date?
    /// The consent to a higher price.
    public internal(set) var priceIncrease = PriceIncrease.none
    /// The date since which the person is subscribed without an interruption of more than 60 days.
    public internal(set) var startDate: Date
    /// The offer that applies to the next renewals, and their number.
    var offer: StoreOffer?
    var remainingOfferPeriods = 0
    /// The end of the retries after a failed payment.
    var retryEnd: Date?
    /// The next date at which the state changes; `nil` after the end.
    public internal(set) var nextDate: Date?

    /// The price of the next renewal if an offer applies to it; `nil` for the regular price.
    package var renewalPrice: Decimal? { remainingOfferPeriods > 0 && nextProductID == productID ? offer?.price : nil }

    /// Whether the person has access.
    public var isActive: Bool { state == .subscribed || state == .inGracePeriod }
}

extension StoreSubscription {
    /// Reads a subscription. A missing value that has a default was added after the file was written.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        groupID = try values.decode(String.self, forKey: .groupID)
        originalID = try values.decode(UInt64.self, forKey: .originalID)
        productID = try values.decode(String.self, forKey: .productID)
        nextProductID = try values.decodeIfPresent(String.self, forKey: .nextProductID) ?? productID
        state = try values.decodeIfPresent(State.self, forKey: .state) ?? .subscribed
        willAutoRenew = try values.decodeIfPresent(Bool.self, forKey: .willAutoRenew) ?? true
        expirationReason = try values.decodeIfPresent(ExpirationReason.self, forKey: .expirationReason)
        gracePeriodEnd = try values.decodeIfPresent(Date.self, forKey: .gracePeriodEnd)
        priceIncrease = try values.decodeIfPresent(PriceIncrease.self, forKey: .priceIncrease) ?? .none
        startDate = try values.decode(Date.self, forKey: .startDate)
        offer = try values.decodeIfPresent(StoreOffer.self, forKey: .offer)
        remainingOfferPeriods = try values.decodeIfPresent(Int.self, forKey: .remainingOfferPeriods) ?? 0
        retryEnd = try values.decodeIfPresent(Date.self, forKey: .retryEnd)
        nextDate = try values.decodeIfPresent(Date.self, forKey: .nextDate)
    }
}
