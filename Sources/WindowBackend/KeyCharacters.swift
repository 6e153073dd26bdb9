#if Window || WindowAndWeb

    import Foundation
    import Platform
    import SDL

    /// The characters and modifiers of an SDL key event.
    package enum KeyCharacters {
        /// The flag of SDL key codes that are not characters.
        private static let noCharacter = 0x4000_0000
        /// The keys of the keypad on the HID page, starting with Num Lock.
        private static let keypad = 0x53...0x63
        /// The characters of the keypad's keys, starting with 0x54.
        private static let keypadCharacters = Array("/*-+\r1234567890.")

        /// Returns the characters of a key without modifiers, or "".
        package static func plain(_ key: SDLEvent.Key) -> String {
            if keypad.contains(key.scancode), key.keycode >= noCharacter {
                let index = key.scancode - 0x54
                return keypadCharacters.indices.contains(index) ? String(keypadCharacters[index]) : ""
            }
            guard key.keycode > 0, key.keycode < noCharacter, let scalar = Unicode.Scalar(UInt32(key.keycode)) else { return "" }
            return String(Character(scalar))
        }

        /// Returns an approximation of the characters of a key with its modifiers, for window systems that do not
        /// report them. Letters are converted to upper case, and other characters are unchanged.
        package static func modified(_ key: SDLEvent.Key) -> String {
            let plain = plain(key)
            let isUpper = key.modifiers.isDisjoint(with: .shift) != key.modifiers.isDisjoint(with: .capsLock)
            return isUpper && plain.count == 1 ? plain.uppercased() : plain
        }

        package static func modifiers(_ key: SDLEvent.Key) -> KeyEvent.Modifiers {
            var result: KeyEvent.Modifiers = []
            let pairs: [(SDLModifiers, KeyEvent.Modifiers)] = [
                (.shift, .shift), (.control, .control), (.alt, .option), (.gui, .command), (.capsLock, .capsLock),
            ]
            for (theirs, ours) in pairs where !key.modifiers.isDisjoint(with: theirs) { result.insert(ours) }
            if keypad.contains(key.scancode) { result.insert(.numericPad) }
            return result
        }
    }

#endif
