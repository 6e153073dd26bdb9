public import Foundation
internal import SystemServices

/// The user's contacts.
///
/// The contacts are the vCards of a folder; see `ContactsService`. An app needs the user's permission: without
/// permission, each method throws ``CNError/authorizationDenied``.
///
/// > Difference from Apple: A method that needs the permission does not ask for it, because it would block the main
/// > thread. The app calls ``requestAccess(for:completionHandler:)`` before.
///
/// - Source: https://developer.apple.com/documentation/contacts/cncontactstore
// The class has no stored state, and the service behind it may be used on any thread.
open class CNContactStore: NSObject, @unchecked Sendable {
    /// Creates a store. All stores have the same contacts.
    public override init() {}

    /// Returns whether the app may use the contacts.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        switch SystemServices.current.permissions[.contacts] {
        case .notDetermined: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .granted, .limited: .authorized
        }
    }

    /// Asks the user for permission, once.
    ///
    /// - Parameters:
    ///   - entityType: The kind of data.
    ///   - completionHandler: Called on a private queue with the answer, and with ``CNError/authorizationDenied`` if
    ///     the app has no permission.
    /// - Precondition: Info.plist has the key `NSContactsUsageDescription`.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        ContactAccess.request(completionHandler)
    }

    /// Asks the user for permission, once.
    ///
    /// - Returns: `true`.
    /// - Throws: ``CNError/authorizationDenied`` if the app has no permission.
    /// - Precondition: Info.plist has the key `NSContactsUsageDescription`.
    @discardableResult nonisolated(nonsending) open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAccess(for: entityType) { isGranted, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isGranted) }
            }
        }
    }

    /// Returns the contacts that satisfy a predicate of ``CNContact``, in any order.
    ///
    /// - Throws: ``CNError/authorizationDenied``, or ``CNError/predicateInvalid`` for another predicate.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        let contacts = try ContactReader().contacts(matching: predicate, keys: keys.keys)
        SystemServices.current.requests.record("contacts", "fetches contacts (found: \(contacts.count))")
        return contacts
    }

    /// Returns the contact with an identifier.
    ///
    /// - Throws: ``CNError/authorizationDenied``, or ``CNError/recordDoesNotExist`` without such a contact.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        let predicate = CNContact.predicateForContacts(withIdentifiers: [identifier])
        let contact = try ContactReader().contacts(matching: predicate, keys: keys.keys).first
        SystemServices.current.requests.record("contacts", "fetches one contact (found: \(contact == nil ? 0 : 1))")
        guard let contact else {
            throw CNError(.recordDoesNotExist, "No contact has the identifier.", identifiers: [identifier])
        }
        return contact
    }

    /// Calls a closure with each contact that satisfies a request, on the current thread.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request.
    ///   - block: Receives a contact, and a pointer that it sets to `true` to end the enumeration.
    /// - Throws: ``CNError/authorizationDenied``, or ``CNError/predicateInvalid`` for a predicate that is not of
    ///   ``CNContact``.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        let contacts = try ContactReader().contacts(for: fetchRequest)
        SystemServices.current.requests.record("contacts", "enumerates contacts (found: \(contacts.count))")
        var stops = ObjCBool(false)
        for contact in contacts {
            block(contact, &stops)
            if stops.boolValue { return }
        }
    }

    /// Returns the groups that satisfy a predicate of ``CNGroup``; all groups for `nil`.
    ///
    /// - Throws: ``CNError/authorizationDenied``, or ``CNError/predicateInvalid`` for another predicate.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
        let groups = try ContactReader().groups(matching: predicate)
        SystemServices.current.requests.record("contacts", "fetches groups (found: \(groups.count))")
        return groups
    }

    /// Returns the containers that satisfy a predicate of ``CNContainer``; all containers for `nil`.
    ///
    /// - Throws: ``CNError/authorizationDenied``, or ``CNError/predicateInvalid`` for another predicate.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        let containers = try ContactReader().containers(matching: predicate)
        SystemServices.current.requests.record("contacts", "fetches containers (found: \(containers.count))")
        return containers
    }

    /// Returns the identifier of the container for new contacts.
    open func defaultContainerIdentifier() -> String { CNContainer.local.identifier }

    /// Saves all changes of a request or, if one fails, none.
    ///
    /// - Throws: ``CNError/authorizationDenied``; ``CNError/recordDoesNotExist``,
    ///   ``CNError/insertedRecordAlreadyExists`` or ``CNError/parentRecordDoesNotExist`` for a change that is not
    ///   possible; ``CNError/dataAccessError`` if a file cannot be written.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        SystemServices.current.requests.record("contacts", "saves changes (number: \(saveRequest.changes.count))")
        try ContactWriter.execute(saveRequest)
    }
}

extension NSNotification.Name {
    /// Posted on the main thread after contacts changed, by this app or by another program.
    ///
    /// A change by another program is noticed at the next use of the contacts.
    public static let CNContactStoreDidChange = ContactsService.didChange
}
