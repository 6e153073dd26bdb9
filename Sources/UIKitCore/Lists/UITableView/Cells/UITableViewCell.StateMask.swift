extension UITableViewCell {
    /// What a cell shows beside its content.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/statemask
    public struct StateMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The control of editing before the content.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
