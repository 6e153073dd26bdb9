/// The changes of advances after shaping: tracking, and corrections for single letters.
package struct LetterSpacing: Hashable, Sendable {
    /// The tracking in points, which is added to the advance of each grapheme.
    package var tracking: Float
    /// The font size in points that corrections of letters refer to; 0 for text without corrections.
    package var emSize: Float
    /// The interpolation from the corrections for the regular weight, 0, to those for heavy weights, 1.
    package var boldness: Float

    package init(tracking: Float, emSize: Float, boldness: Float = 0) {
        self.tracking = tracking
        self.emSize = emSize
        self.boldness = boldness
    }

    /// No changes: the advances of the font.
    package static let none = LetterSpacing(tracking: 0, emSize: 0)
}
