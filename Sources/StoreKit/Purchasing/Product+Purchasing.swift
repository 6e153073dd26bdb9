internal import SystemServices

extension Product {
    /// The result of a purchase.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/product/purchaseresult
    public enum PurchaseResult: Sendable {
        /// The person has paid. The app unlocks the product, and finishes the transaction.
        case success(VerificationResult<Transaction>)
        /// The person cancelled.
        case userCancelled
        /// Another person must approve the purchase. ``Transaction/updates`` receives the transaction.
        case pending
    }

    /// The reason why the store refuses a purchase.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/product/purchaseerror
    public enum PurchaseError: Error, Hashable, LocalizedError, Sendable {
        /// The number of products is not possible.
        case invalidQuantity
        /// The product is not for sale.
        case productUnavailable
        /// The device does not allow purchases.
        case purchaseNotAllowed
        /// The person may not use the offer.
        case ineligibleForOffer
        /// The offer does not exist.
        case invalidOfferIdentifier
        /// The price of the offer is not valid any more.
        case invalidOfferPrice
        /// The signature of the offer is not valid.
        case invalidOfferSignature
        /// Parameters of the offer are missing.
        case missingOfferParameters

        /// The description of the error, one sentence.
        public var errorDescription: String? {
            switch self {
            case .invalidQuantity: "The quantity is not possible."
            case .productUnavailable: "The product is not available in the store."
            case .purchaseNotAllowed: "The device does not allow purchases."
            case .ineligibleForOffer: "The person may not use the offer."
            case .invalidOfferIdentifier: "The offer does not exist."
            case .invalidOfferPrice: "The price of the offer is not valid any more."
            case .invalidOfferSignature: "The signature of the offer is not valid."
            case .missingOfferParameters: "Parameters of the offer are missing."
            }
        }
    }

    /// Shows the payment sheet, and returns its result.
    ///
    /// - Parameter options: The options of the purchase.
    /// - Throws: ``PurchaseError`` or ``StoreKitError``.
    @MainActor public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        let session = StoreSession.current
        guard let store = session.service else { throw StoreKitError.unknown }
        let country = store.country
        let purchase = PurchaseOption.purchase(of: id, options, store)
        let asksToBuy = options.contains(.simulatesAskToBuyInSandbox(true))
        let outcome = await PurchaseFlow(service: store, purchase: purchase, asksToBuy: asksToBuy).run()
        switch outcome {
        case .purchased(let transaction):
            if store.country != country, !PurchaseOption.continues(in: Storefront(store.country), options) {
                // The purchase of a product that the person owns returns an earlier transaction, which is kept.
                if transaction.isNew(in: purchase) {
                    store.refund(transaction.id)
                    session.finish(transaction.id)
                }
                throw StoreKitError.notAvailableInStorefront
            }
            return .success(.result(Transaction(transaction), store))
        case .cancelled: return .userCancelled
        case .pending: return .pending
        case .failed(let failure): throw failure.error
        }
    }

    /// Shows the payment sheet, and returns its result.
    ///
    /// - Parameters:
    ///   - scene: The scene of the sheet. The sheet is above all windows of the app.
    ///   - options: The options of the purchase.
    /// - Throws: ``PurchaseError`` or ``StoreKitError``.
    @MainActor public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        try await purchase(options: options)
    }

    /// Shows the payment sheet, and returns its result.
    ///
    /// - Parameters:
    ///   - viewController: A view controller that is visible. The sheet is above all windows of the app.
    ///   - options: The options of the purchase.
    /// - Throws: ``PurchaseError`` or ``StoreKitError``.
    @MainActor public func purchase(
        confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult {
        try await purchase(options: options)
    }
}
