import Platform

/// A control with a thumb that the user drags along a track to select a value.
///
/// - Source: https://developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor open class UISlider: UIControl {
    var range = SliderRange()
    let parts = SliderParts()
    /// The x-distance from the thumb's centre to the touch at the beginning of the drag, in points.
    var thumbOffset: CGFloat = 0

    /// Creates a slider from 0 to 1 with the value 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSlider()
    }

    /// Creates a slider from a nib; with any other coder, a slider of size zero.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSlider()
        NibCoder.read(coder, into: self, at: UISlider.self)
    }

    /// The value, between ``minimumValue`` and ``maximumValue``; 0 by default. Setting the property sends no events.
    open var value: Float {
        get { range.value }
        set { setValue(newValue, animated: false) }
    }
    /// The minimum value; 0 by default. A minimum above the maximum raises the maximum.
    open var minimumValue: Float {
        get { range.minimum }
        set { change { $0.setMinimum(newValue) } }
    }
    /// The maximum value; 1 by default. A maximum below the minimum lowers the minimum.
    open var maximumValue: Float {
        get { range.maximum }
        set { change { $0.setMaximum(newValue) } }
    }
    /// Sets the value, within 0.25 seconds if `animated`. Sends no events.
    open func setValue(_ value: Float, animated: Bool) {
        range.set(value)
        parts.update(self, animated: animated)
    }
    /// Whether events are sent during the drag, and not only at its end; `true` by default.
    open var isContinuous = true
    /// The image at the minimum end; `nil` by default.
    open var minimumValueImage: UIImage? { didSet { parts.imagesDidChange(self) } }
    /// The image at the maximum end; `nil` by default.
    open var maximumValueImage: UIImage? { didSet { parts.imagesDidChange(self) } }
    /// The colour of the track before the thumb; `nil`, the tint colour, by default.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            appearanceDidSet(.minimumTrackTintColor, \UISlider.minimumTrackTintColor, minimumTrackTintColor)
            setNeedsLayout()
        }
    }
    /// The colour of the track after the thumb; `nil`, grey, by default.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            appearanceDidSet(.maximumTrackTintColor, \UISlider.maximumTrackTintColor, maximumTrackTintColor)
            setNeedsLayout()
        }
    }
    /// The colour of the thumb; `nil`, white, by default.
    open var thumbTintColor: UIColor? {
        didSet {
            appearanceDidSet(.thumbTintColor, \UISlider.thumbTintColor, thumbTintColor)
            setNeedsLayout()
        }
    }

    /// Sets the thumb image of a state; `nil` for the default thumb.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        parts.thumbImages[state.rawValue] = image
        setNeedsLayout()
    }
    /// Returns the thumb image of a state, or else of the normal state.
    open func thumbImage(for state: State) -> UIImage? { parts.thumbImages[state.rawValue] ?? parts.thumbImages[0] }
    /// The current thumb image.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// Sets the image of the track before the thumb in a state, stretched by its cap insets; `nil` for the default
    /// track.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        parts.minimumImages[state.rawValue] = image
        setNeedsLayout()
    }
    /// Sets the image of the track after the thumb in a state, stretched by its cap insets; `nil` for the default
    /// track.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        parts.maximumImages[state.rawValue] = image
        setNeedsLayout()
    }
    /// Returns the image of the track before the thumb in a state, or else in the normal state.
    open func minimumTrackImage(for state: State) -> UIImage? { parts.minimumImages[state.rawValue] ?? parts.minimumImages[0] }
    /// Returns the image of the track after the thumb in a state, or else in the normal state.
    open func maximumTrackImage(for state: State) -> UIImage? { parts.maximumImages[state.rawValue] ?? parts.maximumImages[0] }
    /// The current image of the track before the thumb.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The current image of the track after the thumb.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    /// Returns the frame of the track, 4 points high, in the slider's coordinates.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(bounds) }
    /// Returns the frame of the thumb for a value, in the slider's coordinates.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { defaultThumbRect(bounds, rect, value) }
    /// Returns the frame of the image at the minimum end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(bounds, minimumValueImage, isStart: true) }
    /// Returns the frame of the image at the maximum end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(bounds, maximumValueImage, isStart: false) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: SliderParts.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: SliderParts.height) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut(self)
    }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginDrag(touch) }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continueDrag(touch) }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag() }
    open override func cancelTracking(with event: UIEvent?) { endDrag() }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A touch on the thumb drags the thumb and must not scroll or drag a superview.
        let isSuperviewDrag = gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view !== self
        return !(isTracking && isSuperviewDrag) && !isConflictingDrag(gestureRecognizer)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
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
        get { super.accessibilityValue ?? "\(Int((range.fraction * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .slider }
    package override var accessibilityValueFraction: Double? { Double(range.fraction) }
}
