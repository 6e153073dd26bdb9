/// A place that a tab leads to.
package struct TextTabStop: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// What follows starts, ends, is centred, or has its decimal separator there.
        case leading, trailing, center, decimal
    }

    /// In points from the leading edge.
    package var location: CGFloat
    package var alignment: Alignment

    package init(_ location: CGFloat, alignment: Alignment = .leading) {
        self.location = location
        self.alignment = alignment
    }
}
