/// A property of a contact: its key, and how it is compared and copied.
struct ContactField: Sendable {
    let key: String
    let isEqual: @Sendable (ContactValues, ContactValues) -> Bool
    let copy: @Sendable (ContactValues, inout ContactValues) -> Void

    private init<Value: Equatable & SendableMetatype>(_ key: String, _ path: WritableKeyPath<ContactValues, Value> & Sendable) {
        self.key = key
        isEqual = { $0[keyPath: path] == $1[keyPath: path] }
        copy = { $1[keyPath: path] = $0[keyPath: path] }
    }

    /// Returns the keys of the properties that differ.
    static func changedKeys(_ values: ContactValues, since old: ContactValues) -> Set<String> {
        Set(all.filter { !$0.isEqual(values, old) }.map(\.key))
    }

    /// All properties except the identifier, and those that follow from other properties.
    static let all: [ContactField] = [
        ContactField(CNContactTypeKey, \.contactType), ContactField(CNContactNamePrefixKey, \.namePrefix),
        ContactField(CNContactGivenNameKey, \.givenName), ContactField(CNContactMiddleNameKey, \.middleName),
        ContactField(CNContactFamilyNameKey, \.familyName), ContactField(CNContactPreviousFamilyNameKey, \.previousFamilyName),
        ContactField(CNContactNameSuffixKey, \.nameSuffix), ContactField(CNContactNicknameKey, \.nickname),
        ContactField(CNContactOrganizationNameKey, \.organizationName), ContactField(CNContactDepartmentNameKey, \.departmentName),
        ContactField(CNContactJobTitleKey, \.jobTitle), ContactField(CNContactPhoneticGivenNameKey, \.phoneticGivenName),
        ContactField(CNContactPhoneticMiddleNameKey, \.phoneticMiddleName),
        ContactField(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName),
        ContactField(CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName), ContactField(CNContactNoteKey, \.note),
        ContactField(CNContactImageDataKey, \.picture), ContactField(CNContactPhoneNumbersKey, \.phoneNumbers),
        ContactField(CNContactEmailAddressesKey, \.emailAddresses), ContactField(CNContactPostalAddressesKey, \.postalAddresses),
        ContactField(CNContactUrlAddressesKey, \.urlAddresses), ContactField(CNContactRelationsKey, \.contactRelations),
        ContactField(CNContactSocialProfilesKey, \.socialProfiles),
        ContactField(CNContactInstantMessageAddressesKey, \.instantMessageAddresses), ContactField(CNContactBirthdayKey, \.birthday),
        ContactField(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday), ContactField(CNContactDatesKey, \.dates),
    ]
}
