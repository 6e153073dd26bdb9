/// An animation of one property, named by a key path such as `position.x` or `transform.rotation`.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/capropertyanimation
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// The property's path.
    open var keyPath: String?
    /// Whether the values are added to what is there; `false` by default.
    open var isAdditive = false
    /// Whether each repetition begins where the last one ended; `false` by default.
    open var isCumulative = false
    /// Makes the property's value, a transform, from the numbers that the animation goes through; `nil` by default.
    open var valueFunction: CAValueFunction?

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copied() -> CAAnimation {
        let copy = super.copied()
        guard let copy = copy as? CAPropertyAnimation else { return copy }
        (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
        copy.valueFunction = valueFunction
        return copy
    }

    override public func run(forKey key: String, object: Any, arguments dict: [AnyHashable: Any]?) {
        if keyPath == nil { keyPath = key }
        super.run(forKey: key, object: object, arguments: dict)
    }

    override func property(_ key: String) -> Any? {
        switch key {
        case "keyPath": keyPath
        case "additive", "isAdditive": isAdditive
        case "cumulative", "isCumulative": isCumulative
        case "valueFunction": valueFunction
        default: super.property(key)
        }
    }

    override func setProperty(_ value: Any?, _ key: String) -> Bool? {
        switch key {
        case "keyPath": KeyedValue.object(value) { keyPath = $0 }
        case "additive", "isAdditive": KeyedValue.number(value) { isAdditive = $0 != 0 }
        case "cumulative", "isCumulative": KeyedValue.number(value) { isCumulative = $0 != 0 }
        case "valueFunction": KeyedValue.object(value) { valueFunction = $0 }
        default: super.setProperty(value, key)
        }
    }

    override func apply(_ moment: ActiveTime.Moment, to properties: inout LayerProperties) {
        guard let keyPath, let shown = properties.value(forKeyPath: keyPath) ?? (keyPath == "contents" ? anyValue : nil) else { return }
        let current = valueFunction?.neutral ?? shown
        guard var value = value(at: eased(moment.progress), over: current) else { return }
        if isCumulative, moment.runs > 0, let last = self.value(at: autoreverses ? 0 : 1, over: current) {
            value = value.adding(last.times(moment.runs))
        }
        if let valueFunction {
            guard let transform = valueFunction.transform(value) else { return }
            value = .transform(transform)
        }
        properties.set(isAdditive ? shown.adding(value) : value, forKeyPath: keyPath)
    }

    /// What the property is at an eased share of a run; `current` is what it is without this animation.
    func value(at progress: Double, over current: AnimatableValue) -> AnimatableValue? { nil }

    /// Any of the values that it was given, for a property that has none.
    var anyValue: AnimatableValue? { nil }

    /// A value that the animation was given, as the numbers that it goes through.
    final func read(_ value: Any?) -> AnimatableValue? {
        guard let valueFunction else { return AnimatableValue(value) }
        return valueFunction.read(value)
    }
}
