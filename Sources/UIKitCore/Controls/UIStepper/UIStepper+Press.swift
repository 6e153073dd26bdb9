extension UIStepper {
    func change(_ body: (inout StepperSteps) -> Void) {
        body(&steps)
        setNeedsLayout()
    }

    /// Returns the button at a touch: `true` for the increment button.
    private func button(at touch: UITouch) -> Bool? {
        let location = touch.location(in: self)
        guard bounds.insetBy(dx: 0, dy: -ControlTracking.touchTolerance).contains(location) else { return nil }
        return (location.x >= bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func press(_ touch: UITouch) -> Bool {
        guard let isUp = button(at: touch) else { return false }
        parts.pressed = isUp
        parts.hasRepeated = false
        parts.hasPendingEvent = false
        if autorepeat { parts.timer = FrameLoop.current.schedule(after: StepperParts.repeatDelay) { [weak self] in self?.repeatStep() } }
        setNeedsLayout()
        return true
    }

    func followPress(_ touch: UITouch) -> Bool {
        let touchedButton = button(at: touch)
        if touchedButton != parts.pressed, parts.pressed != nil {
            parts.pressed = nil
            parts.timer?.cancel()
            setNeedsLayout()
            notifyRepeats()
        }
        return true
    }

    func endPress(_ touch: UITouch?) {
        let isUp = parts.pressed
        parts.timer?.cancel()
        parts.pressed = nil
        setNeedsLayout()
        guard let isUp, touch != nil, !parts.hasRepeated else { return notifyRepeats() }
        if steps.advance(isUp) { notify() }
    }

    /// Sends the pending event of a stepper that is not continuous. Called when the repetition ends.
    private func notifyRepeats() {
        let hasPendingEvent = parts.hasPendingEvent
        parts.hasPendingEvent = false
        if hasPendingEvent { notify() }
    }

    /// Changes the value by a step after a key press.
    func step(_ isUp: Bool) -> Bool {
        if steps.advance(isUp) { notify() }
        return true
    }

    private func repeatStep() {
        guard let isUp = parts.pressed else { return }
        parts.hasRepeated = true
        if steps.advance(isUp) {
            setNeedsLayout()
            if isContinuous { notify() } else { parts.hasPendingEvent = true }
        }
        parts.timer = FrameLoop.current.schedule(after: StepperParts.repeatInterval) { [weak self] in self?.repeatStep() }
    }

    private func notify() {
        setNeedsLayout()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
