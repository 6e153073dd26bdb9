extension UIControl {
    func begin(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, tracking.touch == nil, let touch = touches.first else { return }
        guard beginTracking(touch, with: event) else { return }
        tracking = ControlTracking(touch: touch, isInside: true)
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
    }

    func move(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = tracking.touch, touches.contains(touch) else { return }
        let wasInside = tracking.isInside
        tracking.isInside = isNear(touch)
        isHighlighted = tracking.isInside
        if wasInside != tracking.isInside { send(wasInside ? .touchDragExit : .touchDragEnter, event: event) }
        send(tracking.isInside ? .touchDragInside : .touchDragOutside, event: event)
        guard !continueTracking(touch, with: event) else { return }
        stop { endTracking(touch, with: event) }
    }

    func end(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = tracking.touch, touches.contains(touch), !tracking.isEnding else { return }
        let isInside = isNear(touch)
        tracking.isInside = isInside
        stop { endTracking(touch, with: event) }
        // A tap that opens the menu sends `touchCancel` instead of `touchUpInside`.
        if isInside, openMenuAsPrimary() { return send(.touchCancel, event: event) }
        send(isInside ? .touchUpInside : .touchUpOutside, event: event)
    }

    func cancel(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = tracking.touch, touches.contains(touch), !tracking.isEnding else { return }
        stop { cancelTracking(with: event) }
        send(.touchCancel, event: event)
    }

    /// Cancels tracking if the control was disabled during a touch.
    func enabledDidChange() {
        if !isEnabled, let touch = tracking.touch { cancel([touch], nil) }
        stateDidChange()
    }

    /// Ends tracking. Calls `notify` first, so that a subclass can still read the tracking state.
    private func stop(_ notify: () -> Void) {
        tracking.isEnding = true
        isHighlighted = false
        notify()
        tracking = ControlTracking()
    }

    private func isNear(_ touch: UITouch) -> Bool {
        let area = bounds.insetBy(dx: -ControlTracking.touchTolerance, dy: -ControlTracking.touchTolerance)
        return area.contains(touch.location(in: self))
    }
}
