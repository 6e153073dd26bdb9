public import Foundation

/// A person or an organisation of the user's contacts, which does not change.
///
/// A contact that a store returned only has the properties that were fetched. The use of another property stops the
/// program; ``isKeyAvailable(_:)`` returns whether a property may be used. A contact that the app created has all
/// properties.
///
/// > Difference from Apple: Contacts cannot be archived. `CNContactVCardSerialization` writes them.
///
/// - Source: https://developer.apple.com/documentation/contacts/cncontact
open class CNContact: NSObject, NSCopying, NSMutableCopying {
    var values: ContactValues
    /// The values when the contact was created, fetched or last saved, from which changes are told.
    var savedValues: ContactValues
    /// The keys that were fetched; `nil` for all.
    let fetchedKeys: Set<String>?
    private let id: String

    /// Creates a contact without a name.
    public override init() {
        id = UUID().uuidString
        values = ContactValues()
        savedValues = values
        fetchedKeys = nil
    }

    init(identifier: String, values: ContactValues, fetchedKeys: Set<String>?) {
        id = identifier
        self.values = values
        savedValues = values
        self.fetchedKeys = fetchedKeys
    }

    /// The identifier, which is the same at each launch.
    open var identifier: String { id }
    /// Whether the contact is a person or an organisation; `.person` by default.
    open var contactType: CNContactType { value(\.contactType, CNContactTypeKey) }
    /// The text before the name, such as "Dr."; "" by default.
    open var namePrefix: String { value(\.namePrefix, CNContactNamePrefixKey) }
    /// The given name; "" by default.
    open var givenName: String { value(\.givenName, CNContactGivenNameKey) }
    /// The middle name; "" by default.
    open var middleName: String { value(\.middleName, CNContactMiddleNameKey) }
    /// The family name; "" by default.
    open var familyName: String { value(\.familyName, CNContactFamilyNameKey) }
    /// The former family name; "" by default.
    open var previousFamilyName: String { value(\.previousFamilyName, CNContactPreviousFamilyNameKey) }
    /// The text after the name, such as "Jr."; "" by default.
    open var nameSuffix: String { value(\.nameSuffix, CNContactNameSuffixKey) }
    /// The nickname; "" by default.
    open var nickname: String { value(\.nickname, CNContactNicknameKey) }
    /// The name of the organisation; "" by default.
    open var organizationName: String { value(\.organizationName, CNContactOrganizationNameKey) }
    /// The department of the organisation; "" by default.
    open var departmentName: String { value(\.departmentName, CNContactDepartmentNameKey) }
    /// The job title; "" by default.
    open var jobTitle: String { value(\.jobTitle, CNContactJobTitleKey) }
    /// The pronunciation of the given name; "" by default.
    open var phoneticGivenName: String { value(\.phoneticGivenName, CNContactPhoneticGivenNameKey) }
    /// The pronunciation of the middle name; "" by default.
    open var phoneticMiddleName: String { value(\.phoneticMiddleName, CNContactPhoneticMiddleNameKey) }
    /// The pronunciation of the family name; "" by default.
    open var phoneticFamilyName: String { value(\.phoneticFamilyName, CNContactPhoneticFamilyNameKey) }
    /// The pronunciation of the organisation's name; "" by default.
    open var phoneticOrganizationName: String { value(\.phoneticOrganizationName, CNContactPhoneticOrganizationNameKey) }
    /// The note; "" by default.
    open var note: String { value(\.note, CNContactNoteKey) }
    /// The picture as the data of an image file; `nil` by default.
    open var imageData: Data? { value(\.imageData, CNContactImageDataKey) }
    /// The small picture as the data of an image file; `nil` without a picture.
    ///
    /// > Difference from Apple: The data is that of ``imageData``.
    open var thumbnailImageData: Data? { value(\.imageData, CNContactThumbnailImageDataKey) }
    /// Whether the contact has a picture.
    open var imageDataAvailable: Bool { value(\.imageData, CNContactImageDataAvailableKey) != nil }
    /// The telephone numbers; none by default.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { value(\.phoneNumbers, CNContactPhoneNumbersKey) }
    /// The email addresses; none by default.
    open var emailAddresses: [CNLabeledValue<NSString>] { value(\.emailAddresses, CNContactEmailAddressesKey) }
    /// The postal addresses; none by default.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { value(\.postalAddresses, CNContactPostalAddressesKey) }
    /// The addresses of web pages; none by default.
    open var urlAddresses: [CNLabeledValue<NSString>] { value(\.urlAddresses, CNContactUrlAddressesKey) }
    /// The related persons; none by default.
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { value(\.contactRelations, CNContactRelationsKey) }
    /// The profiles in social networks; none by default.
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { value(\.socialProfiles, CNContactSocialProfilesKey) }
    /// The addresses for messages; none by default.
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        value(\.instantMessageAddresses, CNContactInstantMessageAddressesKey)
    }
    /// The birthday in the Gregorian calendar, with or without a year; `nil` by default.
    open var birthday: DateComponents? { value(\.birthday, CNContactBirthdayKey) }
    /// The birthday in another calendar; `nil` by default.
    open var nonGregorianBirthday: DateComponents? { value(\.nonGregorianBirthday, CNContactNonGregorianBirthdayKey) }
    /// Further dates; none by default.
    open var dates: [CNLabeledValue<NSDateComponents>] { value(\.dates, CNContactDatesKey) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNContact(identifier: identifier, values: values, fetchedKeys: fetchedKeys)
        copy.savedValues = savedValues
        return copy
    }

    /// Returns a ``CNMutableContact`` with the same identifier and properties.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutableContact(identifier: identifier, values: values, fetchedKeys: fetchedKeys)
        copy.savedValues = savedValues
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContact else { return false }
        return identifier == other.identifier && fetchedKeys == other.fetchedKeys
            && ContactField.all.allSatisfy { $0.isEqual(values, other.values) }
    }

    open override var hash: Int { identifier.hashValue }

    /// The class and the identifier, without the data of the person.
    open override var description: String { "<\(type(of: self)): identifier=\(identifier)>" }
}
