/// The shift state of the on-screen keyboard.
package struct KeyboardShift: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        case off
        /// Shifted for one letter.
        case once
        case locked
    }

    package private(set) var state = State.off
    /// Whether automatic capitalization, rather than a tap, turned the shift on.
    private var isAutomatic = false
    private var lastTap = -Double.infinity

    package init() {}

    package var isOn: Bool { state != .off }

    /// Toggles the shift at `time`, in seconds. Two taps within 0.35 s lock it, as on iOS.
    package mutating func tap(at time: Double) {
        defer { lastTap = time }
        isAutomatic = false
        if time - lastTap < Self.doubleTapInterval, state != .locked {
            state = .locked
        } else {
            state = state == .off ? .once : .off
        }
    }

    private static let doubleTapInterval = 0.35

    /// Updates the shift after a letter was typed.
    package mutating func didTypeLetter() {
        lastTap = -.infinity
        if state == .once { (state, isAutomatic) = (.off, false) }
    }

    /// Applies automatic capitalization. A shift that was turned on by a tap is kept.
    package mutating func applyAutomaticCapitalization(_ wantsCapital: Bool) {
        guard state != .locked else { return }
        if wantsCapital, state == .off {
            (state, isAutomatic) = (.once, true)
        } else if !wantsCapital, isAutomatic {
            (state, isAutomatic) = (.off, false)
        }
    }
}
