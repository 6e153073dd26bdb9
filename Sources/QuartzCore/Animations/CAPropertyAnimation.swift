/// An animation of one property, which a key path such as `position.x` or `transform.rotation` specifies.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/capropertyanimation
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property.
    open var keyPath: String?
    /// Whether the values are added to the current value; `false` by default.
    open var isAdditive = false
    /// Whether each repetition starts at the end of the previous one; `false` by default.
    open var isCumulative = false
    /// A function that converts the interpolated numbers to a transform; `nil` by default.
    open var valueFunction: CAValueFunction?

    /// Creates an animation of a property.
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
        guard let keyPath, let presented = properties.value(forKeyPath: keyPath) ?? (keyPath == "contents" ? anyValue : nil) else { return }
        let current = valueFunction?.identityValue ?? presented
        guard var value = value(at: eased(moment.progress), over: current) else { return }
        if isCumulative, moment.runs > 0, let last = self.value(at: autoreverses ? 0 : 1, over: current) {
            value = value.adding(last.times(moment.runs))
        }
        if let valueFunction {
            guard let transform = valueFunction.transform(value) else { return }
            value = .transform(transform)
        }
        properties.set(isAdditive ? presented.adding(value) : value, forKeyPath: keyPath)
    }

    /// Returns the property's value at an eased progress. `current` is the value without this animation.
    func value(at progress: Double, over current: AnimatableValue) -> AnimatableValue? { nil }

    /// Any of the animation's values, which determines the kind of a property that has no value.
    var anyValue: AnimatableValue? { nil }

    /// Converts a value of the animation to the numbers that are interpolated.
    final func read(_ value: Any?) -> AnimatableValue? {
        guard let valueFunction else { return AnimatableValue(value) }
        return valueFunction.read(value)
    }
}
