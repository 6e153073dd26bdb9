import Pango

extension InterfaceFont {
    /// The changes of advances for the text of one font: its tracking, and the corrections of single letters.
    ///
    /// The average letter of Inter, with its tracking, is as wide as that of San Francisco. Single letters are wider or
    /// narrower. The corrections give each of them the advance of San Francisco. So the letters of a line are located
    /// where iOS draws them, and lines break where they break on iOS.
    struct Corrections {
        /// In points.
        let tracking: Float
        private let thousandths: [Int8]
        private let factor: Float
        private let hasTabularDigits: Bool

        init(font: ShapingFont, analysis: TextAnalysis) {
            tracking = analysis.spacing.tracking
            factor = analysis.spacing.emSize / 1000
            hasTabularDigits = analysis.features.contains(.tabularDigits)
            thousandths = font.family == displayFamilyName ? Self.display : Self.text
        }

        /// The correction of the character that begins with a byte, in points; 0 for characters outside ASCII.
        subscript(byte: UInt8) -> Float {
            guard byte < 128, !(hasTabularDigits && Self.digits.contains(byte)) else { return 0 }
            return Float(thousandths[Int(byte)]) * factor
        }

        private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        private static let text = table([:])
        private static let display = table([:])

        private static func table(_ corrections: [Character: Int8]) -> [Int8] {
            (0..<128).map { corrections[Character(Unicode.Scalar($0))] ?? 0 }
        }
    }
}
