import Platform

/// The keys of one screen that are down, and whom they belong to.
@MainActor final class KeyTracker {
    private var presses: [Int: UIPress] = [:]

    /// The event for what a key did; `nil` if nobody is there to hear it, or it goes up without having gone down.
    ///
    /// A key that is held and repeats is a new press each time, as if it had been let go.
    func note(_ key: KeyEvent, target: () -> (window: UIWindow, responder: UIResponder)?) -> UIPressesEvent? {
        guard let press = press(for: key, target: target) else { return nil }
        press.timestamp = key.timestamp
        let event = UIPressesEvent(timestamp: key.timestamp, presses: Set(presses.values).union([press]))
        event.changedPresses = [press]
        event.modifierFlags = UIKeyModifierFlags(rawValue: key.modifiers.rawValue)
        return event
    }

    private func press(for key: KeyEvent, target: () -> (window: UIWindow, responder: UIResponder)?) -> UIPress? {
        if key.phase == .down {
            guard let target = target() else { return nil }
            let press = UIPress(key, window: target.window, responder: target.responder)
            presses[key.usage] = press
            return press
        }
        guard let press = presses.removeValue(forKey: key.usage) else { return nil }
        press.phase = key.phase == .up ? .ended : .cancelled
        return press
    }
}
