import Platform

extension TestApp {
    /// Presses a named key, and releases it in the next frame.
    public func press(_ key: TestKey, modifiers: UIKeyModifierFlags = []) async {
        await press(usage: key.usage, characters: key.characters, modifiers: modifiers)
    }

    /// Presses a key of a US keyboard together with modifier keys, as for ⌘S, and releases it in the next frame.
    ///
    /// If the keyboard does not have the character, this is a programming error.
    public func press(_ character: Character, modifiers: UIKeyModifierFlags) async {
        guard let (usage, shifted) = Self.key(for: character) else {
            preconditionFailure("TestApp.press: a US keyboard has no key for '\(character)'. Use type(_:) for such text.")
        }
        await press(usage: usage, characters: String(character), modifiers: shifted ? modifiers.union(.shift) : modifiers)
    }

    /// Types `text` on the hardware keyboard, with one key press per character. Each key is pressed for one frame.
    ///
    /// Characters that a US keyboard does not have are inserted as text that an input method commits.
    public func type(_ text: String) async {
        for character in text {
            guard let (usage, shifted) = Self.key(for: character) else {
                send(.text(String(character)))
                await advance(frames: 1)
                continue
            }
            await press(usage: usage, characters: String(character), modifiers: shifted ? .shift : [])
        }
    }

    private func press(usage: Int, characters: String, modifiers: UIKeyModifierFlags) async {
        for phase in [KeyEvent.Phase.down, .up] {
            let keyModifiers = KeyEvent.Modifiers(rawValue: modifiers.rawValue)
            send(.key(KeyEvent(phase: phase, usage: usage, characters: characters, modifiers: keyModifiers, timestamp: clock.now)))
            await advance(frames: 1)
        }
    }

    /// Returns the HID usage of a character on a US keyboard, and whether it requires Shift.
    static func key(for character: Character) -> (usage: Int, shifted: Bool)? {
        guard let ascii = character.asciiValue else { return nil }
        switch character {
        case "a"..."z": return (0x04 + Int(ascii) - 0x61, false)
        case "A"..."Z": return (0x04 + Int(ascii) - 0x41, true)
        case "1"..."9": return (0x1E + Int(ascii) - 0x31, false)
        case "0": return (0x27, false)
        case "\n", "\r": return (0x28, false)
        case "\t": return (0x2B, false)
        case " ": return (0x2C, false)
        default: return symbols[character]
        }
    }

    /// The characters of US keys other than letters, digits and white space, from the HID usage tables, keyboard page
    /// 0x07.
    private static let symbols: [Character: (usage: Int, shifted: Bool)] = {
        var result: [Character: (usage: Int, shifted: Bool)] = [:]
        for (index, pair) in zip(0x2D...0x38, ["-_", "=+", "[{", "]}", "\\|", "\u{0}\u{1}", ";:", "'\"", "`~", ",<", ".>", "/?"]) {
            for (position, character) in pair.enumerated() { result[character] = (index, position == 1) }
        }
        for (offset, character) in "!@#$%^&*()".enumerated() { result[character] = (0x1E + offset, true) }
        return result
    }()
}
