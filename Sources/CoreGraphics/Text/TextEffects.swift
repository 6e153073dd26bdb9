/// Looks of letters that few texts have.
package struct TextEffects: Hashable, Sendable {
    /// What letters cast.
    package struct Shadow: Hashable, Sendable {
        /// In base space of the context, not changed by its transform.
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
    /// The thickness of outlines in percent of the font's size. Above 0 letters are hollow, below 0 they are filled too; 0 draws none.
    package var strokeWidth: CGFloat = 0
    /// `nil` for the letters' own.
    package var strokeColor: CGColor?
    /// How far letters lean: the tangent of their slant; above 0 to the right.
    package var obliqueness: CGFloat = 0

    package init() {}

    package var isEmpty: Bool { self == TextEffects() }
}
