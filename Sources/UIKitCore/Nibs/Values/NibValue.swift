import UIKitEngines

/// What a nib says of one property: the words of an attribute, or an element.
///
/// A value that cannot be read as what is asked for is `nil`, and has been reported.
@MainActor struct NibValue {
    /// The property's name in the file.
    let name: String
    /// The words of an attribute, or the characters of an element of words.
    let text: String
    /// The element that is the value; `nil` for an attribute.
    let element: NibElement?
    /// The element whose property it is.
    let holder: NibElement
    let session: NibSession

    /// `YES` and `NO`; some tools write `true` and `false`.
    var bool: Bool? {
        switch text {
        case "YES", "true", "1": true
        case "NO", "false", "0": false
        default: unreadable("YES or NO")
        }
    }

    var number: CGFloat? {
        NibNumbers.read(text).map { CGFloat($0) } ?? unreadable("a number that a screen may have")
    }

    var integer: Int? { Int(text) ?? number.flatMap { Int(exactly: $0.rounded()) } }

    /// Words for people: those of the language's table, else those in the file; `nil` for `<nil>`.
    var string: String? {
        if element?.name == "nil" { return nil }
        if let id = holder.id, let translated = session.source.translations["\(id).\(name)"] { return translated }
        return text
    }

    /// Words of a part of the holder, for people: tables know them by the holder's identifier and a name of the part.
    func string(of part: String) -> String? {
        guard let words = string else { return nil }
        return session.translated(part, of: holder, words)
    }

    /// Words for programs, which are not translated.
    var plain: String? { element?.name == "nil" ? nil : text }

    /// One of the names that the property knows.
    func choice<Choice>(_ choices: [String: Choice]) -> Choice? {
        choices[text] ?? numbered() ?? unreadable(choices.keys.sorted().joined(separator: ", "))
    }

    /// The choice that a runtime attribute has the number of, as key-value coding takes enumerations.
    private func numbered<Choice>() -> Choice? {
        guard holder.name == "userDefinedRuntimeAttribute", let number = Int(text), let type = Choice.self as? any RawRepresentable.Type
        else { return nil }
        return Self.make(type, number) as? Choice
    }

    private static func make<Raw: RawRepresentable>(_ type: Raw.Type, _ number: Int) -> Any? {
        let forms: [Any] = [number, UInt(exactly: number) as Any]
        return forms.lazy.compactMap { $0 as? Raw.RawValue }.first.flatMap { Raw(rawValue: $0) }
    }

    /// The object that an element stands for, or that an attribute names by its identifier.
    var object: AnyObject? {
        if let element { return element.name == "nil" ? nil : session.make(element) }
        return session.object(text, for: holder)
    }

    /// Has the element fill an object that its holder has made: one that was made from the element is as it says already.
    func fill(_ object: AnyObject) {
        guard let element else { return }
        if let id = element.id, session.objects[id] === object { return }
        session.read(element, into: object)
        guard let name = element["customClass"], let base = NibSchema.kinds[element.name]?.base else { return }
        if NibClasses.isSubclass(type(of: object), of: session.customType(of: element, base: base)) { return }
        session.skip(element, "the class \(name)", why: "it is made by what it is a part of, as a \(type(of: object))")
    }

    /// Reports that the words are not what was expected.
    func unreadable<Value>(_ expected: String) -> Value? {
        session.skip(element ?? holder, "\(name) is \"\(text)\"", why: "it should be \(expected)")
        return nil
    }

    /// A number among the element's attributes; 0 without it.
    func number(_ attribute: String) -> CGFloat { element.flatMap { session.number($0, attribute) } ?? 0 }
}
