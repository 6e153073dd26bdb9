/// A tab stop.
package struct TextTabStop: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// The alignment at the stop: the text after the tab begins there, ends there, is centred, or has its decimal
        /// separator there.
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
