import Foundation

/// A purchase that the app requested.
public struct StorePurchase: Hashable, Codable, Sendable {
    /// The number of the request.
    public let id: UInt64
    /// The product.
    public let productID: String
    /// The number of products.
    public let quantity: Int
    /// The account that the app specified; `nil` without one.
    public let appAccountToken: UUID?
    /// The name of the user that the app specified; `nil` without one.
    public let applicationUsername: String?
    /// The identifier of the promotional offer that the app requested; `nil` without one.
    public let offerID: String?

    package init(
        id: UInt64, productID: String, quantity: Int = 1, appAccountToken: UUID? = nil, applicationUsername: String? = nil,
        offerID: String? = nil
    ) {
        self.id = id
        self.productID = productID
        self.quantity = quantity
        self.appAccountToken = appAccountToken
        self.applicationUsername = applicationUsername
        self.offerID = offerID
    }
}

extension StoreTransaction {
    /// Whether the transaction was added after the app requested a purchase. Both have numbers of one sequence.
    package func isNew(in purchase: StorePurchase) -> Bool { id > purchase.id }
}

/// The result of a purchase.
package enum StoreOutcome: Hashable, Sendable {
    case purchased(StoreTransaction)
    case cancelled
    case failed(StoreService.Failure)
    /// The purchase waits for the approval of another person.
    case pending
}

/// A page of another app that the app showed with `SKStoreProductViewController`.
public struct StoreProductPage: Hashable, Sendable {
    /// The identifier of the app in the App Store.
    public let identifier: String
    /// The names of the other parameters, in alphabetical order.
    public let parameters: [String]

    package init(identifier: String, parameters: [String]) {
        self.identifier = identifier
        self.parameters = parameters
    }
}

/// Something that happened in the store without a request of the app.
package enum StoreEvent: Hashable, Sendable {
    /// A transaction was added or changed.
    case updated(StoreTransaction)
    /// The status of a group changed.
    case statusChanged(groupID: String)
    /// Another person approved or declined a purchase.
    case resolved(StorePurchase, StoreOutcome)
    /// The storefront changed.
    case storefrontChanged
    /// The dates of the next changes may be others.
    case scheduleChanged
    /// A person bought a product in the App Store, outside of the app.
    case promoted(productID: String)
    /// The store asks for the consent to a higher price.
    case priceConsentRequested(productID: String)
}
