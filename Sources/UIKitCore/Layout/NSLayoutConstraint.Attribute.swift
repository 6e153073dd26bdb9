extension NSLayoutConstraint {
    /// What of an item a constraint speaks of.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute
    public enum Attribute: Int, Sendable {
        /// Nothing: the other side is a number.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The edge where reading begins.
        case leading = 5
        /// The edge where reading ends.
        case trailing = 6
        /// The width, in points.
        case width = 7
        /// The height, in points.
        case height = 8
        /// The middle from left to right.
        case centerX = 9
        /// The middle from top to bottom.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left edge within the margins.
        case leftMargin = 13
        /// The right edge within the margins.
        case rightMargin = 14
        /// The upper edge within the margins.
        case topMargin = 15
        /// The lower edge within the margins.
        case bottomMargin = 16
        /// The edge within the margins where reading begins.
        case leadingMargin = 17
        /// The edge within the margins where reading ends.
        case trailingMargin = 18
        /// The middle of what the margins leave, from left to right.
        case centerXWithinMargins = 19
        /// The middle of what the margins leave, from top to bottom.
        case centerYWithinMargins = 20
    }

    /// How the two sides stand to each other.
    public enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// They are equal.
        case equal = 0
        /// The first is at least the second.
        case greaterThanOrEqual = 1
    }

    /// A direction, as stack views and priorities have it.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// Options of the visual format language.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// The options of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// All items have one left edge.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// All items have one right edge.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// All items have one upper edge.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// All items have one lower edge.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// All items have one leading edge.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// All items have one trailing edge.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// All items have one middle from left to right.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// All items have one middle from top to bottom.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// All items have one last baseline.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// All items have one first baseline.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// A row runs from the leading side to the trailing one; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// A row runs from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A row runs from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// Gaps are from edge to edge; the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// In a column, gaps count from the last baseline of one item to the first of the next.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All options that align items.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// All options that say which way a row runs.
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
        /// All options that say what gaps count from.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Where on its axis an attribute is.
    enum Place {
        case start, end, middle, length, firstBaseline, lastBaseline
    }

    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .notAnAttribute: nil
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        default: .vertical
        }
    }

    /// Leading counts as the start, which a mirrored constraint turns round.
    var place: Place {
        switch self {
        case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: .start
        case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: .end
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
        case .width, .height, .notAnAttribute: .length
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
    var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }
    var isLength: Bool { self == .width || self == .height }
    /// Whether it depends on the direction of reading.
    var isDirectional: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }
    /// Whether it names a side whatever the direction of reading.
    var isSided: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }
}
