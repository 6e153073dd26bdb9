import Foundation

/// A lower price for the first periods of a subscription.
public struct StoreOffer: Hashable, Codable, Sendable {
    /// The reason of the offer.
    public enum Kind: String, Codable, Sendable {
        /// For people who have not subscribed to the group before. Applied without a request of the app.
        case introductory
        /// For people who have subscribed before. The app requests the offer.
        case promotional
    }

    /// The way in which the person pays. The raw value is that of a `.storekit` file.
    public enum Mode: String, Codable, Sendable {
        /// Nothing is paid.
        case freeTrial = "free"
        /// The price is paid in each period.
        case payAsYouGo
        /// The price is paid once for all periods.
        case payUpFront
    }

    /// The reason of the offer.
    public let kind: Kind
    /// The identifier of a promotional offer; `nil` for an introductory one.
    public let id: String?
    /// The way in which the person pays.
    public let mode: Mode
    /// The price of a period, or of all periods if it is paid once.
    public let price: Decimal
    /// The length of one period.
    public let period: StorePeriod
    /// The number of periods, at least 1.
    public let periodCount: Int
}
