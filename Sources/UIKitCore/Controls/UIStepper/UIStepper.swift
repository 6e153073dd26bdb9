import Platform

/// Two buttons that decrement and increment a value.
///
/// The size is always 94 by 32 points. A long touch repeats the step, beginning after half a second.
/// - Source: https://developer.apple.com/documentation/uikit/uistepper
@preconcurrency @MainActor open class UIStepper: UIControl {
    /// 94 by 32 points. Measured on iOS 17.
    static let size = CGSize(width: 94, height: 32)
    var steps = StepperSteps()
    let parts = StepperParts()

    /// Creates a stepper from 0 to 100 with a step of 1. Uses the origin of `frame` only.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        parts.attach(to: self)
    }

    /// Creates a stepper from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame = CGRect(origin: frame.origin, size: Self.size)
        parts.attach(to: self)
        NibCoder.read(coder, into: self, at: UIStepper.self)
    }

    /// The value; 0 by default. Setting the property sends no events.
    open var value: Double {
        get { steps.value }
        set { change { $0.set(newValue) } }
    }
    /// The minimum value; 0 by default. A minimum above the maximum raises the maximum.
    open var minimumValue: Double {
        get { steps.minimum }
        set { change { $0.setMinimum(newValue) } }
    }
    /// The maximum value; 100 by default. A maximum below the minimum lowers the minimum.
    open var maximumValue: Double {
        get { steps.maximum }
        set { change { $0.setMaximum(newValue) } }
    }
    /// The step by which the value changes; 1 by default, greater than 0.
    open var stepValue: Double {
        get { steps.step }
        set {
            precondition(newValue > 0, "UIStepper: stepValue is \(newValue), but has to be more than 0. Swap the buttons instead.")
            steps.step = newValue
        }
    }
    /// Whether an event is sent for every repeated step, and not only at the end of the touch; `true` by default.
    open var isContinuous = true
    /// Whether a long touch repeats the step; `true` by default.
    open var autorepeat = true
    /// Whether the value wraps from the end of the range to the beginning; `false` by default.
    open var wraps: Bool {
        get { steps.wraps }
        set { change { $0.wraps = newValue } }
    }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }
    open override var intrinsicContentSize: CGSize { Self.size }
    /// Returns `false` for single-tap recognizers of superviews, because the stepper handles taps itself.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isConflictingTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut(self)
    }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { press(touch) }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { followPress(touch) }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(touch) }
    open override func cancelTracking(with event: UIEvent?) { endPress(nil) }
    override func stepByKey(forward: Bool, isVertical: Bool) -> Bool { step(forward) }
    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    /// The accessibility value: the text that was set, or else the ``value``.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)") }
        set { super.accessibilityValue = newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .stepper }
}
