internal import SystemServices

extension Transaction {
    /// The values with the keys of Apple's signed transactions, as JSON in UTF-8.
    ///
    /// - Source: https://developer.apple.com/documentation/appstoreserverapi/jwstransactiondecodedpayload
    public var jsonRepresentation: Data {
        var values: [String: Any] = [
            "transactionId": String(id), "originalTransactionId": String(originalID), "bundleId": appBundleID, "productId": productID,
            "type": productType.rawValue, "purchaseDate": Self.milliseconds(purchaseDate),
            "originalPurchaseDate": Self.milliseconds(originalPurchaseDate), "quantity": purchasedQuantity, "isUpgraded": isUpgraded,
            "inAppOwnershipType": ownershipType.rawValue, "transactionReason": reason.rawValue, "environment": environment.rawValue,
            "storefront": storefront.countryCode, "storefrontId": storefront.id, "signedDate": Self.milliseconds(signedDate),
        ]
        values["subscriptionGroupIdentifier"] = subscriptionGroupID
        values["expiresDate"] = expirationDate.map(Self.milliseconds)
        values["revocationDate"] = revocationDate.map(Self.milliseconds)
        values["revocationReason"] = revocationReason?.rawValue
        values["appAccountToken"] = appAccountToken?.uuidString.lowercased()
        values["offerType"] = offer?.type.rawValue
        values["offerIdentifier"] = offer?.id
        values["offerDiscountType"] = offer?.paymentMode?.rawValue
        values["currency"] = currency?.identifier
        // Prices are in thousandths of the currency.
        values["price"] = price.map { NSDecimalNumber(decimal: $0 * 1000).intValue }
        return (try? JSONSerialization.data(withJSONObject: values, options: [.sortedKeys])) ?? Data()
    }

    private static func milliseconds(_ date: Date) -> Int { Int((date.timeIntervalSince1970 * 1000).rounded()) }
}
