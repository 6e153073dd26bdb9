/// An animation from one value to another.
///
/// Any of the three values may be `nil`. With `fromValue` and `toValue`, the animation interpolates between them.
/// `byValue` is added to `fromValue` or subtracted from `toValue`. With a single value, the animation starts or ends at
/// the layer's presented value.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cabasicanimation
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// The start value.
    open var fromValue: Any?
    /// The end value.
    open var toValue: Any?
    /// The relative change.
    open var byValue: Any?

    override func copied() -> CAAnimation {
        let copy = super.copied()
        guard let copy = copy as? CABasicAnimation else { return copy }
        (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
        return copy
    }

    override func property(_ key: String) -> Any? {
        switch key {
        case "fromValue": fromValue
        case "toValue": toValue
        case "byValue": byValue
        default: super.property(key)
        }
    }

    override func setProperty(_ value: Any?, _ key: String) -> Bool? {
        switch key {
        case "fromValue": fromValue = value
        case "toValue": toValue = value
        case "byValue": byValue = value
        default: return super.setProperty(value, key)
        }
        return true
    }

    override func value(at progress: Double, over current: AnimatableValue) -> AnimatableValue? {
        let (start, end) = ends(over: current)
        return start.mixed(with: end, at: shaped(progress))
    }

    override var anyValue: AnimatableValue? { read(fromValue) ?? read(toValue) ?? read(byValue) }

    /// Returns the value's progress for an eased progress; springs exceed 1.
    func shaped(_ progress: Double) -> Double { progress }

    private func ends(over current: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
        switch (read(fromValue), read(toValue), read(byValue)) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from.adding(by))
        case (nil, let to?, let by?): (to.subtracting(by), to)
        case (let from?, nil, nil): (from, current)
        case (nil, let to?, nil): (current, to)
        case (nil, nil, let by?): (current, current.adding(by))
        case (nil, nil, nil): (current, current)
        }
    }
}
