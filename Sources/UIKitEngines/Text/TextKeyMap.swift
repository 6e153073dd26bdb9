import CoreGraphics
import Platform

/// The effect of a key on the text that is being edited.
package enum TextKeyAction: Hashable, Sendable {
    /// The target of a caret movement.
    package enum Step: Hashable, Sendable {
        case left, right, up, down
        case wordLeft, wordRight
        case lineStart, lineEnd
        case paragraphStart, paragraphEnd
        case pageUp, pageDown
        case documentStart, documentEnd
    }

    case move(Step, extending: Bool)
    /// Deletes the selection, or the text up to the target of the step.
    case delete(Step)
    case insert(String)
    case newline
    case copy, cut, paste, selectAll, undo, redo
}

/// Maps keys to text actions: the shortcuts of Linux desktops, and those of a hardware keyboard on an iPad.
package enum TextKeyMap {
    /// Returns the action of a key; `nil` for a key that has no effect on text and is passed to the responder chain.
    package static func action(for key: KeyEvent) -> TextKeyAction? {
        let modifiers = key.modifiers.subtracting([.capsLock, .numericPad])
        if let action = editing(key.usage, modifiers) { return action }
        if let action = moving(key.usage, modifiers) { return action }
        if let action = command(key, modifiers) { return action }
        return typed(key, modifiers)
    }

    private static func editing(_ usage: Int, _ modifiers: KeyEvent.Modifiers) -> TextKeyAction? {
        let isWord = modifiers.contains(.control) || modifiers.contains(.option)
        switch usage {
        case 0x28, 0x58: return modifiers.isSubset(of: .shift) ? .newline : nil
        case 0x2A: return .delete(modifiers.contains(.command) ? .lineStart : isWord ? .wordLeft : .left)
        case 0x4C where modifiers == .shift: return .cut
        case 0x4C: return .delete(modifiers.contains(.command) ? .lineEnd : isWord ? .wordRight : .right)
        case 0x49 where modifiers == .control: return .copy
        case 0x49 where modifiers == .shift: return .paste
        default: return nil
        }
    }

    private static func moving(_ usage: Int, _ modifiers: KeyEvent.Modifiers) -> TextKeyAction? {
        let isCommand = modifiers.contains(.command)
        let isWord = modifiers.contains(.control) || modifiers.contains(.option)
        let step: TextKeyAction.Step
        switch usage {
        case 0x50: step = isCommand ? .lineStart : isWord ? .wordLeft : .left
        case 0x4F: step = isCommand ? .lineEnd : isWord ? .wordRight : .right
        case 0x52: step = isCommand ? .documentStart : isWord ? .paragraphStart : .up
        case 0x51: step = isCommand ? .documentEnd : isWord ? .paragraphEnd : .down
        case 0x4A: step = isCommand || isWord ? .documentStart : .lineStart
        case 0x4D: step = isCommand || isWord ? .documentEnd : .lineEnd
        case 0x4B: step = .pageUp
        case 0x4E: step = .pageDown
        default: return nil
        }
        return .move(step, extending: modifiers.contains(.shift))
    }

    private static func command(_ key: KeyEvent, _ modifiers: KeyEvent.Modifiers) -> TextKeyAction? {
        let plain = modifiers.subtracting(.shift)
        guard plain == .control || plain == .command else { return nil }
        switch (key.charactersIgnoringModifiers.lowercased(), modifiers.contains(.shift)) {
        case ("a", false): return .selectAll
        case ("c", false): return .copy
        case ("x", false): return .cut
        case ("v", _): return .paste
        case ("z", false): return .undo
        case ("z", true), ("y", false): return .redo
        default: return nil
        }
    }

    private static func typed(_ key: KeyEvent, _ modifiers: KeyEvent.Modifiers) -> TextKeyAction? {
        guard !modifiers.contains(.control), !modifiers.contains(.command) else { return nil }
        // Alt and a letter are a menu shortcut, but a character that Alt composes is text.
        if modifiers.contains(.option), key.characters == key.charactersIgnoringModifiers { return nil }
        guard !key.characters.hasPrefix("UIKeyInput"), let first = key.characters.unicodeScalars.first else { return nil }
        guard first.value >= 0x20, first.value != 0x7F, !(0xF700...0xF8FF).contains(first.value) else { return nil }
        return .insert(key.characters)
    }
}
