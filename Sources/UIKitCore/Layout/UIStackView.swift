/// A view that lays out its arranged subviews in a row or column, with constraints that it creates.
///
/// Hidden arranged subviews take no space.
/// - Source: https://developer.apple.com/documentation/uikit/uistackview
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The distributions of views along the stack.
    public enum Distribution: Int, Sendable {
        /// Views have their intrinsic lengths; priorities determine which views are resized.
        case fill = 0
        /// All views have the same length.
        case fillEqually = 1
        /// Lengths are proportional to the intrinsic lengths.
        case fillProportionally = 2
        /// Views have their intrinsic lengths, with equal gaps of at least the spacing.
        case equalSpacing = 3
        /// Centres are equally spaced, with gaps of at least the spacing.
        case equalCentering = 4
    }

    /// The alignments of views across the stack.
    public enum Alignment: Int, Sendable {
        /// Views fill the stack from edge to edge.
        case fill = 0
        /// Views are at the leading edge; in a row the same as `top`.
        case leading = 1
        /// First baselines are aligned; rows only.
        case firstBaseline = 2
        /// Views are centred.
        case center = 3
        /// Views are at the trailing edge; in a row the same as `bottom`.
        case trailing = 4
        /// Last baselines are aligned; rows only.
        case lastBaseline = 5
        /// Views are at the top edge.
        public static let top = Alignment.leading
        /// Views are at the bottom edge.
        public static let bottom = Alignment.trailing
    }

    /// A custom gap that means the stack's own `spacing`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// A gap of the system spacing, 8 points.
    public static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

    var arrangement = StackArrangement()

    /// Creates an empty stack with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack from a nib; other archives have no effect.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        NibCoder.read(coder, into: self, at: UIStackView.self)
    }

    /// Creates a stack with arranged subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// The arranged subviews in order, including hidden ones.
    open var arrangedSubviews: [UIView] { arrangement.views }

    /// Adds a view at the end, and as a subview if necessary.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangement.views.count) }

    /// Inserts a view at an index of the arranged subviews, and adds it as a subview if necessary.
    ///
    /// - Precondition: `stackIndex` is at most the number of arranged subviews.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    /// Removes a view from the arranged subviews; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { unarrange(view) }

    /// The axis of the stack; `.horizontal` by default.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { setNeedsArrangement() } }
    }
    /// The distribution along the stack; `.fill` by default.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { setNeedsArrangement() } }
    }
    /// The alignment across the stack; `.fill` by default.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsArrangement() } }
    }
    /// The gap between neighbours, in points; 0 by default.
    open var spacing: CGFloat = 0 {
        willSet { NumberCheck.finite(newValue, "UIStackView.spacing") }
        didSet { if spacing != oldValue { setNeedsArrangement() } }
    }
    /// Whether gaps in a column are between baselines; `false` by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
    }
    /// Whether views respect the layout margins; `false` by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// Sets the gap after a view, in points, or ``spacingUseDefault`` or ``spacingUseSystem``.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        NumberCheck.finite(spacing, "UIStackView.customSpacing")
        arrangement.customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsArrangement()
    }

    /// Returns the custom gap after a view; ``spacingUseDefault`` if none is set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arrangement.customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
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

/// The arranged subviews of a stack view, and their constraints.
@MainActor struct StackArrangement {
    var views: [UIView] = []
    /// The custom gaps after views.
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var constraints: [NSLayoutConstraint] = []
    var spacers: [UILayoutGuide] = []
    var isDirty = false
    /// The intrinsic lengths from which the proportions were computed.
    var measuredLengths: [CGFloat] = []
}
