/// One line of a layout. Lengths in points; y grows downwards from the layout's top left corner.
package struct TextLine: Sendable {
    /// The bytes of the string's UTF-8 that the line shows or stands for, without a newline.
    package var range: Range<Int>
    /// The left end of the text, without spaces that hang over the edge.
    package var x: CGFloat
    /// The top of the line's box.
    package var top: CGFloat
    package var baseline: CGFloat
    /// Of the line's box, without line spacing.
    package var height: CGFloat
    /// Of the text, without spaces that hang over the edge.
    package var width: CGFloat
    /// Whether its paragraph runs from right to left.
    package var isRightToLeft: Bool
    /// Whether an ellipsis stands in for text.
    package var isTruncated: Bool
    /// What is drawn, from left to right: indices of ``TextLayout/fragments``.
    package var fragments: Range<Int>
}

/// A word at its place on a line.
package struct TextFragment: Sendable {
    /// `nil` for tabs and controls.
    let word: ShapedWord?
    /// From the left end of its line's text, in points; negative for what hangs over that edge.
    package let x: Double
    package let width: Double
    /// The index of the content's run.
    package let style: Int
    /// In bytes of the string's UTF-8; empty for an ellipsis or a hyphen that the layout added.
    package let range: Range<Int>
    package let isBlank: Bool
    package let isRightToLeft: Bool
}
