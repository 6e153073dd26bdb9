public import Foundation

/// The user's preferences for contacts.
///
/// - Source: https://developer.apple.com/documentation/contacts/cncontactsuserdefaults
open class CNContactsUserDefaults: NSObject {
    /// Returns the preferences.
    open class func shared() -> Self { Self() }

    public required override init() {}

    /// The order of contacts: by family name.
    ///
    /// > Difference from Apple: The user cannot change the order.
    open var sortOrder: CNContactSortOrder { .familyName }

    /// The code of the user's country by ISO 3166-1, in lower case; "us" if it is unknown.
    open var countryCode: String {
        // The region may be a part of the world, such as "001".
        guard let code = Locale.current.region?.identifier, code.count == 2 else { return "us" }
        return code.lowercased()
    }
}
