import Platform

/// A bar that shows the progress of a task.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The style of the bar.
    public enum Style: Int, Sendable {
        /// 4 points high, with rounded ends.
        case `default` = 0
        /// 2.5 points high, for use in bars.
        case bar
    }

    private let progressView = UIImageView()
    private var clampedProgress: Float = 0

    /// Creates a bar of the default style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpProgressView()
    }

    /// Creates a bar of a style, with the height of that style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size = CGSize(width: 150, height: thickness)
    }

    /// Creates a bar from a nib; with any other coder, a bar of size zero.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpProgressView()
        NibCoder.read(coder, into: self, at: UIProgressView.self)
    }

    /// The progress, 0…1; 0 by default.
    open var progress: Float {
        get { clampedProgress }
        set { setProgress(newValue, animated: false) }
    }
    /// Sets the progress, within 0.25 seconds if `animated`.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        clampedProgress = min(1, max(0, progress))
        if animated, window != nil { UIView.animate(withDuration: 0.25) { self.layOutTrack() } } else { layOutTrack() }
    }
    /// The style of the bar; `.default` by default.
    open var progressViewStyle = Style.default {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The colour of the completed part; `nil`, the tint colour, by default.
    open var progressTintColor: UIColor? {
        didSet {
            appearanceDidSet(.progressTintColor, \UIProgressView.progressTintColor, progressTintColor)
            setNeedsLayout()
        }
    }
    /// The colour of the remaining part; `nil`, grey, by default.
    open var trackTintColor: UIColor? {
        didSet {
            appearanceDidSet(.trackTintColor, \UIProgressView.trackTintColor, trackTintColor)
            setNeedsLayout()
        }
    }
    /// The image of the completed part, in place of a colour; `nil` by default. Use a resizable image.
    open var progressImage: UIImage? { didSet { imageDidChange() } }
    /// The image of the whole bar, in place of the colour of the remaining part; `nil` by default.
    open var trackImage: UIImage? { didSet { imageDidChange() } }
    /// The progress object that the bar shows; `nil` by default. The bar reads the object 10 times a second until the
    /// progress is finished.
    open var observedProgress: Progress? { didSet { pollObservedProgress() } }

    private var thickness: CGFloat {
        [trackImage, progressImage].compactMap { $0?.size.height }.max() ?? (progressViewStyle == .bar ? 2.5 : 4)
    }
    private var timer: DelayToken?

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: thickness) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: thickness) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTrack()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        pollObservedProgress()
    }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((clampedProgress * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    private let trackView = UIImageView()

    private func setUpProgressView() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        addSubview(trackView)
        addSubview(progressView)
    }

    private func imageDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func layOutTrack() {
        let height = min(thickness, bounds.height > 0 ? bounds.height : thickness)
        let barFrame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
        trackView.frame = barFrame
        let width = barFrame.width * CGFloat(clampedProgress)
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? barFrame.maxX - width : 0
        progressView.frame = CGRect(x: x, y: barFrame.minY, width: width, height: height)
        trackView.image = trackImage
        progressView.image = progressImage
        trackView.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        progressView.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        for part in [trackView, progressView] {
            let isRound = progressViewStyle == .default && part.image == nil
            part.layer.cornerRadius = isRound ? min(height, part.bounds.width) / 2 : 0
        }
    }

    private func pollObservedProgress() {
        timer?.cancel()
        guard let progress = observedProgress else { return }
        let fraction = Float(progress.fractionCompleted)
        if fraction != clampedProgress { setProgress(fraction, animated: window != nil) }
        guard window != nil, !progress.isFinished else { return }
        timer = FrameLoop.current.schedule(after: 0.1, isIdle: true) { [weak self] in self?.pollObservedProgress() }
    }

    /// "Progress", unless another label was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? "Progress" }
        set { super.accessibilityLabel = newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .progress }
    package override var accessibilityValueFraction: Double? { Double(clampedProgress) }
}
