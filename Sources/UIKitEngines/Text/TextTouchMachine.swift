import CoreGraphics

/// The state machine of touches and mouse buttons in text. It positions the caret, selects words and paragraphs, and
/// drags selections.
///
/// A mouse button acts when it is pressed. A touch acts when it ends, because it may still become a scroll, or when it
/// has not moved for half a second. A long press moves the caret in editable text and selects a word in other text. A
/// touch that moves beyond the slop scrolls. A touch that begins on a selection handle drags that handle.
package struct TextTouchMachine: Sendable {
    /// An action on the text.
    package enum Action: Hashable, Sendable {
        /// Moves the caret to a point.
        case caret(CGPoint)
        /// Extends the selection to a point.
        case extend(CGPoint)
        /// Selects the character, word or paragraph at a point.
        case select(CGPoint, Unit)
        /// Extends the selection from the unit that was selected first to the unit at a point.
        case drag(CGPoint, Unit)
        /// Moves one end of the selection to a point.
        case end(CGPoint, isStart: Bool)
    }

    package enum Unit: Hashable, Sendable {
        case character, word, paragraph

        init(taps: Int) {
            self = taps <= 1 ? .character : taps == 2 ? .word : .paragraph
        }
    }

    /// A touch or mouse button that was pressed.
    package struct Press: Hashable, Sendable {
        package var location: CGPoint
        package var time: TimeInterval
        package var taps: Int
        package var isMouse: Bool
        package var isShifted: Bool
        /// The end of the selection whose handle the touch hit: `true` for the start, `false` for the end; `nil` for
        /// none.
        package var handle: Bool?
        /// Whether a long press selects a word, as in text that is not editable.
        package var selectsOnLongPress: Bool

        package init(
            _ location: CGPoint, time: TimeInterval, taps: Int = 1, isMouse: Bool = false, isShifted: Bool = false, handle: Bool? = nil,
            selectsOnLongPress: Bool = false
        ) {
            self.selectsOnLongPress = selectsOnLongPress
            self.location = location
            self.time = time
            self.taps = taps
            self.isMouse = isMouse
            self.isShifted = isShifted
            self.handle = handle
        }
    }

    private enum State {
        /// Nothing is pressed.
        case idle
        /// A touch is down. Up → acts; rests → `movingCaret`; moves beyond the slop → `idle`.
        case waiting(Press)
        /// A mouse selects text as it moves. So does a touch that rested on text that is not editable.
        case selecting(Unit)
        /// A touch moves the caret.
        case movingCaret
        /// A touch moves one end of the selection.
        case handle(isStart: Bool)
    }

    private var state = State.idle

    package init() {}

    /// Whether the machine uses the touch exclusively, so that it must neither scroll nor count as a tap.
    package var isExclusive: Bool {
        switch state {
        case .idle, .waiting: false
        case .selecting, .movingCaret, .handle: true
        }
    }

    /// The time at which ``timePassed()`` has to be called, if any.
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
        case .movingCaret: return .caret(location)
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
        guard press.selectsOnLongPress else {
            state = .movingCaret
            return .caret(press.location)
        }
        state = .selecting(.word)
        return .select(press.location, .word)
    }

    package mutating func reset() {
        state = .idle
    }
}
