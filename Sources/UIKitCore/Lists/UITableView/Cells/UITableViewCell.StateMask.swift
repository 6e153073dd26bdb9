extension UITableViewCell {
    /// The controls that a cell shows beside its content.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/statemask
    public struct StateMask: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The edit control at the leading edge.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
