#if Window || WindowAndWeb

    import Foundation
    import Platform
    import SDL

    /// The characters and modifiers that a key of SDL's stands for.
    package enum KeyCharacters {
        /// SDL's mark on key codes that are no characters.
        private static let noCharacter = 0x4000_0000
        /// The keypad's keys on the HID page, from Num Lock on.
        private static let keypad = 0x53...0x63
        /// What the keypad's keys from 0x54 on type.
        private static let keypadCharacters = Array("/*-+\r1234567890.")

        /// What the key types without modifiers, or "".
        package static func plain(_ key: SDLEvent.Key) -> String {
            if keypad.contains(key.scancode), key.keycode >= noCharacter {
                let index = key.scancode - 0x54
                return keypadCharacters.indices.contains(index) ? String(keypadCharacters[index]) : ""
            }
            guard key.keycode > 0, key.keycode < noCharacter, let scalar = Unicode.Scalar(UInt32(key.keycode)) else { return "" }
            return String(Character(scalar))
        }

        /// What the key types with its modifiers, as far as that can be known where the window system does not say:
        /// letters know their upper case, other characters stay.
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
