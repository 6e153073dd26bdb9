internal import SystemServices

/// Reads and changes groups, which are vCards with the members' identifiers.
///
/// The properties are those of Apple's contacts. Groups of version 4.0 are read, too.
enum GroupCard {
    private static let memberNames: Set<String> = ["X-ADDRESSBOOKSERVER-MEMBER", "MEMBER"]
    private static let prefix = "urn:uuid:"

    static func group(_ record: ContactsService.Record) -> CNGroup {
        let name = record.card.first("FN")?.text ?? record.card.first("N")?.components.first ?? ""
        return CNGroup(identifier: record.identifier, name: name)
    }

    static func card(_ group: CNGroup) -> VCard {
        var card = VCard()
        setName(group.name, in: &card)
        card.append("X-ADDRESSBOOKSERVER-KIND", "group")
        return card
    }

    static func setName(_ name: String, in card: inout VCard) {
        card.properties.removeAll { $0.name == "N" || $0.name == "FN" }
        card.properties.insert(VCard.Property(name: "N", value: VCard.escaped(name)), at: 0)
        card.properties.insert(VCard.Property(name: "FN", value: VCard.escaped(name)), at: 1)
    }

    static func members(of card: VCard) -> [String] { card.properties.compactMap(member) }

    private static func member(_ property: VCard.Property) -> String? {
        guard memberNames.contains(property.name) else { return nil }
        let text = property.text
        return text.lowercased().hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    }

    static func addMember(_ identifier: String, to card: inout VCard) {
        guard !members(of: card).contains(identifier) else { return }
        card.append("X-ADDRESSBOOKSERVER-MEMBER", prefix + VCard.escaped(identifier))
    }

    static func removeMember(_ identifier: String, from card: inout VCard) {
        card.properties.removeAll { member($0) == identifier }
    }
}
