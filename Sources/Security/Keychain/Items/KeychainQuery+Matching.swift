internal import Foundation
internal import SystemServices

extension KeychainQuery {
    /// Whether an item has all attributes of the query, and is in one of the app's groups.
    func matches(_ item: KeychainItem, groups: [String]) -> Bool {
        guard kind == nil || kind == item.kind else { return false }
        if let identifiers, !identifiers.contains(item.id) { return false }
        guard let group = item.accessGroup, groups.contains(group) else { return false }
        // A reference denotes its item, synchronised or not.
        if !acceptsAnySynchronization, attributes["sync"] == nil, !hasPersistentReference, item.isSynchronizable { return false }
        return attributes.allSatisfy { key, value in
            guard let other = item.attributes[key] else { return false }
            return equals(value, other)
        }
    }

    private func equals(_ value: KeychainValue, _ other: KeychainValue) -> Bool {
        switch (value, other) {
        case (.string(let text), .string(let other)):
            // Bytes are compared: Swift would treat canonically equivalent names as the same account.
            text.utf8.elementsEqual(other.utf8)
                || isCaseInsensitive && text.compare(other, options: [.caseInsensitive]) == .orderedSame
        case (.number, .bool), (.bool, .number), (.number, .number), (.bool, .bool): value.number == other.number
        default: value == other
        }
    }
}

extension KeychainItem {
    /// Whether two items cannot be in the keychain at the same time.
    func isDuplicate(of other: KeychainItem) -> Bool {
        kind == other.kind
            && KeychainSchema.primaryKeys(of: kind).allSatisfy { key in
                switch (attributes[key], other.attributes[key]) {
                case (.string(let text)?, .string(let other)?): text.utf8.elementsEqual(other.utf8)
                case (let value, let other):
                    if let number = value?.number { number == other?.number } else { value == other }
                }
            }
    }

    /// The condition under which the item is accessible.
    var protection: KeychainProtection { accessible.flatMap(KeychainProtection.init) ?? .whenUnlocked }
}
