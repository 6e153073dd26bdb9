/// What a text means, for those who fill it in.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextcontenttype
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before the name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What stands behind a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// A firm.
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole address.
    public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line2")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A town and its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// An address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// What one logs in as.
    public static let username = UITextContentType(rawValue: "username")
    /// What one logs in with.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that was sent.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
