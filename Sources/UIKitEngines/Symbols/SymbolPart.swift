import CoreGraphics

/// A part of a symbol. Parts are drawn in order, each over the preceding ones.
package struct SymbolPart {
    /// The effect of a part on the parts before it.
    package enum Effect: Hashable, Sendable {
        /// Draws the part over the parts before it.
        case paint
        /// In a symbol of one colour, cuts the part out of the parts before it. In a symbol of several colours, draws
        /// the part over the parts before it.
        case contrast
        /// Cuts the part out of the parts before it.
        case cut
        /// Cuts the part, widened by a gap, out of the parts before it.
        case gap

        /// Whether the part may be visible and is included in the size of the symbol.
        var addsInk: Bool { self == .paint || self == .contrast }
    }

    package var ink: SymbolInk
    /// The level of importance; 0 is the most important.
    package var level = 0
    package var effect = Effect.paint
    /// The stroke width as a fraction of the symbol's stroke width, 0…1.
    package var strokeScale: CGFloat = 1

    /// Returns the bounding box of all drawn paths, without stroke widths; `nil` if nothing is drawn.
    static func box(of parts: [SymbolPart]) -> CGRect? {
        parts.filter(\.effect.addsInk).compactMap(\.ink.box).reduce(CGRect?.none) { $0?.union($1) ?? $1 }
    }

    /// Returns the part with a transform applied to it.
    func applying(_ transform: CGAffineTransform) -> SymbolPart { changing { $0.ink = ink.applying(transform) } }

    /// Returns the part with another effect.
    func with(_ effect: Effect) -> SymbolPart { changing { $0.effect = effect } }

    /// Returns the part at another level.
    func at(level: Int) -> SymbolPart { changing { $0.level = level } }

    private func changing(_ change: (inout SymbolPart) -> Void) -> SymbolPart {
        var part = self
        change(&part)
        return part
    }
}
