import Testing
import UIKitCore

struct NSTextStorageTests {
    /// Records the delegate's calls.
    private final class Listener: NSObject, NSTextStorageDelegate {
        var told: [String] = []
        var addsColor = false

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) {
            told.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
            if addsColor { textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange) }
        }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) {
            told.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
        }
    }

    @Test func aReplacementIsReportedOnceWithItsRangeAndLength() {
        let storage = NSTextStorage(string: "one two")
        let listener = Listener()
        storage.delegate = listener
        storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
        #expect(listener.told == ["will 2 4+5 2", "did 2 4+5 2"])
        #expect(storage.string == "one three")
        #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
    }

    @Test func editsBetweenBeginAndEndAreOne() {
        let storage = NSTextStorage(string: "abcdef")
        let listener = Listener()
        storage.delegate = listener
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xx")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 4, length: 2))
        #expect(listener.told.isEmpty)
        storage.endEditing()
        #expect(listener.told == ["will 3 0+6 1", "did 3 0+6 1"])
    }

    @Test func theDelegateMayChangeAttributesWhileItIsNotified() {
        let storage = NSTextStorage(string: "")
        let listener = Listener()
        listener.addsColor = true
        storage.delegate = listener
        storage.append(NSAttributedString(string: "hello"))
        #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(listener.told.count == 2)
    }

    @Test func aSubclassWithItsOwnStoreWorksThroughThePrimitives() {
        let store = OwnTextStorage()
        store.append(NSAttributedString(string: "Hello ", attributes: [.kern: 2]))
        store.append(NSAttributedString(string: "world"))
        store.addAttributes([.baselineOffset: 3], range: NSRange(location: 0, length: 8))
        store.removeAttribute(.kern, range: NSRange(location: 0, length: 2))
        #expect(store.string == "Hello world" && store.length == 11)
        #expect(store.attribute(.kern, at: 1, effectiveRange: nil) == nil)
        #expect(store.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
        var range = NSRange()
        #expect(store.attribute(.baselineOffset, at: 5, longestEffectiveRange: &range, in: NSRange(location: 0, length: 11)) as? Int == 3)
        #expect(range == NSRange(location: 0, length: 8))
        #expect(store.attributedSubstring(from: NSRange(location: 6, length: 5)).string == "world")
    }
}
