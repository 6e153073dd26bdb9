extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two, set by ``UISplitViewController/viewControllers``, as before iOS 14.
        case unspecified = 0
        /// A primary and a secondary one.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary one.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The first.
        case primary = 0
        /// The one between, where there are three.
        case supplementary = 1
        /// The last, for details.
        case secondary = 2
        /// What is shown in place of all of them where there is room for one.
        case compact = 3
    }

    /// Which columns are seen.
    public enum DisplayMode: Int, Sendable {
        /// What suits the size.
        case automatic = 0
        /// The last.
        case secondaryOnly = 1
        /// The last, and one beside it.
        case oneBesideSecondary = 2
        /// The last, and one over it.
        case oneOverSecondary = 3
        /// The last, and two beside it.
        case twoBesideSecondary = 4
        /// The last, and two over it.
        case twoOverSecondary = 5
        /// The last moved aside by two.
        case twoDisplaceSecondary = 6
        /// The older name of ``secondaryOnly``.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The older name of ``oneBesideSecondary``.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The older name of ``oneOverSecondary``.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// How other columns stand with the last.
    public enum SplitBehavior: Int, Sendable {
        /// What suits the size.
        case automatic = 0
        /// Beside it.
        case tile = 1
        /// Over it.
        case overlay = 2
        /// They move it aside.
        case displace = 3
    }

    /// At which side the first column is.
    public enum PrimaryEdge: Int, Sendable {
        /// Where reading starts.
        case leading = 0
        /// Where reading ends.
        case trailing = 1
    }

    /// Leaves a width to the split view controller.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}
