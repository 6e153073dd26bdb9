import Foundation

/// Reads a string catalog (`.xcstrings`): the localized strings of all languages in one file, by key.
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
    /// The languages with at least one localized string, sorted by name.
    package let languages: [String]

    /// Reads a catalog.
    ///
    /// - Throws: A decoding error of Foundation.
    package init(_ data: Data) throws {
        let file = try JSONDecoder().decode(File.self, from: data)
        strings = file.strings.mapValues { $0.localizations ?? [:] }
        languages = Set(strings.values.flatMap(\.keys)).sorted()
    }

    /// Returns the localized strings of a language, by key.
    ///
    /// - Parameter device: `iphone` or `ipad`, for strings that vary by device. Without a variation for that device,
    ///   the variation for other devices applies.
    package func localizedStrings(in language: String, device: String) -> [String: String] {
        strings.compactMapValues { $0[language].flatMap { Self.string($0, device) } }
    }

    private static func string(_ localization: Localization, _ device: String) -> String? {
        if let unit = localization.stringUnit { return unit.value }
        let variation = localization.variations?.device.flatMap { $0[device] ?? $0["other"] } ?? localization.variations?.plural?["other"]
        return variation.flatMap { string($0, device) }
    }
}
