/// Whether the next letter is a capital.
package struct KeyboardShift: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        case off
        /// For one letter.
        case once
        case locked
    }

    package private(set) var state = State.off
    /// Whether it was the text that asked for a capital, not a person.
    private var isAutomatic = false
    private var lastTap = -Double.infinity

    package init() {}

    package var isOn: Bool { state != .off }

    /// Two taps within 0.35 s keep it on, as on iOS; `time` in seconds.
    package mutating func tap(at time: Double) {
        defer { lastTap = time }
        isAutomatic = false
        if time - lastTap < Self.doubleTap, state != .locked {
            state = .locked
        } else {
            state = state == .off ? .once : .off
        }
    }

    private static let doubleTap = 0.35

    /// A letter was typed.
    package mutating func typed() {
        lastTap = -.infinity
        if state == .once { (state, isAutomatic) = (.off, false) }
    }

    /// The text says whether a capital comes next. A person's own shift stays.
    package mutating func suggest(_ wantsCapital: Bool) {
        guard state != .locked else { return }
        if wantsCapital, state == .off {
            (state, isAutomatic) = (.once, true)
        } else if !wantsCapital, isAutomatic {
            (state, isAutomatic) = (.off, false)
        }
    }
}
