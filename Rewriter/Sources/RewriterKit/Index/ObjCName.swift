/// Objective-C names of Swift methods.
enum ObjCName {
    /// Words that join a first argument label to the name without `With`.
    private static let prepositions = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// Returns the selector of a method, such as `moveTo:animated:` for `move(to:animated:)`.
    ///
    /// - Parameter labels: the argument labels, with `_` for none.
    static func selector(_ name: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return name }
        var result = name
        if first != "_" { result += joins(first) || endsWithPreposition(name) ? capitalized(first) : "With" + capitalized(first) }
        result += ":"
        for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
        return result
    }

    /// Returns the selector of a property's setter.
    static func setter(_ name: String) -> String { "set" + capitalized(name) + ":" }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Whether the last word of a name is a preposition, as in `animateWith(duration:)`.
    private static func endsWithPreposition(_ name: String) -> Bool {
        let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
        return prepositions.contains(name[start...].lowercased())
    }

    private static func joins(_ label: String) -> Bool {
        prepositions.contains { word in
            label == word || (label.hasPrefix(word) && label.dropFirst(word.count).first?.isUppercase == true)
        }
    }
}

extension Member {
    /// The Objective-C name of a method, or of a property's getter.
    var selector: String {
        if let objcName = objcName ?? getterName { return objcName }
        return isMethod ? ObjCName.selector(name, parameters.map { $0.label ?? "_" }) : name
    }

    /// The Objective-C name of a property's setter.
    var setterSelector: String { setterName ?? ObjCName.setter(objcName ?? name) }

    /// The name of a method in an expression: with its labels, or the name alone if it has no arguments.
    var reference: String {
        parameters.isEmpty ? "`\(name)`".unquotedIfPlain : "`\(name)`".unquotedIfPlain + fullName.dropFirst(name.count)
    }
}

extension String {
    /// A name without its backticks, unless it is a keyword.
    var unquotedIfPlain: String {
        let plain = filter { $0 != "`" }
        let keywords: Set = [
            "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
            "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
            "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
            "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
        ]
        return keywords.contains(plain) ? "`\(plain)`" : plain
    }
}
