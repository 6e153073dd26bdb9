/// The user's preferred languages in order. Foundation on Linux only knows English.
enum NibLanguages {
    static let preferred = read(arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

    /// Returns the languages of the argument `-AppleLanguages (de, fr)`, as Xcode schemes pass it. Without the
    /// argument, returns those of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, as in gettext; otherwise English.
    static func read(arguments: [String], environment: [String: String]) -> [String] {
        if let index = arguments.firstIndex(of: "-AppleLanguages"), arguments.indices.contains(index + 1) {
            let list = arguments[index + 1].split { "(), \"".contains($0) }.map(String.init)
            if !list.isEmpty { return list }
        }
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        if locale == "C" || locale.hasPrefix("C.") || locale == "POSIX" { return ["en"] }
        let names = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale]
        let languages = names.compactMap { name -> String? in
            let language = name.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
            return language.isEmpty ? nil : String(language)
        }
        return languages.isEmpty ? ["en"] : languages
    }

    /// Returns the language among `languages` that the user prefers; `nil` if the file's own text is preferable, or
    /// no language fits.
    ///
    /// - Parameter development: the language of the file itself.
    static func best(of languages: [String], for preferred: [String], development: String) -> String? {
        for language in preferred {
            let candidates = variants(language)
            for candidate in candidates {
                if let match = languages.first(where: { $0.replacing("_", with: "-").lowercased() == candidate }) { return match }
            }
            if candidates.last == variants(development).last { return nil }
            // A variant of another region is better than English, except for Chinese, whose variants differ in script.
            guard let base = candidates.last, base != "zh" else { continue }
            if let match = languages.first(where: { $0.lowercased().hasPrefix("\(base)-") }) { return match }
        }
        return nil
    }

    /// Returns the lower-case variants of a language, the most specific first: `de-ch`, `de`.
    private static func variants(_ name: String) -> [String] {
        var parts = name.replacing("_", with: "-").lowercased().split(separator: "-").map(String.init)
        var result: [String] = []
        while parts.count > 1 {
            result.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        if parts.first == "zh", !name.lowercased().contains("-han") {
            let isTraditional = ["tw", "hk", "mo"].contains { name.lowercased().hasSuffix("-\($0)") }
            result.append(isTraditional ? "zh-hant" : "zh-hans")
        }
        return result + parts
    }
}
