import UIKitEngines

/// Attributed text and character counts for `UITextInput`.
extension TextEditor {
    var affinity: UITextStorageDirection {
        get { caret.isUpstream ? .backward : .forward }
        set {
            guard caret.isEmpty, newValue != affinity else { return }
            caret = TextCaret(anchor: caret.head, head: caret.head, isUpstream: newValue == .backward)
            host?.setNeedsLayout()
        }
    }

    /// Inserts attributed text on the user's behalf, with its attributes merged over the typing attributes.
    func type(_ text: NSAttributedString) {
        guard let host, host.isTextEditable else { return }
        edit(markedRange ?? selection, with: styled(text, host), .other)
    }

    func replace(_ range: UITextRange, with text: NSAttributedString) {
        guard let host, let offsetRange = self.range(range) else { return }
        history.endRun()
        markedRange = nil
        replace(offsetRange, with: styled(text, host), .other)
        host.editorDidChangeSelection()
        host.editorDidChangeText()
    }

    private func styled(_ text: NSAttributedString, _ host: any TextEditorHost) -> StyledText {
        // If cleaning changes the text, as with newlines in a field, the ranges of the attributes no longer match.
        let cleanedText = host.allowsNewlines ? TypedText.cleaned(text.string) : TypedText.singleLine(text.string)
        guard cleanedText == text.string else { return StyledText(cleanedText, typingAttributes) }
        let result = TransientAttributedString(string: cleanedText, attributes: typingAttributes)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            result.addAttributes(attributes, range: range)
        }
        return StyledText(result)
    }

    func attributedText(_ range: UITextRange) -> NSAttributedString {
        guard let range = self.range(range) else { return NSAttributedString(string: "") }
        return storage.attributedSubstring(from: NSRange(range))
    }

    func styling(at position: UITextPosition, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        guard length > 0 else { return typingAttributes }
        let index = offset(position) - (direction == .backward ? 1 : 0)
        return storage.attributes(at: min(max(0, index), length - 1), effectiveRange: nil)
    }

    /// Returns the position after a number of user-perceived characters, which may be several UTF-16 units each.
    func position(within range: UITextRange, characters count: Int) -> UITextPosition? {
        guard let range = self.range(range), count >= 0 else { return nil }
        var current = range.lowerBound
        for _ in 0..<count {
            guard current < range.upperBound else { return nil }
            current = boundaries.next(after: current)
        }
        return current <= range.upperBound ? EditorTextPosition(current) : nil
    }

    func characters(before position: UITextPosition, within range: UITextRange) -> Int {
        guard let range = self.range(range) else { return 0 }
        let end = min(offset(position), range.upperBound)
        var current = range.lowerBound
        var count = 0
        while current < end {
            current = boundaries.next(after: current)
            count += 1
        }
        return count
    }

    /// The selection in a form that can be saved and restored.
    var interactionState: Any {
        get { Data("\(caret.anchor) \(caret.head)".utf8) }
        set {
            guard let data = newValue as? Data, data.count < 100 else { return }
            let numbers = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 2, numbers.allSatisfy({ (0...length).contains($0) }) else { return }
            setSelection(min(numbers[0], numbers[1])..<max(numbers[0], numbers[1]))
        }
    }
}
