/// An animation of a layer's appearance. The layer's properties do not change.
///
/// Adding an animation to a layer copies it: later changes of the original have no effect.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caanimation
@preconcurrency @MainActor open class CAAnimation: NSObject, @preconcurrency NSCopying, CAMediaTiming, CAAction {
    /// Creates an animation with default timing.
    public required override init() { super.init() }

    /// The start time; 0, the default, selects the frame in which the animation is added.
    open var beginTime: CFTimeInterval = 0
    /// An offset into the active time, in seconds; 0 by default.
    open var timeOffset: CFTimeInterval = 0
    /// The duration of one run, in seconds; 0 selects the transaction's duration, 0.25 by default.
    open var duration: CFTimeInterval = 0
    /// The speed relative to the layer's time; 1 by default.
    open var speed: Float = 1
    /// The number of runs; 0 by default, which means one run.
    open var repeatCount: Float = 0
    /// The total duration of all repetitions, in seconds; 0 by default.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run is followed by a reversed run; `false` by default.
    open var autoreverses = false
    /// The appearance before and after the active time; `removed` by default.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing curve; `nil` by default, which means linear timing.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the animation is removed when it ends; `true` by default.
    open var isRemovedOnCompletion = true
    /// The delegate, which is notified of start and end. The reference is strong, as documented by Apple.
    open var delegate: (any CAAnimationDelegate)?
    /// The preferred frame rate; every frame by default.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// Called after the delegate when the animation ends or is removed. The argument is `true` if the animation ran
    /// to its end.
    ///
    /// Final: the compiler mangles the accessors of an overridable closure differently in its own file and in those
    /// of subclasses.
    package final var stopHandler: (@MainActor (Bool) -> Void)?
    /// The observers of start and end, which are notified after the delegate. Copies forward events to the original,
    /// which they retain.
    package final var observers = HandlerList<@MainActor (AnimationEvent) -> Void>()
    private final var original: CAAnimation?
    /// A driver that replaces the animation's timing.
    package final var driver: (any AnimationDriver)?
    /// Called before the animation is added to the changed layer. If the closure returns `true`, the animation is not
    /// added. Copies do not inherit the closure.
    package final var runAsAction: (@MainActor (CAAnimation, String, CALayer) -> Bool)?
    /// The values of keys that the app defines.
    final var customValues: [String: Any] = [:]

    /// Returns the default value of a key; `nil` for an unknown key. Override this method for keys that your app
    /// defines.
    open class func defaultValue(forKey key: String) -> Any? { self.init().property(key) }
    /// Returns a property by its name, or the value that was set for a key of your app, or else
    /// ``defaultValue(forKey:)``. Copies have the same values.
    open func value(forKey key: String) -> Any? { property(key) ?? customValues[key] ?? type(of: self).defaultValue(forKey: key) }
    /// Sets a property by its name, or stores a value for a key of your app, for example to identify the animation in
    /// a delegate.
    ///
    /// A value of the wrong type is reported and ignored.
    open func setValue(_ value: Any?, forKey key: String) { storeValue(value, key) }
    /// Returns ``value(forKey:)``, because the values of an animation have no nested keys.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// Calls ``setValue(_:forKey:)``.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// Returns an animation with the same properties and the same delegate.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    /// Returns a property by its name. Subclasses add their properties.
    func property(_ key: String) -> Any? { timingValue(key) }
    /// Sets a property by its name. Returns `nil` for an unknown name and `false` for a value of the wrong type.
    /// Subclasses add their properties.
    func setProperty(_ value: Any?, _ key: String) -> Bool? { setTimingValue(value, key) }

    /// Returns a copy. Subclasses add their state.
    func copied() -> CAAnimation {
        let copy = type(of: self).init()
        (copy.beginTime, copy.timeOffset, copy.duration, copy.speed) = (beginTime, timeOffset, duration, speed)
        (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
        (copy.fillMode, copy.timingFunction, copy.isRemovedOnCompletion) = (fillMode, timingFunction, isRemovedOnCompletion)
        (copy.delegate, copy.stopHandler, copy.driver, copy.customValues) = (delegate, stopHandler, driver, customValues)
        copy.preferredFrameRateRange = preferredFrameRateRange
        if original != nil || !observers.isEmpty { copy.original = original ?? self }
        return copy
    }

    /// Updates `properties` to the state of the animation at a moment.
    func apply(_ moment: ActiveTime.Moment, to properties: inout LayerProperties) {}

    /// Adds the animation to the changed layer.
    public func run(forKey key: String, object: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = object as? CALayer, runAsAction?(self, key, layer) != true else { return }
        layer.add(self, forKey: key)
    }

    final func didStart() {
        delegate?.animationDidStart(self)
        notify(.started)
    }

    final func didStop(finished: Bool) {
        delegate?.animationDidStop(self, finished: finished)
        notify(.stopped(isFinished: finished))
        stopHandler?(finished)
    }

    private func notify(_ event: AnimationEvent) {
        for observer in (original ?? self).observers.all { observer(event) }
    }

    func eased(_ progress: Double) -> Double { timingFunction?.value(at: progress) ?? progress }

    func activeTime(begin: Double) -> ActiveTime {
        ActiveTime(
            begin: begin, duration: duration > 0 ? duration : 0.25, speed: Double(speed), offset: timeOffset,
            repeatCount: Double(repeatCount), repeatDuration: repeatDuration, autoreverses: autoreverses,
            fillsBackwards: fillMode == .backwards || fillMode == .both, fillsForwards: fillMode == .forwards || fillMode == .both)
    }
}
