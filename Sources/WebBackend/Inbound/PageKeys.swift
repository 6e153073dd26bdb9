#if Web || WindowAndWeb

    import Foundation

    /// The keys of `KeyboardEvent.code`, as usages of the HID keyboard page.
    ///
    /// The names are those of https://www.w3.org/TR/uievents-code/, and the numbers those of the HID Usage Tables,
    /// section 10.
    package enum PageKeys {
        /// Returns the usage of a key by name, or `nil`.
        package static func usage(of code: String) -> Int? { usages[code] }

        /// Returns the character of a key without modifiers. The keyboard layout determines letters, so these are
        /// taken from `key`. Digits and punctuation are taken from the name, because `key` is shifted.
        ///
        /// - Parameter isOtherLevel: Whether AltGr, or Option on a Mac, has changed `key`. Letters are then also
        ///   taken from the name.
        package static func plain(code: String, key: String, isOtherLevel: Bool = false) -> String {
            if let character = fixedCharacters[code] { return character }
            if isOtherLevel, code.hasPrefix("Key"), code.count == 4 { return code.suffix(1).lowercased() }
            return characters(key: key).lowercased()
        }

        /// Returns the character of `KeyboardEvent.key`: one character, a control character for a key that has one,
        /// or "".
        package static func characters(key: String) -> String {
            if let control = controls[key] { return control }
            return key.count == 1 ? key : ""
        }

        private static let controls = ["Enter": "\r", "Tab": "\t", "Backspace": "\u{8}", "Escape": "\u{1B}", "Delete": "\u{7F}"]

        private static let fixedCharacters: [String: String] = {
            var result = [
                "Minus": "-", "Equal": "=", "BracketLeft": "[", "BracketRight": "]", "Backslash": "\\", "Semicolon": ";",
                "Quote": "'", "Backquote": "`", "Comma": ",", "Period": ".", "Slash": "/", "Space": " ",
            ]
            for digit in 0...9 { result["Digit\(digit)"] = String(digit) }
            return result
        }()

        private static let usages: [String: Int] = {
            var result = single
            for (code, first) in runs {
                for (offset, name) in code.enumerated() { result[name] = first + offset }
            }
            return result
        }()

        /// The names with consecutive usages.
        private static let runs: [([String], Int)] = [
            ("ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { "Key\($0)" }, 0x04),
            ((1...9).map { "Digit\($0)" } + ["Digit0", "Enter", "Escape", "Backspace", "Tab", "Space", "Minus", "Equal"], 0x1E),
            (["BracketLeft", "BracketRight", "Backslash"], 0x2F),
            (["Semicolon", "Quote", "Backquote", "Comma", "Period", "Slash", "CapsLock"], 0x33),
            ((1...12).map { "F\($0)" } + ["PrintScreen", "ScrollLock", "Pause", "Insert", "Home", "PageUp", "Delete", "End"], 0x3A),
            (["PageDown", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "NumLock"], 0x4E),
            (["NumpadDivide", "NumpadMultiply", "NumpadSubtract", "NumpadAdd", "NumpadEnter"], 0x54),
            ((1...9).map { "Numpad\($0)" } + ["Numpad0", "NumpadDecimal", "IntlBackslash", "ContextMenu"], 0x59),
            ((13...24).map { "F\($0)" }, 0x68),
            (["IntlRo", "KanaMode", "IntlYen", "Convert", "NonConvert"], 0x87),
            (["ControlLeft", "ShiftLeft", "AltLeft", "MetaLeft", "ControlRight", "ShiftRight", "AltRight", "MetaRight"], 0xE0),
        ]

        private static let single = ["NumpadEqual": 0x67, "NumpadComma": 0x85, "Lang1": 0x90, "Lang2": 0x91]
    }

#endif
