import Foundation

/// A collation that distributes objects among the sections of a table. The section of an object is determined by the
/// first letter of its name in the user's language.
///
/// ```swift
/// let collation = UILocalizedIndexedCollation.current()
/// let name = Selector("name", \Person.name)
/// for person in people { sections[collation.section(for: person, collationStringSelector: name)].append(person) }
/// for index in sections.indices {
///     let sorted = collation.sortedArray(from: sections[index], collationStringSelector: name)
///     sections[index] = sorted as? [Person] ?? []
/// }
/// ```
///
/// Each letter of the language's alphabet has a section. In Greek, Cyrillic and Japanese alphabets, the Latin letters
/// follow. The last section, "#", contains all other names.
/// > Difference from Apple: Languages with other scripts use the Latin alphabet, and names in their scripts are in
/// > the section "#".
/// - Source: https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private let locale: Locale
    private let letters: [String]
    private let sections: [String: Int]

    init(_ locale: Locale) {
        self.locale = locale
        letters = Self.alphabet(locale.language.languageCode?.identifier ?? "en")
        sections = Dictionary(letters.enumerated().map { ($1, $0) }) { first, _ in first }
        super.init()
    }

    /// Returns the collation of the user's language.
    open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation(UserLocale.current) }

    /// The titles of the sections: the letters, followed by "#".
    open var sectionTitles: [String] { letters + [Self.otherTitle] }

    /// The titles of the section index, which are the same as ``sectionTitles``.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// Returns the index of the section for a title of the section index.
    ///
    /// - Precondition: `indexTitleIndex` is a valid index of ``sectionIndexTitles``.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        precondition(
            sectionIndexTitles.indices.contains(indexTitleIndex),
            "UILocalizedIndexedCollation: no title \(indexTitleIndex) in the index. Give an index below \(sectionIndexTitles.count).")
        return indexTitleIndex
    }

    /// Returns the index of the section for an object.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - selector: The selector of the method or property that returns the object's name as a string. An object
    ///     without the method or property belongs to the last section.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let name = name(of: object, selector).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let first = name.first else { return letters.count }
        let letter = String(first).uppercased(with: locale)
        if let section = sections[letter] ?? sections[String(letter.prefix(1))] { return section }
        // A letter outside of the alphabet belongs to the section of its base letter.
        let baseLetter = Self.kanaRow(letter) ?? letter.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: locale)
        return sections[baseLetter] ?? sections[String(baseLetter.prefix(1))] ?? letters.count
    }

    /// Returns objects sorted by name.
    ///
    /// - Parameters:
    ///   - array: The objects. Objects with equal names keep their order.
    ///   - selector: The selector, as for ``section(for:collationStringSelector:)``.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let namedObjects = array.map { (object: $0, name: name(of: $0, selector)) }
        let sortedObjects = namedObjects.sorted { one, other in
            one.name.compare(other.name, options: [.caseInsensitive, .numeric], range: nil, locale: locale) == .orderedAscending
        }
        return sortedObjects.map(\.object)
    }

    private func name(of object: Any, _ selector: Selector) -> String {
        switch selector.value(of: object as AnyObject) {
        case let text as String: text
        case let text as NSString: text as String
        default: object as? String ?? ""
        }
    }

    // MARK: - Alphabets

    private static let otherTitle = "#"
    private static let latinLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

    /// Returns the initial letters of a language in alphabetical order: the index characters of
    /// https://cldr.unicode.org.
    private static func alphabet(_ language: String) -> [String] {
        let letters =
            switch language {
            case "sv", "fi": latinLetters + "ÅÄÖ"
            case "da", "nb", "nn", "no": latinLetters + "ÆØÅ"
            case "es": "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"
            case "pl": "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ"
            case "tr": "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ"
            case "et": "ABCDEFGHIJKLMNOPQRSŠZŽTUVÕÄÖÜXY"
            case "el": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ" + latinLetters
            case "ru": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ" + latinLetters
            case "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ" + latinLetters
            case "bg": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЮЯ" + latinLetters
            case "ja": "あかさたなはまやらわ" + latinLetters
            default: latinLetters
            }
        return letters.map(String.init)
    }

    /// Returns the row of the kana table to which an initial letter belongs.
    private static func kanaRow(_ letter: String) -> String? {
        guard let kana = letter.applyingTransform(.hiraganaToKatakana, reverse: true)?.unicodeScalars.first?.value else { return nil }
        let rows: [(firstKana: UInt32, row: String)] = [
            (0x3041, "あ"), (0x304B, "か"), (0x3055, "さ"), (0x305F, "た"), (0x306A, "な"), (0x306F, "は"), (0x307E, "ま"), (0x3083, "や"),
            (0x3089, "ら"), (0x308E, "わ"),
        ]
        guard (0x3041...0x3096).contains(kana) else { return nil }
        return rows.last { $0.firstKana <= kana }?.row
    }
}
