import Testing
import UIKit

/// Edits within a grapheme cluster: each unit and its attributes stay at their places.
@MainActor struct NSTextStorageCharacterTests {
    nonisolated private static let texts = [" Hello \u{301}a", "e\u{301}\u{302}x", "👨‍👩‍👧z", "\r\nq", "🇩🇪🇫🇷", "ก็า", "a👍🏽b", "\u{600}1"]
    private static let key = NSAttributedString.Key("mark")

    /// Returns a text with a marker for each unit, as far as surrogate pairs can have different ones.
    private func marked(_ text: String) -> NSTextStorage {
        let storage = NSTextStorage(string: text)
        for place in 0..<storage.length {
            storage.setAttributes([Self.key: place], range: NSRange(location: place, length: 1))
        }
        return storage
    }

    private func marks(_ storage: NSTextStorage) -> [Int] {
        (0..<storage.length).map { storage.attribute(Self.key, at: $0, effectiveRange: nil) as? Int ?? -1 }
    }

    @Test(arguments: texts, ["", "\u{301}", "x", "👍"]) func anyRangeIsReplaced(text: String, new: String) {
        let units = Array(text.utf16)
        func splits(_ place: Int) -> Bool { place < units.count && UTF16.isTrailSurrogate(units[place]) }
        for start in 0...units.count where !splits(start) {
            for end in start...units.count where !splits(end) {
                let storage = marked(text)
                storage.replaceCharacters(in: NSRange(start..<end), with: new)
                var changed = units
                changed.replaceSubrange(start..<end, with: new.utf16)
                #expect(Array(storage.string.utf16) == changed, "\(start)..<\(end)")
                let look = end > start ? start : max(0, start - 1)
                var expected = Array(0..<units.count)
                expected.replaceSubrange(start..<end, with: new.utf16.map { _ in look })
                #expect(marks(storage) == expected, "\(start)..<\(end)")
            }
        }
    }

    @Test func theEditIsReportedAsItWasMade() {
        let storage = NSTextStorage(string: " \u{301}a")
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "")
        #expect(storage.editedRange == NSRange(location: 1, length: 0) && storage.changeInLength == -2 && storage.string == " ")
        storage.endEditing()
    }

    @Test func undoRestoresTheTypedText() {
        let view = UITextView()
        view.text = "Hello "
        view.insertText("\u{301}a")
        view.undoManager?.undo()
        #expect(view.text == "Hello ")
        view.undoManager?.redo()
        #expect(Array(view.text.unicodeScalars) == Array("Hello \u{301}a".unicodeScalars))
    }
}
