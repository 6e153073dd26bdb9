internal import Preconditions

/// The name of Apple's exception for a property that was not fetched.
public let CNContactPropertyNotFetchedExceptionName = "CNPropertyNotFetchedException"

extension CNContact {
    /// Returns whether the value of a property was fetched, so that the app may use it.
    public func isKeyAvailable(_ key: String) -> Bool { fetchedKeys?.contains(key) ?? true }

    /// Returns whether all properties of the descriptors were fetched.
    public func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        keyDescriptors.keys.allSatisfy(isKeyAvailable)
    }

    /// Returns whether the contact is unified with another one, or is the same.
    ///
    /// > Difference from Apple: Contacts are not linked, so that only the same contact returns `true`.
    public func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { identifier == contactIdentifier }

    /// Returns the value of a property that was fetched, and stops the program for another.
    func value<Value>(_ path: KeyPath<ContactValues, Value>, _ key: String) -> Value {
        requireFetched(key)
        return values[keyPath: path]
    }

    func requireFetched(_ key: String) {
        precondition(
            isKeyAvailable(key),
            """
            CNContact: the property “\(key)” was not requested when the contact was fetched. Add the key to keysToFetch, or \
            call isKeyAvailable("\(key)") first.
            """)
    }

    /// Stops the program if one of the keys was not fetched.
    func requireFetched(_ keys: Set<String>) {
        for key in keys.sorted() { requireFetched(key) }
    }
}
