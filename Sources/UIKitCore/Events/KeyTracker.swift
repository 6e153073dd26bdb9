import Platform

/// The keys of one screen that are down, and whom they belong to.
@MainActor final class KeyTracker {
    private var presses: [Int: UIPress] = [:]
    /// The modifier keys that are held, as the last key told.
    private(set) var modifiers: UIKeyModifierFlags = []

    /// The event for what a key did; `nil` if nobody is there to hear it, or it goes up without having gone down.
    ///
    /// A key that is held and repeats stays the press that it was.
    func note(_ key: KeyEvent, target: () -> (window: UIWindow, responder: UIResponder)?) -> UIPressesEvent? {
        modifiers = Self.held(after: key)
        let isRepeat = key.isRepeat && key.phase == .down
        guard let press = isRepeat ? presses[key.usage] : press(for: key, target: target) else { return nil }
        press.timestamp = key.timestamp
        let event = UIPressesEvent(timestamp: key.timestamp, presses: Set(presses.values).union([press]))
        if isRepeat {
            press.phase = .stationary
            // What it types follows the keys that are held with it.
            press.key = UIKey(key)
            event.repeatedPress = press
        } else {
            event.changedPresses = [press]
        }
        event.modifierFlags = UIKeyModifierFlags(rawValue: key.modifiers.rawValue)
        return event
    }

    /// Keys that go up elsewhere are not heard of.
    func forgetModifiers() { modifiers = [] }

    /// A modifier key's own event may tell of the others alone.
    private static func held(after key: KeyEvent) -> UIKeyModifierFlags {
        var held = UIKeyModifierFlags(rawValue: key.modifiers.rawValue)
        let own: UIKeyModifierFlags? =
            switch UIKeyboardHIDUsage(rawValue: key.usage) {
            case .keyboardLeftShift, .keyboardRightShift: .shift
            case .keyboardLeftControl, .keyboardRightControl: .control
            case .keyboardLeftAlt, .keyboardRightAlt: .alternate
            case .keyboardLeftGUI, .keyboardRightGUI: .command
            default: nil
            }
        if let own { if key.phase == .down { held.insert(own) } else { held.remove(own) } }
        return held
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
