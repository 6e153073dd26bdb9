import Foundation

/// A key of a hardware keyboard that was pressed or released.
package struct KeyEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case down, up, cancelled
    }

    /// The pressed modifier keys, with the bits of `UIKeyModifierFlags`.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let capsLock = Modifiers(rawValue: 1 << 16)
        package static let shift = Modifiers(rawValue: 1 << 17)
        package static let control = Modifiers(rawValue: 1 << 18)
        package static let option = Modifiers(rawValue: 1 << 19)
        package static let command = Modifiers(rawValue: 1 << 20)
        package static let numericPad = Modifiers(rawValue: 1 << 21)
    }

    package var phase: Phase
    /// The usage of the key on the HID keyboard page, as in `UIKeyboardHIDUsage`. For example, 0x04 is A, 0x28
    /// Return, 0x29 Escape and 0x2B Tab. 0x4F…0x52 are the right, left, down and up arrows.
    package var usage: Int
    package var characters: String
    package var charactersIgnoringModifiers: String
    package var modifiers: Modifiers
    /// Whether the event is an automatic repetition of a pressed key.
    package var isRepeat: Bool
    /// The time in seconds on the frame clock.
    package var timestamp: TimeInterval

    package init(
        phase: Phase, usage: Int, characters: String = "", charactersIgnoringModifiers: String? = nil, modifiers: Modifiers = [],
        isRepeat: Bool = false, timestamp: TimeInterval
    ) {
        self.phase = phase
        self.usage = usage
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
        self.modifiers = modifiers
        self.isRepeat = isRepeat
        self.timestamp = timestamp
    }
}
