/// A postal address whose parts the app changes.
///
/// - Source: https://developer.apple.com/documentation/contacts/cnmutablepostaladdress
open class CNMutablePostalAddress: CNPostalAddress {
    /// The street and house number, on one or more lines; "" by default.
    open override var street: String {
        get { super.street }
        set { parts[CNPostalAddressStreetKey] = newValue.isEmpty ? nil : newValue }
    }
    /// The part of the city; "" by default.
    open override var subLocality: String {
        get { super.subLocality }
        set { parts[CNPostalAddressSubLocalityKey] = newValue.isEmpty ? nil : newValue }
    }
    /// The city; "" by default.
    open override var city: String {
        get { super.city }
        set { parts[CNPostalAddressCityKey] = newValue.isEmpty ? nil : newValue }
    }
    /// The district; "" by default.
    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { parts[CNPostalAddressSubAdministrativeAreaKey] = newValue.isEmpty ? nil : newValue }
    }
    /// The state or province; "" by default.
    open override var state: String {
        get { super.state }
        set { parts[CNPostalAddressStateKey] = newValue.isEmpty ? nil : newValue }
    }
    /// The postal code; "" by default.
    open override var postalCode: String {
        get { super.postalCode }
        set { parts[CNPostalAddressPostalCodeKey] = newValue.isEmpty ? nil : newValue }
    }
    /// The country; "" by default.
    open override var country: String {
        get { super.country }
        set { parts[CNPostalAddressCountryKey] = newValue.isEmpty ? nil : newValue }
    }
    /// The code of the country by ISO 3166-1, such as "de"; "" by default.
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { parts[CNPostalAddressISOCountryCodeKey] = newValue.isEmpty ? nil : newValue }
    }
}
