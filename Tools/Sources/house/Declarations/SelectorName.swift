/// Compares Objective-C selectors with Swift names.
///
/// A Swift name is a selector without some of its words: `present(_:animated:completion:)` consists of words of
/// `presentViewController:animated:completion:`, in their order. Among several names that match a selector, the name
/// with the most words is the best.
enum SelectorName {
    /// Selectors whose Swift names have different words.
    private static let renamed = [
        "animateTransition:": "animateTransition(using:)", "transitionDuration:": "transitionDuration(using:)",
        "actionWithHandler:": "init(title:image:identifier:discoverabilityTitle:attributes:state:handler:)",
    ]

    /// Returns the number of words that a name shares with a selector of a type; `nil` if the name does not match the
    /// selector.
    ///
    /// The Swift name of a selector that begins with the type, such as `imageNamed:` and `imageWithTintColor:`, omits
    /// the type.
    static func score(_ name: String, of selector: String, in type: String, isMethod: Bool) -> Int? {
        if renamed[selector] == name { return .max }
        let selectorWords = words(of: selector)
        if let score = score(name, of: selectorWords, selector, isMethod: isMethod) { return score }
        let typeWords = words(of: String(type.drop { $0 != "U" && $0 != "C" && $0 != "M" && $0 != "N" }.dropFirst(2)))
        for start in typeWords.indices where selectorWords.starts(with: typeWords[start...]) {
            var rest = Array(selectorWords.dropFirst(typeWords.count - start))
            if let word = rest.first, ["by"].contains(word) { rest.removeFirst() }
            if let score = score(name, of: name.hasPrefix("init(") ? ["init"] + rest : rest, selector, isMethod: isMethod) { return score }
        }
        return nil
    }

    private static func score(_ name: String, of words: [String], _ selector: String, isMethod: Bool) -> Int? {
        guard !isMethod || selector.filter({ $0 == ":" }).count == name.filter({ $0 == ":" }).count else { return nil }
        var nameWords = Self.words(of: name.filter { $0 != "_" })
        if !isMethod, nameWords.first == "is", words.first != "is" { nameWords.removeFirst() }
        guard !nameWords.isEmpty else { return nil }
        var rest = words[...]
        // The first word is never omitted.
        guard rest.first == nameWords.first else { return nil }
        for word in nameWords {
            guard let index = rest.firstIndex(of: word) else { return nil }
            rest = rest[(index + 1)...]
        }
        return nameWords.count
    }

    /// Returns the words of a name in lower case: `initWithCGImage:` is `init`, `with`, `cg`, `image`.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let endsAcronym = letter.isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase
            let followsLowercase = index > 0 && letters[index - 1].isLowercase
            if letter.isUppercase, followsLowercase || endsAcronym, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word += letter.lowercased()
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
