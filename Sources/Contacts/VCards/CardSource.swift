import Foundation
internal import SystemServices

/// A card from which a contact is read.
struct CardSource {
    let identifier: String
    let card: VCard

    /// Returns the text of a property; "" if there is none.
    func text(_ name: String) -> String { card.first(name)?.text ?? "" }

    /// Returns the label of a property, from a property of the same group or from the types.
    func label(of property: VCard.Property, _ labels: TypeLabels) -> String? {
        text("X-ABLABEL", besides: property) ?? labels.label(of: property.types)
    }

    /// Returns the text of a property in the same group; `nil` if there is none.
    func text(_ name: String, besides property: VCard.Property) -> String? {
        guard let group = property.group else { return nil }
        let found = card.properties.first { $0.name == name && $0.group?.caseInsensitiveCompare(group) == .orderedSame }
        return found.map(\.text).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns labelled values of all properties with a name.
    func values<Value>(
        _ names: [String], _ labels: TypeLabels, _ value: (VCard.Property) -> Value?
    ) -> [CNLabeledValue<Value>] {
        let properties = card.properties.filter { names.contains($0.name) }
        return properties.enumerated().compactMap { index, property in
            value(property).map {
                CNLabeledValue(identifier: "\(identifier)/\(property.name)/\(index)", label: label(of: property, labels), value: $0)
            }
        }
    }
}
