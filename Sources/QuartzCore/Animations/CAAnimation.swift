/// What changes a layer's look over time, without changing the layer.
///
/// Adding an animation copies it: later changes of the original do nothing.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caanimation
@preconcurrency @MainActor open class CAAnimation: NSObject, @preconcurrency NSCopying, CAMediaTiming, CAAction {
    /// Makes an animation with default timing.
    public required override init() { super.init() }

    /// When it starts; 0 stands for the frame in which it is added.
    open var beginTime: CFTimeInterval = 0
    /// An offset into the active time, in seconds; 0 by default.
    open var timeOffset: CFTimeInterval = 0
    /// How long one run takes, in seconds; 0 stands for the transaction's duration, 0.25 by default.
    open var duration: CFTimeInterval = 0
    /// How fast it runs; 1 by default.
    open var speed: Float = 1
    /// How often it runs; 0 by default, which is once.
    open var repeatCount: Float = 0
    /// How long it runs over and over, in seconds; 0 by default.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run is followed by one backwards; `false` by default.
    open var autoreverses = false
    /// What is shown before and after; removed by default.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How progress follows time; even without one.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the animation goes when it ends; `true` by default.
    open var isRemovedOnCompletion = true
    /// Told when it starts and ends. Retained, as documented.
    open var delegate: (any CAAnimationDelegate)?
    /// How often its next step is shown; in every frame by default.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// Called after the delegate when the animation ends or is taken off; says whether it ran to its end.
    ///
    /// Final: the compiler names the accessors of an overridable closure differently in its own file and in those of subclasses.
    package final var whenStopped: (@MainActor (Bool) -> Void)?
    /// Who hears of start and end after the delegate. Copies hand on to the original, and keep it.
    package final var listeners = HandlerList<@MainActor (AnimationMoment) -> Void>()
    private final var original: CAAnimation?
    /// Who says how far the animation is, in place of its timing.
    package final var pacer: (any AnimationPacing)?
    /// Called in place of adding the animation to the layer that changed; returns whether there is nothing left to do. Copies do not have it.
    package final var runAsAction: (@MainActor (CAAnimation, String, CALayer) -> Bool)?
    /// The app's own values.
    final var notes: [String: Any] = [:]

    /// The value that a key has by default; `nil` if it is none of an animation's. Override it for keys of your own.
    open class func defaultValue(forKey key: String) -> Any? { self.init().property(key) }
    /// A property by its name, or what was set for a key of your own; else ``defaultValue(forKey:)``. Copies see the same.
    open func value(forKey key: String) -> Any? { property(key) ?? notes[key] ?? type(of: self).defaultValue(forKey: key) }
    /// Sets a property by its name, or stores a value for a key of your own, such as one to find the animation by in a delegate.
    ///
    /// A value of another kind than the property's is reported, and changes nothing.
    open func setValue(_ value: Any?, forKey key: String) { setKeyed(value, key) }
    /// The same as ``value(forKey:)``: an animation's values have no parts of their own.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// The same as ``setValue(_:forKey:)``.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// An animation with the same properties; the delegate is shared.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    /// A property by its name; subclasses add theirs.
    func property(_ key: String) -> Any? { timingValue(key) }
    /// Sets a property by its name; `nil` if there is none of it, `false` if the value is none for it. Subclasses add theirs.
    func setProperty(_ value: Any?, _ key: String) -> Bool? { setTimingValue(value, key) }

    /// Makes a copy; subclasses add what they hold.
    func copied() -> CAAnimation {
        let copy = type(of: self).init()
        (copy.beginTime, copy.timeOffset, copy.duration, copy.speed) = (beginTime, timeOffset, duration, speed)
        (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
        (copy.fillMode, copy.timingFunction, copy.isRemovedOnCompletion) = (fillMode, timingFunction, isRemovedOnCompletion)
        (copy.delegate, copy.whenStopped, copy.pacer, copy.notes) = (delegate, whenStopped, pacer, notes)
        copy.preferredFrameRateRange = preferredFrameRateRange
        if original != nil || !listeners.isEmpty { copy.original = original ?? self }
        return copy
    }

    /// Changes `properties` to what the animation shows at a moment.
    func apply(_ moment: ActiveTime.Moment, to properties: inout LayerProperties) {}

    /// Adds the animation to the layer that changed.
    public func run(forKey key: String, object: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = object as? CALayer, runAsAction?(self, key, layer) != true else { return }
        layer.add(self, forKey: key)
    }

    final func didStart() {
        delegate?.animationDidStart(self)
        tell(.started)
    }

    final func didStop(finished: Bool) {
        delegate?.animationDidStop(self, finished: finished)
        tell(.stopped(isFinished: finished))
        whenStopped?(finished)
    }

    private func tell(_ moment: AnimationMoment) {
        for listener in (original ?? self).listeners.all { listener(moment) }
    }

    func eased(_ progress: Double) -> Double { timingFunction?.value(at: progress) ?? progress }

    func activeTime(begin: Double) -> ActiveTime {
        ActiveTime(
            begin: begin, duration: duration > 0 ? duration : 0.25, speed: Double(speed), offset: timeOffset,
            repeatCount: Double(repeatCount), repeatDuration: repeatDuration, autoreverses: autoreverses,
            fillsBackwards: fillMode == .backwards || fillMode == .both, fillsForwards: fillMode == .forwards || fillMode == .both)
    }
}
