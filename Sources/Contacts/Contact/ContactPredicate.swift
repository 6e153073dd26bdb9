import Foundation

/// A predicate for contacts. It evaluates contacts, too, as far as no group or container is concerned.
final class ContactPredicate: NSPredicate {
    let query: ContactQuery

    init(_ query: ContactQuery) {
        self.query = query
        super.init(block: { object, _ in
            guard let contact = object as? CNContact, query.keys.allSatisfy(contact.isKeyAvailable) else { return false }
            return query.matches(contact.identifier, contact.values)
        })
    }

    required init?(coder: NSCoder) { nil }

    override func copy(with zone: NSZone? = nil) -> Any { self }
}
