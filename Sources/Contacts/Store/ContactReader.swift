import Foundation
internal import SystemServices

/// Reads contacts, groups and containers.
package struct ContactReader {
    private let records: [ContactsService.Record]

    /// Reads the contacts of an app that has permission.
    init() throws {
        guard SystemServices.current.permissions[.contacts] == .granted else { throw ContactAccess.denied }
        records = ContactAccess.service.records
    }

    private init(_ records: [ContactsService.Record]) {
        self.records = records
    }

    /// All contacts with all properties, in the order of the user, for a picker. It belongs to the system and needs no
    /// permission.
    package static func contactsForPicker() -> [CNContact] {
        let reader = ContactReader(ContactAccess.service.records)
        let request = CNContactFetchRequest(keysToFetch: [])
        request.sortOrder = .userDefault
        return (try? reader.contacts(for: request, fetchesAll: true)) ?? []
    }

    func contacts(matching predicate: NSPredicate, keys: Set<String>) throws -> [CNContact] {
        let request = CNContactFetchRequest(keysToFetch: Array(keys))
        request.predicate = predicate
        return try contacts(for: request)
    }

    func contacts(for request: CNContactFetchRequest, fetchesAll: Bool = false) throws -> [CNContact] {
        let query = try request.predicate.map { try self.query($0) }
        let order = ContactNames.resolved(request.sortOrder)
        let keys = request.keysToFetch.keys
        let neededKeys =
            keys.union(query?.keys ?? []).union(order == .none ? [] : ContactNames.sortedKeys)
        var found: [(identifier: String, values: ContactValues)] = []
        let members = members(query)
        for record in records where !record.card.isGroup {
            if let members, !members.contains(record.identifier) { continue }
            let values = ContactCard.values(record, keys: fetchesAll ? nil : neededKeys)
            if let query, members == nil, !query.matches(record.identifier, values) { continue }
            found.append((record.identifier, values))
        }
        if order != .none { found.sort { ContactNames.compare($0.values, $1.values, order) == .orderedAscending } }
        let fetched: Set<String>? = fetchesAll ? nil : Self.fetchedKeys(keys)
        return found.map { identifier, values in
            let visible = fetched.map { values.restricted(to: $0) } ?? values
            return request.mutableObjects
                ? CNMutableContact(identifier: identifier, values: visible, fetchedKeys: fetched)
                : CNContact(identifier: identifier, values: visible, fetchedKeys: fetched)
        }
    }

    /// The identifier is always available.
    private static func fetchedKeys(_ keys: Set<String>) -> Set<String> { keys.union([CNContactIdentifierKey]) }

    private func query(_ predicate: NSPredicate) throws -> ContactQuery {
        guard let predicate = predicate as? ContactPredicate else {
            throw CNError(.predicateInvalid, "A store of contacts only supports the predicates of CNContact.")
        }
        return predicate.query
    }

    /// The identifiers of the contacts in a group or container; `nil` for another condition.
    private func members(_ query: ContactQuery?) -> Set<String>? {
        switch query {
        case .group(let identifier):
            let group = records.first { $0.identifier == identifier && $0.card.isGroup }
            return Set(group.map { GroupCard.members(of: $0.card) } ?? [])
        case .container(let identifier): return identifier == CNContainer.local.identifier ? Set(records.map(\.identifier)) : []
        case .identifiers(let identifiers): return Set(identifiers)
        default: return nil
        }
    }

    func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
        guard predicate == nil || predicate is GroupPredicate else {
            throw CNError(.predicateInvalid, "A store of contacts only supports the predicates of CNGroup.")
        }
        let groups = records.filter(\.card.isGroup).map(GroupCard.group)
        return groups.filter { predicate?.evaluate(with: $0) ?? true }
    }

    func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        guard let predicate else { return [.local] }
        switch (predicate as? ContainerPredicate)?.query {
        case .containers(let identifiers): return identifiers.contains(CNContainer.local.identifier) ? [.local] : []
        case .record(let identifier, let isGroup):
            return records.contains { $0.identifier == identifier && $0.card.isGroup == isGroup } ? [.local] : []
        case nil: throw CNError(.predicateInvalid, "A store of contacts only supports the predicates of CNContainer.")
        }
    }
}

extension ContactValues {
    /// Returns the values of some keys, and default values for others.
    func restricted(to keys: Set<String>) -> ContactValues {
        var result = ContactValues()
        for field in ContactField.all where keys.contains(field.key) { field.copy(self, &result) }
        if keys.contains(CNContactThumbnailImageDataKey) || keys.contains(CNContactImageDataAvailableKey) { result.picture = picture }
        return result
    }
}
