extension UIViewPropertyAnimator {
    var now: TimeInterval { FrameLoop.current.now }

    func addBlock(_ body: @escaping () -> Void, _ delayFactor: CGFloat) {
        checkNotStopped("addAnimations")
        guard state == .active else { return blocks.append((body, delayFactor)) }
        runBlock(body, delayFactor)
    }

    func start(after delay: TimeInterval) {
        checkNotStopped("startAnimation")
        guard !isRunning else { return }
        becomeActive()
        self.delay = max(0, delay)
        machine.run(along: curve, after: self.delay, at: now)
        beginMoving()
    }

    func pause() {
        checkNotStopped("pauseAnimation")
        checkInterruptible("paused")
        becomeActive()
        machine.pause(at: now)
        endMoving()
    }

    func scrub(to fraction: CGFloat) {
        checkNotStopped("fractionComplete")
        checkInterruptible("scrubbed")
        becomeActive()
        machine.scrub(to: Double(fraction), curve, isLinear: scrubsLinearly)
        endMoving()
        FrameLoop.current.setNeedsFrame()
    }

    func setReversed(_ reversed: Bool) {
        checkNotStopped("isReversed")
        machine.setReversed(reversed, curve, at: now)
    }

    func resume(_ parameters: (any UITimingCurveProvider)?, _ durationFactor: CGFloat) {
        precondition(
            state == .active,
            "UIViewPropertyAnimator: continueAnimation(withTimingParameters:durationFactor:) while it is \(state). Pause it first.")
        checkInterruptible("continued")
        let factor = durationFactor.isNaN ? 0 : Double(max(0, durationFactor))
        if parameters == nil, factor == 0 {
            machine.run(along: curve, after: 0, at: now)
        } else {
            let remainingTime = abs(machine.target - machine.value(at: now)) * duration
            let runDuration = factor > 0 ? factor * duration : remainingTime
            let nextCurve = parameters.map { AnimatorCurve($0, duration: runDuration) } ?? curve
            let hasSpringDuration = parameters?.springTimingParameters != nil
            machine.run(over: nextCurve, length: hasSpringDuration ? nextCurve.duration : runDuration, at: now)
        }
        beginMoving()
    }

    func stop(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        checkInterruptible("stopped")
        endMoving()
        // The model values are set to the presented values.
        let presentedValues = changes.map { $0.layer.presented.value(forKeyPath: $0.key) }
        removeAnimations()
        for (change, value) in zip(changes, presentedValues) { if let value { change.set(value) } }
        machine.stop()
        guard withoutFinishing else { return }
        completions = []
        becomeInactive()
    }

    func finish(at position: UIViewAnimatingPosition) {
        precondition(
            state == .stopped,
            "UIViewPropertyAnimator: finishAnimation(at:) while it is \(state). Call stopAnimation(false) first.")
        settle(at: position)
        complete(at: position)
    }

    // MARK: - Errors

    private func checkNotStopped(_ method: String) {
        precondition(
            state != .stopped, "UIViewPropertyAnimator: \(method) on an animator that is stopped. Call finishAnimation(at:) first.")
    }

    private func checkInterruptible(_ operation: String) {
        precondition(
            isInterruptible || state == .inactive,
            "UIViewPropertyAnimator: an animator that is not interruptible was \(operation). Leave isInterruptible true.")
    }
}
