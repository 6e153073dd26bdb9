extension UISplitViewController {
    /// The style of a split view controller, which determines the number of columns.
    public enum Style: Int, Sendable {
        /// Two columns, set with ``UISplitViewController/viewControllers``, as before iOS 14.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column of the interface.
    public enum Column: Int, Sendable {
        /// The first column.
        case primary = 0
        /// The middle of three columns.
        case supplementary = 1
        /// The last column, for details.
        case secondary = 2
        /// The controller that replaces all columns in a compact environment.
        case compact = 3
    }

    /// The visible columns, and their arrangement.
    public enum DisplayMode: Int, Sendable {
        /// The mode that the controller chooses for its size.
        case automatic = 0
        /// The secondary column only.
        case secondaryOnly = 1
        /// The secondary column, and one column beside it.
        case oneBesideSecondary = 2
        /// The secondary column, and one column over it.
        case oneOverSecondary = 3
        /// The secondary column, and two columns beside it.
        case twoBesideSecondary = 4
        /// The secondary column, and two columns over it.
        case twoOverSecondary = 5
        /// The secondary column, displaced by two columns.
        case twoDisplaceSecondary = 6
        /// The former name of ``secondaryOnly``.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The former name of ``oneBesideSecondary``.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The former name of ``oneOverSecondary``.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// The arrangement of the other columns relative to the secondary column.
    public enum SplitBehavior: Int, Sendable {
        /// The arrangement that the controller chooses for its size.
        case automatic = 0
        /// Beside the secondary column.
        case tile = 1
        /// Over the secondary column.
        case overlay = 2
        /// Displacing the secondary column.
        case displace = 3
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// The leading side.
        case leading = 0
        /// The trailing side.
        case trailing = 1
    }

    /// The value of a width property that lets the split view controller choose the width.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}
