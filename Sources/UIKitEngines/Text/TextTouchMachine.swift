import CoreGraphics

/// What a finger or a mouse does to a text: sets the caret, selects words and paragraphs, drags a selection along.
///
/// A mouse acts as it goes down; a finger when it leaves, since it may yet scroll, or when it has rested for half a second.
package struct TextTouchMachine: Sendable {
    /// What the text is to do.
    package enum Action: Hashable, Sendable {
        /// Sets the caret.
        case caret(CGPoint)
        /// Takes the selection's free end there.
        case extend(CGPoint)
        /// Selects what is there, by characters, words or paragraphs.
        case select(CGPoint, Unit)
        /// Selects from what was selected first to what is there.
        case drag(CGPoint, Unit)
        /// Takes one end of the selection there.
        case end(CGPoint, isStart: Bool)
    }

    package enum Unit: Hashable, Sendable {
        case character, word, paragraph

        init(taps: Int) {
            self = taps <= 1 ? .character : taps == 2 ? .word : .paragraph
        }
    }

    /// What came down.
    package struct Press: Hashable, Sendable {
        package var location: CGPoint
        package var time: TimeInterval
        package var taps: Int
        package var isMouse: Bool
        package var isShifted: Bool
        /// The end of the selection whose handle was hit.
        package var handle: Bool?
        /// Whether a finger that rests selects: in texts that cannot be edited, which have no caret to carry.
        package var selectsByResting: Bool

        package init(
            _ location: CGPoint, time: TimeInterval, taps: Int = 1, isMouse: Bool = false, isShifted: Bool = false, handle: Bool? = nil,
            selectsByResting: Bool = false
        ) {
            self.selectsByResting = selectsByResting
            self.location = location
            self.time = time
            self.taps = taps
            self.isMouse = isMouse
            self.isShifted = isShifted
            self.handle = handle
        }
    }

    private enum State {
        /// Nothing is down.
        case idle
        /// A finger is down. Up → acts; rests → `carrying`; moves far → done.
        case waiting(Press)
        /// A mouse selects as it moves, or a finger that has rested on a text that cannot be edited.
        case selecting(Unit)
        /// A finger carries the caret.
        case carrying
        /// A finger carries one end of the selection.
        case handle(isStart: Bool)
    }

    private var state = State.idle

    package init() {}

    /// Whether what is down is the text's alone: nothing else may scroll or tap.
    package var isUnderWay: Bool {
        switch state {
        case .idle, .waiting: false
        case .selecting, .carrying, .handle: true
        }
    }

    /// When to call ``timePassed()``, if ever.
    package var deadline: TimeInterval? {
        if case .waiting(let press) = state { press.time + GestureThresholds.pressDuration } else { nil }
    }

    package mutating func down(_ press: Press) -> Action? {
        if let handle = press.handle {
            state = .handle(isStart: handle)
            return nil
        }
        guard press.isMouse else {
            state = .waiting(press)
            return nil
        }
        let unit = Unit(taps: press.taps)
        state = .selecting(unit)
        if press.isShifted { return .extend(press.location) }
        return unit == .character ? .caret(press.location) : .select(press.location, unit)
    }

    package mutating func moved(to location: CGPoint) -> Action? {
        switch state {
        case .idle: return nil
        case .waiting(let press):
            let (x, y) = (location.x - press.location.x, location.y - press.location.y)
            if (x * x + y * y).squareRoot() > GestureThresholds.panSlop { state = .idle }
            return nil
        case .selecting(let unit): return .drag(location, unit)
        case .carrying: return .caret(location)
        case .handle(let isStart): return .end(location, isStart: isStart)
        }
    }

    package mutating func up() -> Action? {
        defer { state = .idle }
        guard case .waiting(let press) = state else { return nil }
        let unit = Unit(taps: press.taps)
        return unit == .character ? .caret(press.location) : .select(press.location, unit)
    }

    package mutating func timePassed() -> Action? {
        guard case .waiting(let press) = state else { return nil }
        guard press.selectsByResting else {
            state = .carrying
            return .caret(press.location)
        }
        state = .selecting(.word)
        return .select(press.location, .word)
    }

    package mutating func reset() {
        state = .idle
    }
}
