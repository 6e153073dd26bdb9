/// Rarely used text effects.
package struct TextEffects: Hashable, Sendable {
    /// The shadow of letters.
    package struct Shadow: Hashable, Sendable {
        /// The offset in base space of the context, which transforms do not change.
        package var offset: CGSize
        package var blur: CGFloat
        package var color: CGColor

        package init(offset: CGSize, blur: CGFloat, color: CGColor) {
            self.offset = offset
            self.blur = blur
            self.color = color
        }
    }

    package var shadow: Shadow?
    /// The outline width in percent of the font size. Positive values draw hollow letters, negative ones filled
    /// letters with an outline, 0 no outline.
    package var strokeWidth: CGFloat = 0
    /// The outline colour; `nil` for the text colour.
    package var strokeColor: CGColor?
    /// The tangent of the letters' slant; positive to the right.
    package var obliqueness: CGFloat = 0

    package init() {}

    package var isEmpty: Bool { self == TextEffects() }
}
