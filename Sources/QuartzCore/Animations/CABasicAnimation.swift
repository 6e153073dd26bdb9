/// An animation from one value to another.
///
/// Of the three values any may be missing: from and to go between both; from and by, or by and to, are relative; only one of them
/// starts or ends at what the layer shows.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cabasicanimation
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// Where it starts.
    open var fromValue: Any?
    /// Where it ends.
    open var toValue: Any?
    /// How far it goes.
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

    /// How far the value is at an eased share; springs go beyond 1.
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
