internal import SystemServices

extension StoreService.Failure {
    /// The failure as an error of the original API.
    var originalError: SKError {
        switch self {
        case .unknown, .network: SKError(.unknown)
        case .notAllowed: SKError(.paymentNotAllowed)
        case .productUnavailable, .notAvailableInStorefront: SKError(.storeProductNotAvailable)
        case .invalidQuantity: SKError(.paymentInvalid)
        case .invalidOfferIdentifier: SKError(.invalidOfferIdentifier)
        case .invalidOfferPrice: SKError(.invalidOfferPrice)
        case .invalidOfferSignature: SKError(.invalidSignature)
        case .missingOfferParameters: SKError(.missingOfferParams)
        case .ineligibleForOffer: SKError(.ineligibleForOffer)
        }
    }

    /// The failure as an error of the API with structures.
    var error: any Error {
        switch self {
        case .unknown: StoreKitError.unknown
        case .network: StoreKitError.networkError(URLError(.notConnectedToInternet))
        case .notAllowed: Product.PurchaseError.purchaseNotAllowed
        case .productUnavailable: Product.PurchaseError.productUnavailable
        case .notAvailableInStorefront: StoreKitError.notAvailableInStorefront
        case .invalidQuantity: Product.PurchaseError.invalidQuantity
        case .invalidOfferIdentifier: Product.PurchaseError.invalidOfferIdentifier
        case .invalidOfferPrice: Product.PurchaseError.invalidOfferPrice
        case .invalidOfferSignature: Product.PurchaseError.invalidOfferSignature
        case .missingOfferParameters: Product.PurchaseError.missingOfferParameters
        case .ineligibleForOffer: Product.PurchaseError.ineligibleForOffer
        }
    }
}
