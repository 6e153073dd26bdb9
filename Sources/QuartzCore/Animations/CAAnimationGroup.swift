/// A group of concurrent animations, clipped to the group's duration.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caanimationgroup
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The animations. Their begin times are relative to the group's start. Their delegates are not notified.
    open var animations: [CAAnimation]?

    override func copied() -> CAAnimation {
        let copy = super.copied()
        (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copied() }
        return copy
    }

    override func property(_ key: String) -> Any? { key == "animations" ? animations : super.property(key) }

    override func setProperty(_ value: Any?, _ key: String) -> Bool? {
        key == "animations" ? KeyedValue.object(value) { animations = $0 } : super.setProperty(value, key)
    }

    override func apply(_ moment: ActiveTime.Moment, to properties: inout LayerProperties) {
        let time = eased(moment.progress) * (duration > 0 ? duration : 0.25)
        for animation in animations ?? [] {
            // A member without a duration has the group's duration.
            var timing = animation.activeTime(begin: animation.beginTime)
            if animation.duration <= 0 { timing.duration = duration > 0 ? duration : 0.25 }
            if let moment = timing.sample(at: time) { animation.apply(moment, to: &properties) }
        }
    }
}
