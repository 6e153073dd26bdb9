import Foundation

/// Reads a string catalog (`.xcstrings`): the words of all languages in one file, by key.
package struct StringsCatalog: Sendable {
    private struct File: Decodable {
        var strings: [String: Entry]
    }
    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }
    private struct Localization: Decodable, Sendable {
        var stringUnit: Unit?
        var variations: Variations?
    }
    private struct Unit: Decodable, Sendable {
        var value: String
    }
    private struct Variations: Decodable, Sendable {
        var device: [String: Localization]?
        var plural: [String: Localization]?
    }

    private let strings: [String: [String: Localization]]
    /// The languages that some key has words in, in the order of their names.
    package let languages: [String]

    /// - Throws: what is wrong with the file, as Foundation says it.
    package init(_ data: Data) throws {
        let file = try JSONDecoder().decode(File.self, from: data)
        strings = file.strings.mapValues { $0.localizations ?? [:] }
        languages = Set(strings.values.flatMap(\.keys)).sorted()
    }

    /// The words of a language by their keys.
    ///
    /// - Parameter device: of words that depend on it, `iphone` or `ipad`; where there are none for it, those for all others.
    package func words(in language: String, device: String) -> [String: String] {
        strings.compactMapValues { $0[language].flatMap { Self.word($0, device) } }
    }

    private static func word(_ localization: Localization, _ device: String) -> String? {
        if let unit = localization.stringUnit { return unit.value }
        let one = localization.variations?.device.flatMap { $0[device] ?? $0["other"] } ?? localization.variations?.plural?["other"]
        return one.flatMap { word($0, device) }
    }
}
