import Foundation
internal import SystemServices

/// A card to which a contact is written.
struct CardTarget {
    private(set) var card: VCard
    private var lastItem: Int

    init(_ card: VCard) {
        self.card = card
        lastItem = card.properties.compactMap { $0.group.flatMap { Int($0.lowercased().dropFirst(4)) } }.max() ?? 0
    }

    /// The names of properties that describe another property of their group.
    private static let companions: Set<String> = [
        "X-ABLABEL", "X-ABADR", "X-APPLE-SUBLOCALITY", "X-APPLE-SUBADMINISTRATIVEAREA",
    ]

    /// Removes properties by name, and those that describe them.
    mutating func remove(_ names: Set<String>) {
        card.properties.removeAll { names.contains($0.name) }
        let groups = Set(card.properties.filter { !Self.companions.contains($0.name) }.compactMap { $0.group?.lowercased() })
        card.properties.removeAll { property in
            guard let group = property.group else { return false }
            return Self.companions.contains(property.name) && !groups.contains(group.lowercased())
        }
    }

    /// Adds a property with text, unless the text is empty.
    mutating func append(_ name: String, _ text: String) {
        if !text.isEmpty { card.append(name, VCard.escaped(text)) }
    }

    /// Adds a property with components, unless all are empty.
    mutating func append(_ name: String, components: [String]) {
        guard components.contains(where: { !$0.isEmpty }) else { return }
        card.append(name, components.map(VCard.escaped).joined(separator: ";"))
    }

    /// Adds a property with a label, and properties of the same group that describe it.
    mutating func append(
        _ name: String, value: String, label: String?, _ labels: TypeLabels, parameters: [VCard.Parameter] = [],
        companions: [(name: String, text: String)] = []
    ) {
        let types = label.flatMap(labels.types)
        let hasOwnLabel = label != nil && types == nil
        let companions = companions.filter { !$0.text.isEmpty }
        var group: String?
        if hasOwnLabel || !companions.isEmpty {
            lastItem += 1
            group = "item\(lastItem)"
        }
        let typeParameters = (types ?? []).map { VCard.Parameter("TYPE", $0) }
        card.append(name, value, parameters: typeParameters + parameters, group: group)
        for companion in companions { card.append(companion.name, VCard.escaped(companion.text), group: group) }
        if hasOwnLabel, let label { card.append("X-ABLABEL", VCard.escaped(label), group: group) }
    }
}
