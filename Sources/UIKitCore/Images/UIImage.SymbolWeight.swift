extension UIImage {
    /// The stroke weight of a symbol. The weights correspond to font weights.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/symbolweight
    public enum SymbolWeight: Int, Sendable {
        /// Not specified: regular.
        case unspecified = 0
        /// The thinnest weight.
        case ultraLight
        /// Thin.
        case thin
        /// A little thinner than regular.
        case light
        /// The weight of body text.
        case regular
        /// A little thicker than regular.
        case medium
        /// Between medium and bold.
        case semibold
        /// Bold.
        case bold
        /// Thicker than bold.
        case heavy
        /// The thickest weight.
        case black

        /// Returns the corresponding font weight; regular for `unspecified`.
        public func fontWeight() -> UIFont.Weight {
            self == .unspecified ? .regular : UIFont.Weight.named[rawValue - 1]
        }
    }
}

extension UIFont.Weight {
    /// Returns the corresponding symbol weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        UIImage.SymbolWeight(rawValue: value / 100) ?? .regular
    }
}
