import Pango

extension TextFont {
    /// Adds a feature of Apple's font feature registry. A later setting replaces an earlier contradicting one. A
    /// setting without an OpenType equivalent is ignored.
    package mutating func addFeature(type: Int, selector: Int) {
        guard let change = FontFeatureRules.change(type: type, selector: selector) else { return }
        if change.removed.contains(.tabularDigits) { hasTabularDigits = change.added.contains(.tabularDigits) }
        extraFeatures.subtract(change.removed)
        extraFeatures.formUnion(change.added.subtracting(.tabularDigits))
    }
}
