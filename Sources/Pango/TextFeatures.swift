/// What is asked of a font beside its plain letters.
package struct TextFeatures: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Digits of one width.
    package static let tabularDigits = TextFeatures(rawValue: 1)
    /// Each character keeps its own glyph: fonts for programs merge `//` or `=>` otherwise.
    package static let noLigatures = TextFeatures(rawValue: 2)

    /// In OpenType's terms, as the library reads them.
    var tags: String {
        var tags: [String] = []
        if contains(.tabularDigits) { tags.append("tnum=1") }
        if contains(.noLigatures) { tags.append("liga=0, calt=0") }
        return tags.joined(separator: ", ")
    }
}
