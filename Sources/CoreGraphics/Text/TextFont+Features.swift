import Pango

extension TextFont {
    /// Asks for a feature by the numbers of Apple's registry. A later setting replaces an earlier one that it contradicts; a setting that
    /// OpenType has nothing like changes nothing.
    package mutating func addFeature(type: Int, selector: Int) {
        guard let change = FontFeatureRules.change(type: type, selector: selector) else { return }
        if change.removed.contains(.tabularDigits) { hasTabularDigits = change.added.contains(.tabularDigits) }
        extraFeatures.subtract(change.removed)
        extraFeatures.formUnion(change.added.subtracting(.tabularDigits))
    }
}
