import Foundation

extension CNContact {
    /// Returns a comparison of contacts by name.
    ///
    /// The contacts need the keys of ``descriptorForAllComparatorKeys()``.
    public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        let order = ContactNames.resolved(sortOrder)
        return { first, second in
            guard order != .none, let first = first as? CNContact, let second = second as? CNContact else { return .orderedSame }
            for contact in [first, second] { contact.requireFetched(ContactNames.sortedKeys) }
            return ContactNames.compare(first.values, second.values, order)
        }
    }

    /// Returns the keys that ``comparator(forNameSortOrder:)`` needs.
    public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { KeySet(ContactNames.sortedKeys) }
}
