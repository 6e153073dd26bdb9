/// The requested OpenType features of a font, besides its defaults.
package struct TextFeatures: OptionSet, Hashable, Sendable {
    package let rawValue: UInt128

    package init(rawValue: UInt128) {
        self.rawValue = rawValue
    }

    private init(bit: Int) {
        rawValue = 1 << UInt128(bit)
    }

    /// Digits of equal width.
    package static let tabularDigits = TextFeatures(bit: 0)
    /// No ligatures. Fonts for source code have ligatures for `//` and `=>`.
    package static let noLigatures = TextFeatures(bit: 1)
    /// Small capitals in place of lower-case letters, or of capitals.
    package static let smallCapitals = TextFeatures(bit: 2)
    package static let capitalsToSmallCapitals = TextFeatures(bit: 3)
    /// Digits of proportional width.
    package static let proportionalDigits = TextFeatures(bit: 4)
    /// Digits with descenders.
    package static let oldStyleDigits = TextFeatures(bit: 5)
    /// Fractions in place of text such as `1/2`.
    package static let fractions = TextFeatures(bit: 6)
    package static let slashedZero = TextFeatures(bit: 7)
    package static let superscript = TextFeatures(bit: 8)
    package static let `subscript` = TextFeatures(bit: 9)
    /// Punctuation at the height of capitals.
    package static let caseSensitive = TextFeatures(bit: 10)
    package static let noKerning = TextFeatures(bit: 11)
    package static let rareLigatures = TextFeatures(bit: 12)
    package static let historicalLigatures = TextFeatures(bit: 13)
    /// Features that fonts enable by default, each disabled by one bit.
    package static let noCommonLigatures = TextFeatures(bit: 14)
    package static let noContextualLigatures = TextFeatures(bit: 15)
    package static let noContextualAlternates = TextFeatures(bit: 16)
    package static let noRequiredLigatures = TextFeatures(bit: 17)
    /// Digits of the height of capitals.
    package static let liningDigits = TextFeatures(bit: 18)
    /// Fractions with a horizontal bar.
    package static let verticalFractions = TextFeatures(bit: 19)
    package static let ordinals = TextFeatures(bit: 20)
    package static let scientificInferiors = TextFeatures(bit: 21)
    package static let petiteCapitals = TextFeatures(bit: 22)
    package static let capitalsToPetiteCapitals = TextFeatures(bit: 23)
    /// Additional spacing between capitals.
    package static let capitalSpacing = TextFeatures(bit: 24)
    package static let swashes = TextFeatures(bit: 25)
    package static let contextualSwashes = TextFeatures(bit: 26)
    package static let titlingCapitals = TextFeatures(bit: 27)
    package static let mathematicalGreek = TextFeatures(bit: 28)

    private static let latinNames: [(TextFeatures, String)] = [
        (.tabularDigits, "tnum=1"), (.noLigatures, "liga=0, calt=0"), (.smallCapitals, "smcp=1"), (.capitalsToSmallCapitals, "c2sc=1"),
        (.proportionalDigits, "pnum=1"), (.oldStyleDigits, "onum=1"), (.fractions, "frac=1"), (.slashedZero, "zero=1"),
        (.superscript, "sups=1"), (.subscript, "subs=1"), (.caseSensitive, "case=1"), (.noKerning, "kern=0"),
        (.rareLigatures, "dlig=1"), (.historicalLigatures, "hlig=1"), (.noCommonLigatures, "liga=0"),
        (.noContextualLigatures, "clig=0"), (.noContextualAlternates, "calt=0"), (.noRequiredLigatures, "rlig=0"),
        (.liningDigits, "lnum=1"), (.verticalFractions, "afrc=1"), (.ordinals, "ordn=1"), (.scientificInferiors, "sinf=1"),
        (.petiteCapitals, "pcap=1"), (.capitalsToPetiteCapitals, "c2pc=1"), (.capitalSpacing, "cpsp=1"), (.swashes, "swsh=1"),
        (.contextualSwashes, "cswh=1"), (.titlingCapitals, "titl=1"), (.mathematicalGreek, "mgrk=1"),
    ]

    private static let names: [(TextFeatures, String)] = {
        var names = latinNames
        names += eastAsianNames.map { (eastAsian($0), "\($0)=1") }
        names += (1...stylisticSetCount).map { (stylisticSet($0), $0 < 10 ? "ss0\($0)=1" : "ss\($0)=1") }
        return names
    }()

    /// The features as OpenType tags, in the syntax of the library.
    var tags: String {
        Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}

extension TextFeatures {
    /// The number of stylistic sets in OpenType, `ss01` to `ss20`.
    package static let stylisticSetCount = 20

    /// Returns the feature of a stylistic set, from 1 to 20; an empty set for other numbers.
    package static func stylisticSet(_ number: Int) -> TextFeatures {
        (1...stylisticSetCount).contains(number) ? TextFeatures(bit: 31 + number) : []
    }

    /// The features for Chinese, Japanese and Korean text, in the order of their bits.
    private static let eastAsianNames = [
        "ital", "ruby", "hkna", "vkna", "pwid", "fwid", "hwid", "twid", "qwid", "palt", "halt", "trad", "smpl", "jp78", "jp83", "jp90",
        "jp04", "expt", "hojo", "nlck", "tnam", "hngl",
    ]

    /// Returns a feature for Chinese, Japanese and Korean text by its OpenType tag; an empty set for other tags.
    package static func eastAsian(_ name: String) -> TextFeatures {
        eastAsianNames.firstIndex(of: name).map { TextFeatures(bit: 64 + $0) } ?? []
    }
}
