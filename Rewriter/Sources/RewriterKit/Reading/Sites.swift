/// The type after `as` in a `#selector` expression.
struct SelectorCast: Codable, Sendable {
    var text: String
    /// The types of the method's parameters.
    var parameters: [String]
    /// Whether the type begins with the class, as in `(Editor) -> (Int) -> Void`.
    var isWhole: Bool
}

/// A `#selector` expression.
struct SelectorSite: Codable, Sendable {
    enum Kind: String, Codable { case method, getter, setter }

    var start: Int
    var end: Int
    var kind: Kind
    /// The expression before the last dot; `nil` for an unqualified name.
    var base: String?
    var name: String
    /// The argument labels with `_` for none; `nil` if the name has no parentheses.
    var labels: [String]?
    /// The byte of the name.
    var nameStart: Int
    /// The type after `as`.
    var cast: SelectorCast?
    /// The path of the type around the place, with whether it is reachable.
    var context: String?
    var isContextReachable = true
    /// The name of the class around the place within the class; `nil` if code at the end of the file cannot extend it.
    var genericContext: String?
    /// Whether the place is a default argument, which cannot use private code of the file.
    var isDefaultArgument = false
    var conditions: [String] = []
}

/// A call `object.method?(…)`.
struct OptionalCall: Codable, Sendable {
    /// The byte of the question mark or the exclamation mark.
    var mark: Int
    var nameStart: Int
    /// Whether the mark is an exclamation mark.
    var isForced: Bool
    var name: String
    /// The argument labels, with `_` for none, without those of trailing closures.
    var labels: [String]
    /// The number of trailing closures.
    var trailingCount: Int
    /// The last name of the expression before the method, such as `delegate`.
    var receiver: String
    /// Whether the code uses the result.
    var isValueUsed: Bool
}

/// A method or a property of an object that is read and not called, as in `delegate?.method != nil`.
struct OptionalUse: Codable, Sendable {
    enum Kind: String, Codable {
        /// A comparison with `nil`, which needs no value.
        case comparison
        /// A use of the value.
        case value
    }

    var kind: Kind
    /// The byte of the expression before the dot, and the byte of the dot or of the question mark before the dot.
    var start: Int
    var baseEnd: Int
    var nameStart: Int
    /// The byte after the name and its labels.
    var end: Int
    /// The expression before the dot.
    var base: String
    var name: String
    /// The argument labels, with `_` for none; `nil` for a name without labels.
    var labels: [String]?
    var conditions: [String]

    /// The last name of the expression before the dot.
    var receiver: String { OptionalCall.lastName(of: base) }
}

/// A call of an initializer through a metatype, such as `viewClass.init()`.
struct MetatypeCall: Codable, Sendable {
    var offset: Int
    /// The name of the property with the metatype.
    var name: String
    /// The path of the type around the place.
    var context: String?
}

/// An expression `super.name`.
struct SuperCall: Codable, Sendable {
    /// The byte of `super`, and the byte after the name.
    var start: Int
    var end: Int
    var name: String
}

extension OptionalCall {
    /// Returns the last name of an expression, without marks and arguments: `delegate` for `self.delegate?`.
    static func lastName(of text: String) -> String {
        var text = text[...]
        while let last = text.last, "?!".contains(last) { text.removeLast() }
        if text.last == ")" {
            guard let start = text.lastIndex(of: "(") else { return "" }
            text = text[..<start]
        }
        return String(text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    }
}

/// An `@IBOutlet` in a class that is generic, local or private in another type.
struct OutletSite: Codable, Sendable {
    /// The attribute, as an edit that blanks it.
    var attribute: Edit
    /// The edits that make the property a wrapped one, which is found through reflection.
    var wrapper: [Edit]
}
