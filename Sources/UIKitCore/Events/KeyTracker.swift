import Platform

/// Tracks the pressed keys of one screen, and their targets.
@MainActor final class KeyTracker {
    private var presses: [Int: UIPress] = [:]
    /// The modifier keys that were pressed at the last key event.
    private(set) var modifiers: UIKeyModifierFlags = []

    /// Returns the event for a key. Returns `nil` without a target, or for a release whose press is not known.
    ///
    /// The repeats of a held key belong to the press of the key.
    func event(_ key: KeyEvent, target: () -> (window: UIWindow, responder: UIResponder)?) -> UIPressesEvent? {
        modifiers = Self.modifiers(after: key)
        let isRepeat = key.isRepeat && key.phase == .down
        guard let press = isRepeat ? presses[key.usage] : press(for: key, target: target) else { return nil }
        press.timestamp = key.timestamp
        let event = UIPressesEvent(timestamp: key.timestamp, presses: Set(presses.values).union([press]))
        if isRepeat {
            press.phase = .stationary
            // The characters depend on the modifiers that are pressed now.
            press.key = UIKey(key)
            event.repeatedPress = press
        } else {
            event.changedPresses = [press]
        }
        event.modifierFlags = UIKeyModifierFlags(rawValue: key.modifiers.rawValue)
        return event
    }

    /// Clears the modifiers, because their release may be delivered to another window.
    func resetModifiers() { modifiers = [] }

    /// Returns the modifiers after an event. In the event of a modifier key, the flags may contain only the other
    /// modifiers.
    private static func modifiers(after key: KeyEvent) -> UIKeyModifierFlags {
        var flags = UIKeyModifierFlags(rawValue: key.modifiers.rawValue)
        let changedModifier: UIKeyModifierFlags? =
            switch UIKeyboardHIDUsage(rawValue: key.usage) {
            case .keyboardLeftShift, .keyboardRightShift: .shift
            case .keyboardLeftControl, .keyboardRightControl: .control
            case .keyboardLeftAlt, .keyboardRightAlt: .alternate
            case .keyboardLeftGUI, .keyboardRightGUI: .command
            default: nil
            }
        if let changedModifier { if key.phase == .down { flags.insert(changedModifier) } else { flags.remove(changedModifier) } }
        return flags
    }

    /// Returns the press of a key: a new one when the key goes down, otherwise the existing one with its new phase.
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
