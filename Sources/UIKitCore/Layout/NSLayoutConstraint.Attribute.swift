extension NSLayoutConstraint {
    /// The attributes of an item in a constraint.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute
    public enum Attribute: Int, Sendable {
        /// No attribute: the other side is a constant.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The leading edge.
        case leading = 5
        /// The trailing edge.
        case trailing = 6
        /// The width, in points.
        case width = 7
        /// The height, in points.
        case height = 8
        /// The horizontal centre.
        case centerX = 9
        /// The vertical centre.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left margin.
        case leftMargin = 13
        /// The right margin.
        case rightMargin = 14
        /// The top margin.
        case topMargin = 15
        /// The bottom margin.
        case bottomMargin = 16
        /// The leading margin.
        case leadingMargin = 17
        /// The trailing margin.
        case trailingMargin = 18
        /// The horizontal centre between the margins.
        case centerXWithinMargins = 19
        /// The vertical centre between the margins.
        case centerYWithinMargins = 20
    }

    /// The relations between the two sides.
    public enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// The axis of a stack view or of a priority.
    public enum Axis: Int, Sendable {
        /// The horizontal axis.
        case horizontal = 0
        /// The vertical axis.
        case vertical = 1
    }

    /// Options of the visual format language.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from the bits of `rawValue`.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Aligns the left edges of all items.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges of all items.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges of all items.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges of all items.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges of all items.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges of all items.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centres of all items.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centres of all items.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines of all items.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines of all items.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// A row runs from the leading to the trailing edge; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// A row runs from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A row runs from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// Gaps are between edges; the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// In a column, gaps are between the last baseline of an item and the first baseline of the next.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All alignment options.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// All direction options.
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
        /// All spacing options.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The position of an attribute on its axis.
    enum AxisPosition {
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

    /// The position on the axis. A leading edge is the start; right-to-left layouts mirror the constraint.
    var axisPosition: AxisPosition {
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
    /// Whether the attribute depends on the reading direction.
    var usesLeadingOrTrailing: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }
    /// Whether the attribute is the left or right side, in any reading direction.
    var usesLeftOrRight: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }
}
