public import Foundation

/// Changes of contacts and groups, which a store saves all or none.
///
/// - Source: https://developer.apple.com/documentation/contacts/cnsaverequest
open class CNSaveRequest: NSObject {
    /// A change, with the values at the time of the call of `execute(_:)`.
    enum Change {
        case addContact(CNMutableContact, container: String?)
        case updateContact(CNMutableContact)
        case deleteContact(CNMutableContact)
        case addGroup(CNMutableGroup, container: String?)
        case updateGroup(CNMutableGroup)
        case deleteGroup(CNMutableGroup)
        case addMember(CNContact, CNGroup)
        case removeMember(CNContact, CNGroup)
    }

    private(set) var changes: [Change] = []

    /// Creates a request without changes.
    public override init() {}

    /// The author of the changes in the history; `nil` by default.
    open var transactionAuthor: String?
    /// Whether the store reads the contacts again after it has saved them; `true` by default.
    ///
    /// > Difference from Apple: Contacts of a request keep their properties, so that both values have the same result.
    open var shouldRefetchContacts = true

    /// Adds a new contact to a container; `nil` is the default container.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
        changes.append(.addContact(contact, container: identifier))
    }

    /// Saves the changed properties of a contact. Properties that were not fetched keep their values.
    open func update(_ contact: CNMutableContact) { changes.append(.updateContact(contact)) }

    /// Deletes a contact.
    open func delete(_ contact: CNMutableContact) { changes.append(.deleteContact(contact)) }

    /// Adds a new group to a container; `nil` is the default container.
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
        changes.append(.addGroup(group, container: identifier))
    }

    /// Saves the name of a group.
    open func update(_ group: CNMutableGroup) { changes.append(.updateGroup(group)) }

    /// Deletes a group. Its members remain.
    open func delete(_ group: CNMutableGroup) { changes.append(.deleteGroup(group)) }

    /// Makes a contact a member of a group. A member is not added again.
    open func addMember(_ contact: CNContact, to group: CNGroup) { changes.append(.addMember(contact, group)) }

    /// Removes a contact from a group. The contact remains.
    open func removeMember(_ contact: CNContact, from group: CNGroup) { changes.append(.removeMember(contact, group)) }
}
