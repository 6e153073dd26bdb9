public import Foundation

/// A contact whose properties the app changes.
///
/// A `CNSaveRequest` saves the changes. Only properties that were fetched can be read and set.
///
/// - Source: https://developer.apple.com/documentation/contacts/cnmutablecontact
open class CNMutableContact: CNContact {
    /// See ``CNContact/contactType``.
    open override var contactType: CNContactType {
        get { super.contactType }
        set { set(\.contactType, CNContactTypeKey, newValue) }
    }
    /// See ``CNContact/namePrefix``.
    open override var namePrefix: String {
        get { super.namePrefix }
        set { set(\.namePrefix, CNContactNamePrefixKey, newValue) }
    }
    /// See ``CNContact/givenName``.
    open override var givenName: String {
        get { super.givenName }
        set { set(\.givenName, CNContactGivenNameKey, newValue) }
    }
    /// See ``CNContact/middleName``.
    open override var middleName: String {
        get { super.middleName }
        set { set(\.middleName, CNContactMiddleNameKey, newValue) }
    }
    /// See ``CNContact/familyName``.
    open override var familyName: String {
        get { super.familyName }
        set { set(\.familyName, CNContactFamilyNameKey, newValue) }
    }
    /// See ``CNContact/previousFamilyName``.
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { set(\.previousFamilyName, CNContactPreviousFamilyNameKey, newValue) }
    }
    /// See ``CNContact/nameSuffix``.
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { set(\.nameSuffix, CNContactNameSuffixKey, newValue) }
    }
    /// See ``CNContact/nickname``.
    open override var nickname: String {
        get { super.nickname }
        set { set(\.nickname, CNContactNicknameKey, newValue) }
    }
    /// See ``CNContact/organizationName``.
    open override var organizationName: String {
        get { super.organizationName }
        set { set(\.organizationName, CNContactOrganizationNameKey, newValue) }
    }
    /// See ``CNContact/departmentName``.
    open override var departmentName: String {
        get { super.departmentName }
        set { set(\.departmentName, CNContactDepartmentNameKey, newValue) }
    }
    /// See ``CNContact/jobTitle``.
    open override var jobTitle: String {
        get { super.jobTitle }
        set { set(\.jobTitle, CNContactJobTitleKey, newValue) }
    }
    /// See ``CNContact/phoneticGivenName``.
    open override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { set(\.phoneticGivenName, CNContactPhoneticGivenNameKey, newValue) }
    }
    /// See ``CNContact/phoneticMiddleName``.
    open override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { set(\.phoneticMiddleName, CNContactPhoneticMiddleNameKey, newValue) }
    }
    /// See ``CNContact/phoneticFamilyName``.
    open override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { set(\.phoneticFamilyName, CNContactPhoneticFamilyNameKey, newValue) }
    }
    /// See ``CNContact/phoneticOrganizationName``.
    open override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { set(\.phoneticOrganizationName, CNContactPhoneticOrganizationNameKey, newValue) }
    }
    /// See ``CNContact/note``.
    open override var note: String {
        get { super.note }
        set { set(\.note, CNContactNoteKey, newValue) }
    }
    /// See ``CNContact/imageData``.
    open override var imageData: Data? {
        get { super.imageData }
        set { set(\.imageData, CNContactImageDataKey, newValue) }
    }
    /// See ``CNContact/phoneNumbers``.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { set(\.phoneNumbers, CNContactPhoneNumbersKey, newValue) }
    }
    /// See ``CNContact/emailAddresses``.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { set(\.emailAddresses, CNContactEmailAddressesKey, newValue) }
    }
    /// See ``CNContact/postalAddresses``.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { set(\.postalAddresses, CNContactPostalAddressesKey, newValue) }
    }
    /// See ``CNContact/urlAddresses``.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { set(\.urlAddresses, CNContactUrlAddressesKey, newValue) }
    }
    /// See ``CNContact/contactRelations``.
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { set(\.contactRelations, CNContactRelationsKey, newValue) }
    }
    /// See ``CNContact/socialProfiles``.
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { set(\.socialProfiles, CNContactSocialProfilesKey, newValue) }
    }
    /// See ``CNContact/instantMessageAddresses``.
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { set(\.instantMessageAddresses, CNContactInstantMessageAddressesKey, newValue) }
    }
    /// See ``CNContact/birthday``.
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { set(\.birthday, CNContactBirthdayKey, newValue) }
    }
    /// See ``CNContact/nonGregorianBirthday``.
    open override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { set(\.nonGregorianBirthday, CNContactNonGregorianBirthdayKey, newValue) }
    }
    /// See ``CNContact/dates``.
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { set(\.dates, CNContactDatesKey, newValue) }
    }

    private func set<Value>(_ path: WritableKeyPath<ContactValues, Value>, _ key: String, _ value: Value) {
        requireFetched(key)
        values[keyPath: path] = value
    }
}
