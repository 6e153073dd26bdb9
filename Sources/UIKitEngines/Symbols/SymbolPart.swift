import CoreGraphics

/// One part of a symbol. Parts are drawn in their order, each over those before it.
package struct SymbolPart {
    /// What a part does to what was drawn before it.
    package enum Effect: Hashable, Sendable {
        /// It is drawn over it.
        case paint
        /// It is cut out where the symbol has one colour, and drawn over it where it has more.
        case contrast
        /// It is cut out.
        case cut
        /// It is cut out, wider than it is by a gap.
        case gap

        /// Whether the part may be seen, and counts for the size of the symbol.
        var addsInk: Bool { self == .paint || self == .contrast }
    }

    package var ink: SymbolInk
    /// 0 for what matters most.
    package var level = 0
    package var effect = Effect.paint
    /// The width of its strokes as a share of the symbol's, from 0 to 1.
    package var strokeShare: CGFloat = 1

    /// The box of all that is drawn, between the middles of strokes; `nil` if nothing is.
    static func box(of parts: [SymbolPart]) -> CGRect? {
        parts.filter(\.effect.addsInk).compactMap(\.ink.box).reduce(CGRect?.none) { $0?.union($1) ?? $1 }
    }

    /// The part mapped by a transform.
    func applying(_ transform: CGAffineTransform) -> SymbolPart { changing { $0.ink = ink.applying(transform) } }

    /// The part with another effect.
    func with(_ effect: Effect) -> SymbolPart { changing { $0.effect = effect } }

    /// The part at another level.
    func at(level: Int) -> SymbolPart { changing { $0.level = level } }

    private func changing(_ change: (inout SymbolPart) -> Void) -> SymbolPart {
        var part = self
        change(&part)
        return part
    }
}
