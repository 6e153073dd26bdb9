import Platform

/// Two buttons that make a number smaller and larger by steps.
///
/// Always 94 by 32 points. A finger that stays down goes on after half a second.
/// - Source: https://developer.apple.com/documentation/uikit/uistepper
@preconcurrency @MainActor open class UIStepper: UIControl {
    /// 94 by 32 points. Measured on iOS 17.
    static let size = CGSize(width: 94, height: 32)
    var steps = StepperSteps()
    let parts = StepperParts()

    /// Makes a stepper from 0 to 100 by 1; of `frame` only the origin counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        parts.attach(to: self)
    }

    /// Makes a stepper of no place.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame = CGRect(origin: frame.origin, size: Self.size)
        parts.attach(to: self)
        NibCoder.read(coder, into: self, at: UIStepper.self)
    }

    /// The number; 0 by default. Setting it tells nobody.
    open var value: Double {
        get { steps.value }
        set { change { $0.set(newValue) } }
    }
    /// The smallest number; 0 by default. A smaller maximum follows it.
    open var minimumValue: Double {
        get { steps.minimum }
        set { change { $0.setMinimum(newValue) } }
    }
    /// The largest number; 100 by default. A larger minimum follows it.
    open var maximumValue: Double {
        get { steps.maximum }
        set { change { $0.setMaximum(newValue) } }
    }
    /// How far a step goes; 1 by default, more than 0.
    open var stepValue: Double {
        get { steps.step }
        set {
            precondition(newValue > 0, "UIStepper: stepValue is \(newValue), but has to be more than 0. Swap the buttons instead.")
            steps.step = newValue
        }
    }
    /// Whether every step is told of, or only where the finger leaves; `true` by default.
    open var isContinuous = true
    /// Whether a finger that stays down goes on; `true` by default.
    open var autorepeat = true
    /// Whether the end is followed by the beginning; `false` by default.
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
    /// Leaves taps on it to itself: one tap of one finger is not for recognizers of views around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isRivalTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.place(self)
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
    /// The ``value``, unless other words were set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)") }
        set { super.accessibilityValue = newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .stepper }
}
