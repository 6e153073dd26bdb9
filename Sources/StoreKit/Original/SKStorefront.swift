internal import SystemServices

/// The country of the person's App Store.
///
/// - Source: https://developer.apple.com/documentation/storekit/skstorefront
// Unchecked: all values are constants.
open class SKStorefront: NSObject, @unchecked Sendable {
    /// The country as three letters, such as "DEU".
    public final let countryCode: String
    /// The number of the storefront.
    public final let identifier: String

    init(_ country: StoreCountry) {
        countryCode = country.code
        identifier = country.storefrontID
        super.init()
    }
}
