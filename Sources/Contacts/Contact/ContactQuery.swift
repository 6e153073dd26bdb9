import Foundation

/// A condition that a store of contacts supports.
enum ContactQuery {
    case name(String)
    case emailAddress(String)
    case phoneNumber(CNPhoneNumber)
    case identifiers([String])
    case group(String)
    case container(String)

    /// The keys whose values the condition reads.
    var keys: Set<String> {
        switch self {
        case .name: ContactNames.searchedKeys
        case .emailAddress: [CNContactEmailAddressesKey]
        case .phoneNumber: [CNContactPhoneNumbersKey]
        case .identifiers, .group, .container: []
        }
    }

    /// Returns whether a contact satisfies the condition, without groups and containers.
    func matches(_ identifier: String, _ values: ContactValues) -> Bool {
        switch self {
        case .name(let text): ContactNames.matches(text, values)
        case .emailAddress(let address):
            values.emailAddresses.contains { String(describing: $0.value).caseInsensitiveCompare(address) == .orderedSame }
        case .phoneNumber(let number): values.phoneNumbers.contains { $0.value.matches(number) }
        case .identifiers(let identifiers): identifiers.contains(identifier)
        case .group, .container: false
        }
    }
}
