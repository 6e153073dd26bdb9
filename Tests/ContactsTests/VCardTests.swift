import CaretTesting
import Foundation
import Testing

@testable import Contacts

/// Reading and writing vCards.
struct VCardTests {
    private func contact(_ lines: String...) throws -> CNContact {
        let text = (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
        return try #require(try CNContactVCardSerialization.contacts(with: Data(text.utf8)).first)
    }

    private func roundTrip(_ contact: CNContact) throws -> CNContact {
        try #require(try CNContactVCardSerialization.contacts(with: try CNContactVCardSerialization.data(with: [contact])).first)
    }

    @Test func allPropertiesSurvive() throws {
        let contact = CNMutableContact()
        contact.namePrefix = "Dr."
        contact.givenName = "Ada; \"A\""
        contact.middleName = "Augusta"
        contact.familyName = "王, \\n"
        contact.nameSuffix = "III"
        contact.previousFamilyName = "Byron"
        contact.nickname = "🎩 Countess"
        contact.organizationName = "Engine, Ltd."
        contact.departmentName = "R&D"
        contact.jobTitle = "Analyst"
        contact.phoneticGivenName = "ay-da"
        contact.phoneticMiddleName = "m"
        contact.phoneticFamilyName = "f"
        contact.phoneticOrganizationName = "o"
        contact.note = String(repeating: "long text with ümlaut; ", count: 20) + "\nsecond line"
        contact.contactType = .organization
        contact.imageData = Data((0..<200).map { UInt8($0) })
        contact.phoneNumbers = [
            CNLabelPhoneNumberiPhone, CNLabelPhoneNumberAppleWatch, CNLabelPhoneNumberMobile, CNLabelPhoneNumberMain, CNLabelHome,
            CNLabelWork, CNLabelSchool, CNLabelOther, CNLabelPhoneNumberHomeFax, CNLabelPhoneNumberWorkFax, CNLabelPhoneNumberOtherFax,
            CNLabelPhoneNumberPager, "My, label", nil,
        ].map { CNLabeledValue(label: $0, value: CNPhoneNumber(stringValue: "+1 \($0 ?? "")")) }
        contact.emailAddresses = [CNLabelHome, CNLabelEmailiCloud].map { CNLabeledValue(label: $0, value: "a@b.c" as NSString) }
        contact.urlAddresses = [CNLabeledValue(label: CNLabelURLAddressHomePage, value: "http://a.b/c?d;e,f" as NSString)]
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state) = ("Street 1\nFloor 2", "City", "State")
        (address.postalCode, address.country, address.isoCountryCode) = ("123", "Land; Land", "de")
        (address.subLocality, address.subAdministrativeArea) = ("Quarter", "District")
        contact.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address), CNLabeledValue(label: "x", value: address)]
        contact.contactRelations = [CNLabeledValue(label: CNLabelContactRelationMother, value: CNContactRelation(name: "Anne"))]
        contact.socialProfiles = [
            CNLabeledValue(
                label: nil,
                value: CNSocialProfile(
                    urlString: "http://t.co/ada", username: "ada", userIdentifier: "7", service: CNSocialProfileServiceTwitter)),
            CNLabeledValue(label: "x", value: CNSocialProfile(urlString: nil, username: "ada b", userIdentifier: nil, service: "Own: net")),
        ]
        contact.instantMessageAddresses = [CNInstantMessageServiceJabber, CNInstantMessageServiceICQ, "Own"].map {
            CNLabeledValue(label: CNLabelHome, value: CNInstantMessageAddress(username: "a@b:c%d", service: $0))
        }
        contact.birthday = DateComponents(calendar: Calendar(identifier: .gregorian), month: 2, day: 29)
        contact.nonGregorianBirthday = DateComponents(calendar: Calendar(identifier: .hebrew), year: 5780, month: 7, day: 1)
        let date = NSDateComponents()
        date.calendar = Calendar(identifier: .gregorian)
        (date.year, date.month, date.day) = (1835, 7, 8)
        contact.dates = [CNLabeledValue(label: CNLabelDateAnniversary, value: date)]
        let copy = try roundTrip(contact)
        for field in ContactField.all { #expect(field.isEqual(contact.values, copy.values), "\(field.key)") }
        let lines = String(decoding: try CNContactVCardSerialization.data(with: [contact]), as: UTF8.self).components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    }

    @Test func foldedAndQuotedPrintableLinesAreRead() throws {
        let contact = try contact(
            "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=", "ller;J=C3=B6rg;;;", "NOTE:one", "  two", "\tthree\\,\\;\\\\",
            "ORG;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:B=FCro;A=0D=0AB", "TEL;CELL:1", "TEL;TYPE=\"HOME,FAX\":2",
            "tel;type=work;type=pref:3", "EMAIL;TYPE=INTERNET,WORK:x@y.z")
        #expect(contact.familyName == "Müller" && contact.givenName == "Jörg")
        #expect(contact.note == "one twothree,;\\")
        #expect(contact.organizationName == "Büro" && contact.departmentName == "A\nB")
        #expect(contact.phoneNumbers.map(\.label) == [CNLabelPhoneNumberMobile, CNLabelPhoneNumberHomeFax, CNLabelWork])
        #expect(contact.emailAddresses.map(\.label) == [CNLabelWork])
    }

    @Test func picturesOfAllVersionsAreRead() throws {
        let data = Data([0x89, 0x50, 1, 2, 3])
        let text = data.base64EncodedString()
        for line in [
            "PHOTO;ENCODING=b;TYPE=PNG:\(text)", "PHOTO;PNG;BASE64: \(text.prefix(3))\r\n  \(text.dropFirst(3))\r\n",
            "PHOTO:data:image/png;base64\\,\(text)",
        ] {
            #expect(try contact("N:A;;;;", line).imageData == data, "\(line)")
        }
        for line in ["PHOTO;VALUE=uri:http://a.b/c.png", "PHOTO;ENCODING=b:%%%", "PHOTO;ENCODING=b:"] {
            let contact = try contact("N:A;;;;", line)
            #expect(contact.imageData == nil && !contact.imageDataAvailable, "\(line)")
        }
    }

    @Test(
        arguments: [
            ("1815-12-10", 1815, 12, 10), ("18151210T000000Z", 1815, 12, 10), ("--12-10", nil, 12, 10), ("--1210", nil, 12, 10),
        ] as [(String, Int?, Int, Int)])
    func birthdaysHaveAYearOrNone(text: String, year: Int?, month: Int, day: Int) throws {
        let birthday = try #require(try contact("N:A;;;;", "BDAY:\(text)").birthday)
        #expect(birthday.year == year && birthday.month == month && birthday.day == day)
        #expect(birthday.calendar?.identifier == .gregorian)
    }

    @Test(arguments: ["", "tomorrow", "1815", "1815-13-40", "9999999999", "１８１５１２１０"]) func anotherBirthdayIsNone(text: String) throws {
        #expect(try contact("N:A;;;;", "BDAY:\(text)").birthday == nil)
    }

    @Test func messagesOfOtherProgramsAreRead() throws {
        let contact = try contact(
            "N:A;;;;", "X-JABBER:a@b", "IMPP;X-SERVICE-TYPE=Jabber:xmpp:a@b", "X-AIM;TYPE=HOME:c", "IMPP:skype:d%20e")
        #expect(contact.instantMessageAddresses.map(\.value.username) == ["a@b", "c", "d e"])
        #expect(
            contact.instantMessageAddresses.map(\.value.service) == [
                CNInstantMessageServiceJabber, CNInstantMessageServiceAIM, CNInstantMessageServiceSkype,
            ])
    }

    @Test(arguments: [
        "hello", "BEGIN:VCARD\nN:A\n", "BEGIN:VCARD\nEND:VCARD", "END:VCARD", "BEGIN:VCARD\n:x\nEND:VCARD",
        "BEGIN:VCARD\nN;ENCODING=QUOTED-PRINTABLE:=ZZ\nEND:VCARD",
    ])
    func onlyBrokenCardsAreAnError(text: String) throws {
        let error = try #require(throws: CNError.self) { try CNContactVCardSerialization.contacts(with: Data(text.utf8)) }
        #expect(error.code == .vCardMalformed)
    }

    @Test func noDataHasNoContacts() throws {
        #expect(try CNContactVCardSerialization.contacts(with: Data()).isEmpty)
        #expect(try CNContactVCardSerialization.data(with: []).isEmpty)
    }

    @Test func noiseIsNoCrash() {
        var generator = SystemRandomNumberGenerator()
        let pieces = [
            "BEGIN:VCARD\n", "END:VCARD\n", "N:", ";", ":", "=", "\n", " ", "\"", "\\", "PHOTO;ENCODING=b:", "ENCODING=QUOTED-PRINTABLE",
            "é", "\r",
        ]
        for _ in 0..<300 {
            let text = (0..<40).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            _ = try? CNContactVCardSerialization.contacts(with: Data(text.utf8))
        }
    }

    @Test func aQuotedParameterKeepsItsComma() throws {
        let text = "BEGIN:VCARD\r\nADR;LABEL=\"1 Main St, Paris\";TYPE=\"home,work\":;;1 Main St;Paris;;;\r\nEND:VCARD\r\n"
        let address = try #require(VCardReader.parts(of: text).first?.card?.first("ADR"))
        #expect(address.parameter("LABEL") == "1 Main St, Paris" && address.types == ["HOME", "WORK"])
    }
}
