import Platform

/// A spinning indicator of a task in progress.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size of the indicator.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        /// The former name of ``large`` in white.
        public static let whiteLarge = Style.large
        /// The former name of ``medium`` in white.
        public static let white = Style.medium
        /// The former name of ``medium``.
        public static let gray = Style.medium

        var side: CGFloat { self == .large ? 37 : 20 }
    }

    private var isSpinning = false
    private var step = 0
    private var timer: DelayToken?

    /// Creates a stopped indicator, with the size of its style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        setUpIndicator()
    }

    /// Creates a stopped indicator of medium size.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUpIndicator()
    }

    /// Creates a stopped indicator of medium size.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUpIndicator()
        NibCoder.read(coder, into: self, at: UIActivityIndicatorView.self)
    }

    /// The size of the indicator.
    open var style: Style {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// The colour of the most opaque spoke; grey by default.
    open var color: UIColor! = .secondaryLabel {
        didSet {
            appearanceDidSet(.color, \UIActivityIndicatorView.color, color)
            setNeedsDisplay()
        }
    }
    /// Whether a stopped indicator is hidden; `true` by default.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isSpinning } }
    /// Whether the indicator is spinning.
    open var isAnimating: Bool { isSpinning }
    /// Shows the indicator and starts the animation.
    open func startAnimating() {
        isSpinning = true
        isHidden = false
        scheduleNextStep()
    }
    /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is `true`.
    open func stopAnimating() {
        isSpinning = false
        timer?.cancel()
        isHidden = hidesWhenStopped
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isSpinning { scheduleNextStep() }
    }
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawSpokes(in: context)
    }

    private func setUpIndicator() {
        isOpaque = false
        isHidden = true
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
    }

    private func scheduleNextStep() {
        timer?.cancel()
        guard isSpinning, window != nil else { return }
        timer = FrameLoop.current.schedule(after: Self.stepInterval, isIdle: true) { [weak self] in
            guard let self else { return }
            step = (step + 1) % Self.spokeCount
            setNeedsDisplay()
            scheduleNextStep()
        }
    }

    /// The number of spokes, and the interval in seconds at which the animation advances by a spoke. Observed on iOS
    /// 14 and later.
    private static let spokeCount = 8
    private static let stepInterval: TimeInterval = 0.1

    private func drawSpokes(in context: CGContext) {
        let side = min(style.side, bounds.width, bounds.height)
        let (innerRadius, outerRadius, width) = (side * 0.26, side * 0.46, side * 0.115)
        context.setLineCap(.round)
        context.setLineWidth(width)
        for spoke in 0..<Self.spokeCount {
            let stepsBehind = (step - spoke + Self.spokeCount) % Self.spokeCount
            let opacity = max(0.2, 1 - CGFloat(stepsBehind) * 0.16)
            let angle = CGFloat(spoke) * 2 * .pi / CGFloat(Self.spokeCount) - .pi / 2
            let (x, y) = (cos(angle), sin(angle))
            context.setStrokeColor(color.multipliedAlpha(opacity).cgColor)
            context.move(to: CGPoint(x: bounds.midX + x * innerRadius, y: bounds.midY + y * innerRadius))
            context.addLine(to: CGPoint(x: bounds.midX + x * outerRadius, y: bounds.midY + y * outerRadius))
            context.strokePath()
        }
    }

    /// "In progress" while spinning and "Progress halted" while stopped, unless another label was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (isSpinning ? "In progress" : "Progress halted") }
        set { super.accessibilityLabel = newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .activity }
}
