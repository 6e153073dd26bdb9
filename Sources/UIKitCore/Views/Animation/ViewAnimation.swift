/// One call of `UIView.animate`: how changes are animated, and who waits for the end of all of them.
@MainActor final class ViewAnimation {
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let curve: UIView.AnimationCurve
    let spring: SpringTiming?
    var repeatCount: Float
    var autoreverses: Bool
    private var completion: ((Bool) -> Void)?
    private var running = 0
    private var isOpen = true
    private var finished = true
    private var blocked: [UIView] = []

    /// A call within another takes over that one's duration and curve, unless its options say otherwise.
    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, spring: SpringTiming? = nil,
        within outer: ViewAnimation?, completion: ((Bool) -> Void)?
    ) {
        let keepsDuration = outer == nil || options.contains(.overrideInheritedDuration)
        let keepsCurve = outer == nil || options.contains(.overrideInheritedCurve)
        self.duration = keepsDuration ? max(0, duration) : outer?.duration ?? 0
        self.delay = max(0, delay) + (outer?.delay ?? 0)
        self.options = options
        curve = keepsCurve ? options.curve : outer?.curve ?? .easeInOut
        self.spring = keepsDuration ? spring : spring ?? outer?.spring
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
        self.completion = completion
    }

    /// What animates a change of `view`'s layer; `nil` if the change is to be seen at once.
    func action(for view: UIView, key: String) -> (any CAAction)? {
        guard duration > 0 || delay > 0 else { return nil }
        let animation = makeAnimation(key)
        if delay > 0 {
            animation.beginTime = CACurrentMediaTime() + delay
            animation.fillMode = .backwards
        }
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        running += 1
        animation.whenStopped = { [self] in stopped($0) }
        block(view)
        return animation
    }

    /// Everything that is to be animated has been changed.
    func close() {
        if options.contains(.layoutSubviews) {
            for view in blocked { view.layoutIfNeeded() }
        }
        isOpen = false
        guard running == 0 else { return }
        // Nothing moves: whoever waits hears of it in the next frame that is after the delay.
        guard completion != nil else { return finish() }
        ApplicationHost.running.frameLoop.schedule(after: delay) { [self] in finish() }
    }

    private func makeAnimation(_ key: String) -> CABasicAnimation {
        guard let spring else {
            let animation = CABasicAnimation(keyPath: key)
            animation.duration = max(duration, Self.shortest)
            animation.timingFunction = curve.timingFunction
            return animation
        }
        let animation = CASpringAnimation(keyPath: key)
        animation.duration = spring.duration
        animation.stiffness = CGFloat(spring.stiffness)
        animation.damping = CGFloat(spring.damping)
        animation.initialVelocity = CGFloat(spring.velocity)
        return animation
    }

    /// For animations that only wait: less than any frame, in seconds.
    private static let shortest = 0.0001

    private func stopped(_ finished: Bool) {
        running -= 1
        if !finished { self.finished = false }
        if running == 0, !isOpen { finish() }
    }

    private func finish() {
        for view in blocked where !options.contains(.allowUserInteraction) { view.interaction.blockingAnimations -= 1 }
        blocked = []
        let body = completion
        completion = nil
        body?(finished)
    }

    private func block(_ view: UIView) {
        guard !blocked.contains(where: { $0 === view }) else { return }
        blocked.append(view)
        if !options.contains(.allowUserInteraction) { view.interaction.blockingAnimations += 1 }
    }
}
