import Foundation

/// Matching of language names, and the case of suggested words.
enum SpellingLanguage {
    /// Returns the language for a name; `nil` if there is none. Separator and case are ignored. A name without a
    /// country, such as `en`, means the default variant.
    static func best(for name: String, of languages: [String]) -> String? {
        let identifier = name.replacingOccurrences(of: "-", with: "_")
        if languages.contains(identifier) { return identifier }
        if let match = languages.first(where: { $0.caseInsensitiveCompare(identifier) == .orderedSame }) { return match }
        // "en" matches any variant; "en_XY" matches only itself.
        guard !identifier.isEmpty, !identifier.contains("_") else { return nil }
        let defaultVariant = ["en": "en_US", "de": "de_DE", "fr": "fr_FR", "es": "es_ES", "pt": "pt_PT"][identifier]
        if let defaultVariant, languages.contains(defaultVariant) { return defaultVariant }
        return languages.first { $0.hasPrefix(identifier + "_") }
    }

    /// Returns the languages sorted: the language of a locale, other variants of the same language, then the others.
    static func sorted(_ languages: [String], preferred: String) -> [String] {
        let locale = preferred.split(separator: "@").first.map(String.init) ?? ""
        let language = locale.split(separator: "_").first.map(String.init) ?? locale
        func rank(_ name: String) -> Int {
            if name == locale { return 0 }
            return name == language || name.hasPrefix(language + "_") ? 1 : 2
        }
        return languages.sorted { (rank($0), $0) < (rank($1), $1) }
    }

    /// Returns a word in the case of `beginning`: in uppercase, capitalized or unchanged.
    static func word(_ word: String, writtenLike beginning: String) -> String {
        let letters = beginning.filter(\.isLetter)
        if letters.count > 1, letters.allSatisfy(\.isUppercase) { return word.uppercased() }
        guard beginning.first?.isUppercase == true, let first = word.first else { return word }
        return first.uppercased() + word.dropFirst()
    }
}
