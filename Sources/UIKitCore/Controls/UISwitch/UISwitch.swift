import Platform

/// A control that is on or off.
///
/// A tap toggles the switch; a drag moves the thumb to one side. The size is always 51 by 31 points.
/// - Source: https://developer.apple.com/documentation/uikit/uiswitch
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// 51 by 31 points. Measured on iOS 17.
    static let size = CGSize(width: 51, height: 31)
    let parts = SwitchParts()
    var drag = SwitchDrag()
    private var isSet = false

    /// Creates a switch that is off. Uses the origin of `frame` only.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUpSwitch()
    }

    /// Creates a switch that is off.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame = CGRect(origin: frame.origin, size: Self.size)
        setUpSwitch()
        NibCoder.read(coder, into: self, at: UISwitch.self)
    }

    /// Whether the switch is on; `false` by default. Setting the property sends no events.
    open var isOn: Bool {
        get { isSet }
        set { setOn(newValue, animated: false) }
    }
    /// Turns the switch on or off, within 0.25 seconds if `animated`. Sends no events.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isSet else { return }
        isSet = on
        parts.update(self, animated: animated)
    }
    /// The colour of the track while on; `nil`, green, by default.
    open var onTintColor: UIColor? {
        didSet {
            appearanceDidSet(.onTintColor, \UISwitch.onTintColor, onTintColor)
            parts.update(self, animated: false)
        }
    }
    /// The colour of the thumb; `nil`, white, by default.
    open var thumbTintColor: UIColor? {
        didSet {
            appearanceDidSet(.thumbTintColor, \UISwitch.thumbTintColor, thumbTintColor)
            parts.update(self, animated: false)
        }
    }
    /// An image that is stored but not shown, as in UIKit since iOS 7.
    open var onImage: UIImage?
    /// An image that is stored but not shown, as in UIKit since iOS 7.
    open var offImage: UIImage?

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }
    open override var intrinsicContentSize: CGSize { Self.size }
    /// Returns `false` for single-tap and horizontal drag recognizers of superviews, because the switch handles these
    /// gestures itself.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isConflictingTap(gestureRecognizer) && !isConflictingDrag(gestureRecognizer)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut(self)
    }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginDrag(touch) }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continueDrag(touch) }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag(touch) }
    override func pressByKey() { changeByUser(!isOn) }
    override var ringRadius: CGFloat { Self.size.height / 2 }
    override func stateDidChange() {
        super.stateDidChange()
        parts.update(self, animated: true)
    }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .toggle }
}
