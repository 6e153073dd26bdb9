import UIKitEngines

extension NibTables {
    /// Reads the text input traits of a field.
    static func readTraits(_ element: NibElement, into field: any UITextInputTraits, _ session: NibSession) {
        for attribute in element.attributes where attribute.name != "key" {
            let value = NibValue(name: attribute.name, text: attribute.value, element: nil, ownerElement: element, session: session)
            guard let set = inputTraits[attribute.name] else {
                session.skip(element, attribute.name, why: "input has no such trait")
                continue
            }
            set(field, value)
        }
    }

    /// Sets a trait from a runtime attribute. Returns whether the trait exists.
    static func setTrait(_ value: NibValue, on field: any UITextInputTraits) -> Bool {
        guard let set = inputTraits[value.name] else { return false }
        set(field, value)
        return true
    }

    private typealias TraitSetter = @MainActor (any UITextInputTraits, NibValue) -> Void

    private static let inputTraits: [String: TraitSetter] = [
        "autocapitalizationType": { if let value = $1.choice(capitals) { $0.autocapitalizationType = value } },
        "autocorrectionType": {
            if let value = $1.choice(["default": UITextAutocorrectionType.default, "no": .no, "yes": .yes]) {
                $0.autocorrectionType = value
            }
        },
        "spellCheckingType": {
            if let value = $1.choice(["default": UITextSpellCheckingType.default, "no": .no, "yes": .yes]) {
                $0.spellCheckingType = value
            }
        },
        "keyboardType": { if let value = $1.choice(keyboards) { $0.keyboardType = value } },
        "keyboardAppearance": {
            if let value = $1.choice(["default": UIKeyboardAppearance.default, "alert": .dark, "dark": .dark, "light": .light]) {
                $0.keyboardAppearance = value
            }
        },
        "returnKeyType": { if let value = $1.choice(returnKeys) { $0.returnKeyType = value } },
        "enablesReturnKeyAutomatically": { if let value = $1.bool { $0.enablesReturnKeyAutomatically = value } },
        "secureTextEntry": { if let value = $1.bool { $0.isSecureTextEntry = value } },
        "textContentType": { $0.textContentType = UITextContentType(rawValue: $1.text) },
        "smartDashesType": {
            if let value = $1.choice(["default": UITextSmartDashesType.default, "no": .no, "yes": .yes]) { $0.smartDashesType = value }
        },
        "smartQuotesType": {
            if let value = $1.choice(["default": UITextSmartQuotesType.default, "no": .no, "yes": .yes]) { $0.smartQuotesType = value }
        },
        "smartInsertDeleteType": {
            if let value = $1.choice(["default": UITextSmartInsertDeleteType.default, "no": .no, "yes": .yes]) {
                $0.smartInsertDeleteType = value
            }
        },
    ]

    private static let capitals: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    private static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
        "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}
