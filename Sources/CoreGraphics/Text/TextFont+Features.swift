import Pango

extension TextFont {
    /// Asks for a feature by the numbers that fonts of Apple's use; those that no packaged font has are left out.
    package mutating func addFeature(type: Int, selector: Int) {
        switch (type, selector) {
        case (1, 3): extraFeatures.insert(.noLigatures)
        case (6, 0): hasTabularDigits = true
        case (6, 1): extraFeatures.insert(.proportionalDigits)
        case (10, 1): extraFeatures.insert(.superscript)
        case (10, 2): extraFeatures.insert(.subscript)
        case (11, 2): extraFeatures.insert(.fractions)
        case (14, 4): extraFeatures.insert(.slashedZero)
        case (21, 0): extraFeatures.insert(.oldStyleDigits)
        case (33, 0): extraFeatures.insert(.caseSensitive)
        case (37, 1): extraFeatures.insert(.smallCapitals)
        case (38, 1): extraFeatures.insert(.capitalsToSmallCapitals)
        default: break
        }
    }
}
