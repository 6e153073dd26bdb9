/// A tab stop.
package struct TextTabStop: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// The following text begins, ends, is centred, or has its decimal separator at the stop.
        case leading, trailing, center, decimal
    }

    /// The location in points from the leading edge.
    package var location: CGFloat
    package var alignment: Alignment

    package init(_ location: CGFloat, alignment: Alignment = .leading) {
        self.location = location
        self.alignment = alignment
    }
}
