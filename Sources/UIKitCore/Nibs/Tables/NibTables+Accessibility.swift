import UIKitEngines

extension NibTables {
    /// Reads the accessibility properties of a view or bar button item.
    static func readAccessibility(_ element: NibElement, _ view: AccessibleObject, _ session: NibSession) {
        func localizedText(_ name: String) -> String? {
            let child = element.child(key: name)
            guard let text = element[name] ?? child.map(NibText.text) else { return nil }
            let value = NibValue(name: name, text: text, element: child, ownerElement: element, session: session)
            return value.string.map { session.translated("accessibility\(name.capitalized)", of: element, $0) }
        }
        if let label = localizedText("label") { view.accessibilityLabel = label }
        if let hint = localizedText("hint") { view.accessibilityHint = hint }
        if let identifier = element["identifier"] { view.accessibilityIdentifier = identifier }
        for child in element.children {
            switch (child.name, child.key) {
            case ("accessibilityTraits", _): view.accessibilityTraits = traits(child, session)
            case ("bool", "isElement"): view.isAccessibilityElement = child["value"] == "YES"
            case ("string", "label"), ("string", "hint"): break
            default: session.skip(child, "<\(child.name)>", why: "accessibility has no such part")
            }
        }
        for attribute in element.attributes where !["key", "label", "hint", "identifier"].contains(attribute.name) {
            session.skip(element, attribute.name, why: "accessibility has no such part")
        }
    }

    private static func traits(_ element: NibElement, _ session: NibSession) -> UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        for attribute in element.attributes where attribute.name != "key" && attribute.value == "YES" {
            if let trait = traitNames[attribute.name] {
                traits.insert(trait)
            } else {
                session.skip(element, attribute.name, why: "there is no such trait")
            }
        }
        return traits
    }

    private static let traitNames: [String: UIAccessibilityTraits] = [
        "none": .none, "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement, "notEnabled": .notEnabled,
        "updatesFrequently": .updatesFrequently, "searchField": .searchField, "startsMediaSession": .startsMediaSession,
        "startsMedia": .startsMediaSession, "adjustable": .adjustable, "allowsDirectInteraction": .allowsDirectInteraction,
        "causesPageTurn": .causesPageTurn, "header": .header,
    ]
}
