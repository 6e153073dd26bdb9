import Platform
import Testing

@testable import UIKitEngines

struct TextKeyMapTests {
    private func action(_ usage: Int, _ characters: String = "", plain: String? = nil, _ held: KeyEvent.Modifiers = []) -> TextKeyAction? {
        TextKeyMap.action(
            for: KeyEvent(
                phase: .down, usage: usage, characters: characters, charactersIgnoringModifiers: plain, modifiers: held, timestamp: 0))
    }

    @Test func arrowsMoveByCharactersWordsAndLines() {
        #expect(action(0x4F) == .move(.right, extending: false))
        #expect(action(0x4F, "", [.control, .shift]) == .move(.wordRight, extending: true))
        #expect(action(0x50, "", .option) == .move(.wordLeft, extending: false))
        #expect(action(0x50, "", .command) == .move(.lineStart, extending: false))
        #expect(action(0x4A) == .move(.lineStart, extending: false) && action(0x4D, "", .control) == .move(.documentEnd, extending: false))
        #expect(action(0x52, "", .control) == .move(.paragraphStart, extending: false))
    }

    @Test func deletingWorksBothWaysAndByWords() {
        #expect(action(0x2A) == .delete(.left) && action(0x4C) == .delete(.right))
        #expect(action(0x2A, "", .control) == .delete(.wordLeft) && action(0x4C, "", .control) == .delete(.wordRight))
    }

    @Test func theClipboardHasTwoSetsOfKeys() {
        #expect(action(0x06, "\u{3}", plain: "c", .control) == .copy && action(0x49, "", .control) == .copy)
        #expect(action(0x19, "v", .command) == .paste && action(0x49, "", .shift) == .paste)
        #expect(action(0x4C, "", .shift) == .cut && action(0x1D, "z", [.control, .shift]) == .redo && action(0x1C, "y", .control) == .redo)
    }

    @Test func onlyCharactersAreTyped() {
        #expect(action(0x04, "a") == .insert("a") && action(0x04, "A", .shift) == .insert("A"))
        #expect(action(0x2B, "\t") == nil && action(0x29, "UIKeyInputEscape") == nil && action(0x04, "a", .option) == nil)
        #expect(action(0x08, "€", plain: "e", .option) == .insert("€"))
        #expect(action(0x04, "b", .control) == nil && action(0xE1, "", .shift) == nil && action(0x10, "\u{F700}") == nil)
        #expect(action(0x28, "\r") == .newline && action(0x58, "\r", .numericPad) == .newline)
    }
}
