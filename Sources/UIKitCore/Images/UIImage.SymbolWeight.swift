extension UIImage {
    /// How thick the strokes of a symbol are, as the weights of a font.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/symbolweight
    public enum SymbolWeight: Int, Sendable {
        /// Not said: as regular.
        case unspecified = 0
        /// The thinnest.
        case ultraLight
        /// Thin.
        case thin
        /// A little thinner than regular.
        case light
        /// The weight of running text.
        case regular
        /// A little thicker than regular.
        case medium
        /// Between medium and bold.
        case semibold
        /// Bold.
        case bold
        /// Thicker than bold.
        case heavy
        /// The thickest.
        case black

        /// The font weight that goes with it; that of `unspecified` is regular.
        public func fontWeight() -> UIFont.Weight {
            self == .unspecified ? .regular : UIFont.Weight.named[rawValue - 1]
        }
    }
}

extension UIFont.Weight {
    /// The symbol weight that goes with it: the nearest.
    public func symbolWeight() -> UIImage.SymbolWeight {
        UIImage.SymbolWeight(rawValue: value / 100) ?? .regular
    }
}
