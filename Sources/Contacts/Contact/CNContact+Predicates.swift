import Foundation

extension CNContact {
    /// Returns a predicate for contacts with a name.
    ///
    /// Each word of the text must be the beginning of a word of the name, the nickname or the organisation. Case and
    /// accents are ignored.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate { ContactPredicate(.name(name)) }

    /// Returns a predicate for contacts with an email address, in any case.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        ContactPredicate(.emailAddress(emailAddress))
    }

    /// Returns a predicate for contacts with a telephone number, with or without the country code.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        ContactPredicate(.phoneNumber(phoneNumber))
    }

    /// Returns a predicate for contacts with one of the identifiers.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        ContactPredicate(.identifiers(identifiers))
    }

    /// Returns a predicate for the members of a group.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        ContactPredicate(.group(groupIdentifier))
    }

    /// Returns a predicate for the contacts of a container.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        ContactPredicate(.container(containerIdentifier))
    }
}
