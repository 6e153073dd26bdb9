import Foundation
internal import SystemServices

/// Reads contacts from vCards, and writes them to vCards.
enum ContactCard {
    /// Returns the values of a card.
    ///
    /// - Parameter keys: The keys of the values to read; `nil` for all.
    static func values(_ record: ContactsService.Record, keys: Set<String>?) -> ContactValues {
        let source = CardSource(identifier: record.identifier, card: record.card)
        var values = ContactValues()
        for section in CardSection.all where keys.map({ !section.keys.isDisjoint(with: $0) }) ?? true { section.read(source, &values) }
        return values
    }

    /// Writes the values that differ from those in a card. All other properties of the card remain as they are.
    ///
    /// - Parameters:
    ///   - keys: The keys of the values that may be written; `nil` for all.
    ///   - old: The values of the card.
    static func write(_ values: ContactValues, keys: Set<String>?, replacing old: ContactValues, to card: inout VCard) {
        var result = old
        var changedKeys: Set<String> = []
        for field in ContactField.all where keys?.contains(field.key) ?? true {
            guard !field.isEqual(values, old) else { continue }
            field.copy(values, &result)
            changedKeys.insert(field.key)
        }
        var target = CardTarget(card)
        for section in CardSection.all where !section.keys.isDisjoint(with: changedKeys) {
            target.remove(section.names)
            section.write(result, &target)
        }
        card = target.card
        if !changedKeys.isDisjoint(with: CardSection.displayedKeys) || card.first("FN") == nil { setDisplayedName(result, in: &card) }
    }

    /// Replaces the properties that each card must have, the names.
    private static func setDisplayedName(_ values: ContactValues, in card: inout VCard) {
        card.properties.removeAll { $0.name == "FN" }
        if card.first("N") == nil { card.append("N", ";;;;") }
        let alternatives = [
            FullName(values, order: .userDefault).text, values.organizationName, values.nickname,
            values.emailAddresses.first.map { String(describing: $0.value) } ?? "", values.phoneNumbers.first?.value.stringValue ?? "",
        ]
        card.append("FN", VCard.escaped(alternatives.first { !$0.isEmpty } ?? ""))
    }
}
