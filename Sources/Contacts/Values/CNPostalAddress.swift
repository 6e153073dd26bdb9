public import Foundation

/// A postal address, which does not change.
///
/// - Source: https://developer.apple.com/documentation/contacts/cnpostaladdress
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying {
    /// The parts by key.
    var parts: [String: String]

    /// Creates an empty address.
    public override init() {
        parts = [:]
    }

    init(parts: [String: String]) {
        self.parts = parts.filter { !$0.value.isEmpty }
    }

    /// The street and house number, on one or more lines; "" by default.
    open var street: String { parts[CNPostalAddressStreetKey] ?? "" }
    /// The part of the city; "" by default.
    open var subLocality: String { parts[CNPostalAddressSubLocalityKey] ?? "" }
    /// The city; "" by default.
    open var city: String { parts[CNPostalAddressCityKey] ?? "" }
    /// The district; "" by default.
    open var subAdministrativeArea: String { parts[CNPostalAddressSubAdministrativeAreaKey] ?? "" }
    /// The state or province; "" by default.
    open var state: String { parts[CNPostalAddressStateKey] ?? "" }
    /// The postal code; "" by default.
    open var postalCode: String { parts[CNPostalAddressPostalCodeKey] ?? "" }
    /// The country; "" by default.
    open var country: String { parts[CNPostalAddressCountryKey] ?? "" }
    /// The code of the country by ISO 3166-1, such as "de"; "" by default.
    open var isoCountryCode: String { parts[CNPostalAddressISOCountryCodeKey] ?? "" }

    /// Returns the name of a property as the user reads it, such as "City".
    open class func localizedString(forKey key: String) -> String { LabelNames.title(ofKey: key) }

    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts: parts) }

    /// Returns a ``CNMutablePostalAddress`` with the same parts.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts: parts) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }

    open override var hash: Int { parts.hashValue }

    /// The class, without the data of the person.
    open override var description: String { "<\(type(of: self))>" }
}

/// The key of ``CNPostalAddress/street``.
public let CNPostalAddressStreetKey = "street"
/// The key of ``CNPostalAddress/subLocality``.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of ``CNPostalAddress/city``.
public let CNPostalAddressCityKey = "city"
/// The key of ``CNPostalAddress/subAdministrativeArea``.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of ``CNPostalAddress/state``.
public let CNPostalAddressStateKey = "state"
/// The key of ``CNPostalAddress/postalCode``.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of ``CNPostalAddress/country``.
public let CNPostalAddressCountryKey = "country"
/// The key of ``CNPostalAddress/isoCountryCode``.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
