/// Lays views out in a row or column, by constraints that it makes itself.
///
/// Hidden arranged views take no room.
/// - Source: https://developer.apple.com/documentation/uikit/uistackview
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How views share the length of the stack.
    public enum Distribution: Int, Sendable {
        /// As long as they ask for; priorities say who gives way.
        case fill = 0
        /// All of one length.
        case fillEqually = 1
        /// In proportion to the lengths they ask for.
        case fillProportionally = 2
        /// As long as they ask for, with equal gaps of at least the spacing.
        case equalSpacing = 3
        /// Middles at equal distances, with gaps of at least the spacing.
        case equalCentering = 4
    }

    /// Where views are across the stack.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge; in a row the same as `top`.
        case leading = 1
        /// First baselines on one line; rows only.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge; in a row the same as `bottom`.
        case trailing = 4
        /// Last baselines on one line; rows only.
        case lastBaseline = 5
        /// At the upper edge.
        public static let top = Alignment.leading
        /// At the lower edge.
        public static let bottom = Alignment.trailing
    }

    /// A gap that stands for the stack's own `spacing`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// A gap of the system's spacing, 8 points.
    public static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

    var arrangement = StackArrangement()

    /// Makes a stack of a frame, without views.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack from a nib; other archives describe nothing here.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        NibCoder.read(coder, into: self, at: UIStackView.self)
    }

    /// Makes a stack of these views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// The views of the row or column, in order; hidden ones included.
    open var arrangedSubviews: [UIView] { arrangement.views }

    /// Adds a view at the end, and as a subview if it is none.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangement.views.count) }

    /// Puts a view at a place among the arranged ones, and adds it as a subview if it is none.
    ///
    /// - Precondition: `stackIndex` is at most the count of arranged views.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    /// Takes a view out of the row or column; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { unarrange(view) }

    /// The direction of the stack; `.horizontal` by default.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { rearrange() } }
    }
    /// How views share the length; `.fill` by default.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { rearrange() } }
    }
    /// Where views are across the stack; `.fill` by default.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { rearrange() } }
    }
    /// The gap between neighbours, in points; 0 by default.
    open var spacing: CGFloat = 0 {
        willSet { NumberCheck.finite(newValue, "UIStackView.spacing") }
        didSet { if spacing != oldValue { rearrange() } }
    }
    /// Whether gaps in a column count from baseline to baseline; `false` by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
    }
    /// Whether views keep within the margins; `false` by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
    }

    /// Sets the gap after a view, in points, or ``spacingUseDefault`` or ``spacingUseSystem``.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        NumberCheck.finite(spacing, "UIStackView.customSpacing")
        arrangement.gaps[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rearrange()
    }

    /// The gap that was set after a view; ``spacingUseDefault`` if none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arrangement.gaps[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func updateConstraints() {
        arrangeIfNeeded()
        super.updateConstraints()
    }

    open override func layoutSubviews() {
        arrangeIfNeeded()
        bringConstraintsUpToDate()
        super.layoutSubviews()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        unarrange(subview)
    }

    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }
}

/// What a stack view has arranged, and by what.
@MainActor struct StackArrangement {
    var views: [UIView] = []
    /// Gaps after single views.
    var gaps: [ObjectIdentifier: CGFloat] = [:]
    var constraints: [NSLayoutConstraint] = []
    var spacers: [UILayoutGuide] = []
    var isDirty = false
    /// The lengths that shares of the stack were worked out from.
    var shares: [CGFloat] = []
}
