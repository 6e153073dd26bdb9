/// What is asked of a font beside its plain letters.
package struct TextFeatures: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Digits of one width.
    package static let tabularDigits = TextFeatures(rawValue: 1)
    /// Each character keeps its own glyph: fonts for programs merge `//` or `=>` otherwise.
    package static let noLigatures = TextFeatures(rawValue: 2)
    /// Small letters, or capitals, drawn as small capitals.
    package static let smallCapitals = TextFeatures(rawValue: 4)
    package static let capitalsToSmallCapitals = TextFeatures(rawValue: 8)
    /// Digits that each take the width they need.
    package static let proportionalDigits = TextFeatures(rawValue: 16)
    /// Digits that reach below the line.
    package static let oldStyleDigits = TextFeatures(rawValue: 32)
    /// `1/2` as one fraction.
    package static let fractions = TextFeatures(rawValue: 64)
    package static let slashedZero = TextFeatures(rawValue: 128)
    package static let superscript = TextFeatures(rawValue: 256)
    package static let `subscript` = TextFeatures(rawValue: 512)
    /// Punctuation at the height of capitals.
    package static let caseSensitive = TextFeatures(rawValue: 1024)
    package static let noKerning = TextFeatures(rawValue: 2048)

    private static let names: [(TextFeatures, String)] = [
        (.tabularDigits, "tnum=1"), (.noLigatures, "liga=0, calt=0"), (.smallCapitals, "smcp=1"), (.capitalsToSmallCapitals, "c2sc=1"),
        (.proportionalDigits, "pnum=1"), (.oldStyleDigits, "onum=1"), (.fractions, "frac=1"), (.slashedZero, "zero=1"),
        (.superscript, "sups=1"), (.subscript, "subs=1"), (.caseSensitive, "case=1"), (.noKerning, "kern=0"),
    ]

    /// In OpenType's terms, as the library reads them.
    var tags: String {
        Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
