import Contacts
import Testing

/// Values of contacts that are created without arguments.
@Suite struct EmptyValueTests {
    @Test func theyHaveEmptyTexts() {
        #expect(CNContactRelation().name.isEmpty)
        let address = CNInstantMessageAddress()
        #expect(address.username.isEmpty && address.service.isEmpty)
        let profile = CNSocialProfile()
        #expect([profile.urlString, profile.username, profile.userIdentifier, profile.service] == ["", "", "", ""])
    }
}
