import CaretTesting
import Foundation
import Testing

@testable import Contacts

/// Contacts, labels and formats.
struct ContactTests {
    @Test func anUnfetchedPropertyStopsTheApp() async throws {
        let contact = CNContact(identifier: "a", values: ContactValues(), fetchedKeys: [CNContactGivenNameKey])
        #expect(contact.givenName.isEmpty && contact.identifier == "a")
        await #expect(processExitsWith: .failure) {
            _ = CNContact(identifier: "a", values: ContactValues(), fetchedKeys: [CNContactGivenNameKey]).familyName
        }
        await #expect(processExitsWith: .failure) {
            CNMutableContact(identifier: "a", values: ContactValues(), fetchedKeys: []).note = "x"
        }
        await #expect(processExitsWith: .failure) {
            _ = CNContactFormatter.string(
                from: CNContact(identifier: "a", values: ContactValues(), fetchedKeys: [CNContactGivenNameKey]), style: .fullName)
        }
    }

    @Test func copiesAreIndependent() throws {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        let copy = try #require(contact.copy() as? CNContact)
        #expect(copy == contact && !(copy is CNMutableContact))
        contact.givenName = "Bob"
        #expect(copy.givenName == "Ada" && copy != contact && copy.identifier == contact.identifier)
        let address = CNMutablePostalAddress()
        address.city = "A"
        let value = CNLabeledValue(label: CNLabelHome, value: address as CNPostalAddress)
        address.city = "B"
        #expect(value.value.city == "A")
        let other = value.settingLabel("x")
        #expect(other.identifier == value.identifier && other.label == "x" && value.label == CNLabelHome && other.value.city == "A")
    }

    @Test func labelsHaveNames() {
        func name(_ label: String) -> String { CNLabeledValue<NSString>.localizedString(forLabel: label) }
        #expect(name(CNLabelHome) == "home" && name(CNLabelPhoneNumberiPhone) == "iPhone" && name("My Boat") == "My Boat")
        #expect(name(CNLabelPhoneNumberWorkFax) == "work fax" && name(CNLabelURLAddressHomePage) == "home page")
        #expect(name(CNLabelContactRelationYoungestSister) == "youngest sister" && name("_$!<>!$_") == "_$!<>!$_" && name("") == "")
        #expect(CNContact.localizedString(forKey: CNContactJobTitleKey) == "Job Title")
    }

    private func contact(_ given: String, _ family: String) -> CNMutableContact {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = (given, family)
        return contact
    }

    @Test func namesHaveTheOrderOfTheirLanguage() throws {
        let ada = contact("Ada", "Lovelace")
        (ada.namePrefix, ada.middleName, ada.nameSuffix) = ("Dr.", "A.", "III")
        #expect(CNContactFormatter.string(from: ada, style: .fullName) == "Dr. Ada A. Lovelace III")
        #expect(CNContactFormatter.string(from: contact("小明", "王"), style: .fullName) == "王小明")
        #expect(CNContactFormatter.nameOrder(for: contact("小明", "王")) == .familyNameFirst)
        #expect(CNContactFormatter.nameOrder(for: ada) == .givenNameFirst && CNContactFormatter.delimiter(for: ada) == " ")
        #expect(CNContactFormatter.string(from: contact("", ""), style: .fullName) == nil)
        let company = contact("Ada", "")
        (company.organizationName, company.contactType) = ("Engines", .organization)
        #expect(CNContactFormatter().string(from: company) == "Engines" && CNContactFormatter().string(for: company) == "Engines")
        company.contactType = .person
        #expect(CNContactFormatter().string(from: company) == "Ada")
        company.givenName = ""
        #expect(CNContactFormatter().string(from: company) == "Engines")
        ada.phoneticGivenName = "ay-da"
        #expect(CNContactFormatter.string(from: ada, style: .phoneticFullName) == "ay-da")
    }

    @Test func partsOfANameHaveAttributes() throws {
        let text = try #require(
            CNContactFormatter.attributedString(from: contact("Ada", "Lovelace"), style: .fullName, defaultAttributes: ["own": 1]))
        let key = NSAttributedString.Key(CNContactPropertyAttribute)
        #expect(text.string == "Ada Lovelace")
        #expect(text.attribute(key, at: 0, effectiveRange: nil) as? String == CNContactGivenNameKey)
        #expect(text.attribute(key, at: 3, effectiveRange: nil) == nil)
        #expect(text.attribute(key, at: 11, effectiveRange: nil) as? String == CNContactFamilyNameKey)
        #expect(text.attribute(NSAttributedString.Key("own"), at: 3, effectiveRange: nil) as? Int == 1)
    }

    @Test(arguments: [
        ("us", "1 Way\nParis, TX 75460\nUSA"), ("de", "1 Way\n75460 Paris\nTX\nUSA"), ("gb", "1 Way\nParis\nTX\n75460\nUSA"),
        ("jp", "〒 75460\nTX Paris\n1 Way\nUSA"), ("br", "1 Way\nParis - TX\n75460\nUSA"),
    ]) func addressesHaveTheFormOfTheirCountry(code: String, lines: String) {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state) = ("1 Way", "Paris", "TX")
        (address.postalCode, address.country, address.isoCountryCode) = ("75460", "USA", code)
        #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == lines)
    }

    @Test func incompleteAddressesHaveNoEmptyLines() {
        let address = CNMutablePostalAddress()
        address.isoCountryCode = "us"
        #expect(CNPostalAddressFormatter().string(from: address).isEmpty)
        address.state = "TX"
        #expect(CNPostalAddressFormatter().string(from: address) == "TX")
        address.city = "Paris"
        #expect(CNPostalAddressFormatter().string(from: address) == "Paris, TX")
        let text = CNPostalAddressFormatter().attributedString(from: address)
        #expect(
            text.attribute(NSAttributedString.Key(CNPostalAddressPropertyAttribute), at: 0, effectiveRange: nil) as? String
                == CNPostalAddressCityKey)
    }

    @Test func numbersAndValuesOfAppleAreUsed() {
        #expect(CNError.Code.vCardMalformed.rawValue == 700 && CNError.Code.authorizationDenied.rawValue == 100)
        #expect(CNContactGivenNameKey == "givenName" && CNLabelHome == "_$!<Home>!$_" && CNContainerType.cardDAV.rawValue == 3)
        #expect(Notification.Name.CNContactStoreDidChange.rawValue == "CNContactStoreDidChangeNotification")
        #expect(CNAuthorizationStatus.authorized.rawValue == 3 && CNContactSortOrder.familyName.rawValue == 3)
    }
}
