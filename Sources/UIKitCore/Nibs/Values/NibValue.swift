import UIKitEngines

/// The value of a property in a nib: the text of an attribute, or an element.
///
/// A value that cannot be converted to the requested type is `nil`, after a report.
@MainActor struct NibValue {
    /// The name of the property in the file.
    let name: String
    /// The text of an attribute, or the content of an element.
    let text: String
    /// The element of the value; `nil` for an attribute.
    let element: NibElement?
    /// The element that has the property.
    let ownerElement: NibElement
    let session: NibSession

    /// `YES` or `NO`; some tools write `true` and `false`.
    var bool: Bool? {
        switch text {
        case "YES", "true", "1": true
        case "NO", "false", "0": false
        default: reportUnreadable("YES or NO")
        }
    }

    var number: CGFloat? {
        NibNumbers.read(text).map { CGFloat($0) } ?? reportUnreadable("a number that a screen may have")
    }

    var integer: Int? { Int(text) ?? number.flatMap { Int(exactly: $0.rounded()) } }

    /// The localized text: from the string table of the language, otherwise from the file; `nil` for `<nil>`.
    var string: String? {
        if element?.name == "nil" { return nil }
        if let id = ownerElement.id, let translatedText = session.source.translations["\(id).\(name)"] { return translatedText }
        return text
    }

    /// Returns the localized text of a part of the element. String tables identify the text by the element's identifier
    /// and the name of the part.
    func string(of part: String) -> String? {
        guard let string else { return nil }
        return session.translated(part, of: ownerElement, string)
    }

    /// The text of the file, without localization.
    var unlocalizedText: String? { element?.name == "nil" ? nil : text }

    /// Returns the choice whose name is the text of the value.
    func choice<Choice>(_ choices: [String: Choice]) -> Choice? {
        choices[text] ?? choiceForNumber() ?? reportUnreadable(choices.keys.sorted().joined(separator: ", "))
    }

    /// Returns the choice for the number in a runtime attribute: key-value coding accepts numbers for enumerations.
    private func choiceForNumber<Choice>() -> Choice? {
        guard ownerElement.name == "userDefinedRuntimeAttribute", let number = Int(text),
            let type = Choice.self as? any RawRepresentable.Type
        else { return nil }
        return Self.make(type, number) as? Choice
    }

    private static func make<Raw: RawRepresentable>(_ type: Raw.Type, _ number: Int) -> Any? {
        guard let rawValue = number as? Raw.RawValue ?? UInt(exactly: number) as? Raw.RawValue else { return nil }
        return Raw(rawValue: rawValue)
    }

    /// The object that the element describes, or that the attribute identifies.
    var object: AnyObject? {
        if let element { return element.name == "nil" ? nil : session.make(element) }
        return session.object(text, for: ownerElement)
    }

    /// Reads the element into an object that its parent created, unless the object was created from this element.
    func fill(_ object: AnyObject) {
        guard let element else { return }
        if let id = element.id, session.objects[id] === object { return }
        session.read(element, into: object)
        guard let name = element["customClass"], let base = NibSchema.kinds[element.name]?.base else { return }
        if NibClasses.isSubclass(type(of: object), of: session.customType(of: element, base: base)) { return }
        session.skip(element, "the class \(name)", why: "it is made by what it is a part of, as a \(type(of: object))")
    }

    /// Reports that the text does not have the expected form, and returns `nil`.
    func reportUnreadable<Value>(_ expectedValue: String) -> Value? {
        session.skip(element ?? ownerElement, "\(name) is \"\(text)\"", why: "it should be \(expectedValue)")
        return nil
    }

    /// Returns a number among the element's attributes; 0 if it is missing.
    func number(_ attribute: String) -> CGFloat { element.flatMap { session.number($0, attribute) } ?? 0 }
}
