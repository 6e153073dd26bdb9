import Platform

/// A control whose thumb is dragged along a line to choose a number.
///
/// - Source: https://developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor open class UISlider: UIControl {
    var range = SliderRange()
    let parts = SliderParts()
    /// From the thumb's middle to the finger, in points.
    var grip: CGFloat = 0

    /// Makes a slider from 0 to 1 that stands at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishMakingSlider()
    }

    /// Makes a slider of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishMakingSlider()
        NibCoder.read(coder, into: self, at: UISlider.self)
    }

    /// The number, between ``minimumValue`` and ``maximumValue``; 0 by default. Setting it tells nobody.
    open var value: Float {
        get { range.value }
        set { setValue(newValue, animated: false) }
    }
    /// The number at the beginning; 0 by default. A larger maximum follows it.
    open var minimumValue: Float {
        get { range.minimum }
        set { change { $0.setMinimum(newValue) } }
    }
    /// The number at the end; 1 by default. A smaller minimum follows it.
    open var maximumValue: Float {
        get { range.maximum }
        set { change { $0.setMaximum(newValue) } }
    }
    /// Sets the number, in 0.25 s if `animated`. Tells nobody.
    open func setValue(_ value: Float, animated: Bool) {
        range.set(value)
        parts.update(self, animated: animated)
    }
    /// Whether every move is told of, or only where the finger leaves; `true` by default.
    open var isContinuous = true
    /// A picture at the beginning; `nil` by default.
    open var minimumValueImage: UIImage? { didSet { parts.imagesDidChange(self) } }
    /// A picture at the end; `nil` by default.
    open var maximumValueImage: UIImage? { didSet { parts.imagesDidChange(self) } }
    /// The colour of the line before the thumb; `nil`, which is the tint, by default.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            noteAppearance(.minimumTrackTintColor, \UISlider.minimumTrackTintColor, minimumTrackTintColor)
            setNeedsLayout()
        }
    }
    /// The colour of the line behind the thumb; `nil`, which is grey, by default.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            noteAppearance(.maximumTrackTintColor, \UISlider.maximumTrackTintColor, maximumTrackTintColor)
            setNeedsLayout()
        }
    }
    /// The thumb's colour; `nil`, which is white, by default.
    open var thumbTintColor: UIColor? {
        didSet {
            noteAppearance(.thumbTintColor, \UISlider.thumbTintColor, thumbTintColor)
            setNeedsLayout()
        }
    }

    /// Sets the thumb's picture of a state; `nil` for the round one.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        parts.thumbImages[state.rawValue] = image
        setNeedsLayout()
    }
    /// The thumb's picture of a state, or that of the normal one.
    open func thumbImage(for state: State) -> UIImage? { parts.thumbImages[state.rawValue] ?? parts.thumbImages[0] }
    /// The thumb's picture that is shown.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// Sets the picture of the line before the thumb in a state, stretched by its caps; `nil` for the plain line.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        parts.minimumImages[state.rawValue] = image
        setNeedsLayout()
    }
    /// Sets the picture of the line behind the thumb in a state, stretched by its caps; `nil` for the plain line.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        parts.maximumImages[state.rawValue] = image
        setNeedsLayout()
    }
    /// The picture before the thumb in a state, or that of the normal one.
    open func minimumTrackImage(for state: State) -> UIImage? { parts.minimumImages[state.rawValue] ?? parts.minimumImages[0] }
    /// The picture behind the thumb in a state, or that of the normal one.
    open func maximumTrackImage(for state: State) -> UIImage? { parts.maximumImages[state.rawValue] ?? parts.maximumImages[0] }
    /// The picture before the thumb that is shown.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The picture behind the thumb that is shown.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    /// Where the line stands, 4 points high, in points of the slider.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrack(bounds) }
    /// Where the thumb stands for a value, in points of the slider.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { standardThumb(bounds, rect, value) }
    /// Where the picture at the beginning stands.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(bounds, minimumValueImage, isStart: true) }
    /// Where the picture at the end stands.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(bounds, maximumValueImage, isStart: false) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: SliderParts.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: SliderParts.height) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.place(self)
    }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginDrag(touch) }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continueDrag(touch) }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag() }
    open override func cancelTracking(with event: UIEvent?) { endDrag() }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A finger on the thumb drags it, and not what the slider stands in.
        let isDragAround = gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view !== self
        return !(isTracking && isDragAround) && !isRivalDrag(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func stepByKey(forward: Bool, isVertical: Bool) -> Bool { step(forward) }
    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((range.share * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .slider }
    package override var accessibilityShare: Double? { Double(range.share) }
}
