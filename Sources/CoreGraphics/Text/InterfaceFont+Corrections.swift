import Pango

extension InterfaceFont {
    /// The changes of advances for the text of one font: its tracking, and the corrections of single letters.
    ///
    /// The average letter of Inter, with its tracking, is as wide as that of San Francisco. Single letters are wider or
    /// narrower. The corrections give each of them the advance of San Francisco. So letters have the same positions,
    /// and lines the same breaks, as on iOS.
    struct Corrections {
        /// The tracking, in points.
        let tracking: Float
        private let regular: [Float]
        private let bold: [Float]
        private let boldness: Float
        private let factor: Float
        private let hasTabularDigits: Bool

        init(font: ShapingFont, analysis: TextAnalysis) {
            let isDisplay = font.family == displayFamilyName
            tracking = analysis.spacing.tracking
            boldness = analysis.spacing.boldness
            factor = analysis.spacing.emSize / 1000
            hasTabularDigits = analysis.features.contains(.tabularDigits)
            regular = isDisplay ? Self.display : Self.text
            bold = isDisplay ? Self.boldDisplay : Self.boldText
        }

        /// The correction of the character that begins with a byte, in points; 0 for characters outside ASCII. Digits
        /// of one width stay so.
        subscript(byte: UInt8) -> Float {
            guard byte < 128, !(hasTabularDigits && Self.digits.contains(byte)) else { return 0 }
            let (light, heavy) = (regular[Int(byte)], bold[Int(byte)])
            return (light + (heavy - light) * boldness) * factor
        }

        private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        private static let text = column { $0.text }
        private static let display = column { $0.display }
        private static let boldText = column { $0.boldText }
        private static let boldDisplay = column { $0.boldDisplay }

        private static func column(_ value: ((character: Character, text: Int8, display: Int8, boldText: Int8, boldDisplay: Int8)) -> Int8)
            -> [Float]
        {
            var column = [Float](repeating: 0, count: 128)
            for row in rows {
                if let code = row.character.asciiValue { column[Int(code)] = Float(value(row)) }
            }
            return column
        }
    }
}
