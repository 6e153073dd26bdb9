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
    }

    package var ink: SymbolInk
    /// 0 for what matters most.
    package var level = 0
    package var effect = Effect.paint
}
