import UIKitEngines

/// A tokenizer for any ``UITextInput``. The tokenizer reads the text as a string.
///
/// Each query copies the whole text and finds the unit in the string, so the cost is proportional to the text's
/// length. In text fields and text views, the layout determines the lines. In other text inputs, a line is a
/// paragraph.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Creates a tokenizer for a text input, which is held weakly.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let text = boundaries() else { return nil }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        guard let range = unit(text, position, offset, granularity, isForward: isForward(direction)) else { return nil }
        return self.range(range, in: input)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let input, let text = boundaries() else { return false }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        // Forward, the boundary is the end of the unit before the position. Backward, it is the start of the unit after
        // the position.
        guard let range = unit(text, position, offset, granularity, isForward: !isForward(direction)) else { return false }
        return isForward(direction) ? range.upperBound == offset : range.lowerBound == offset
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input, let text = boundaries() else { return nil }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        let target =
            line(granularity, position, offset).map { isForward(direction) ? $0.upperBound : $0.lowerBound }
            ?? boundary(text, offset, granularity, isForward: isForward(direction))
        return target == offset ? nil : input.position(from: input.beginningOfDocument, offset: target)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    private func boundaries() -> TextBoundaries? {
        guard let input, let fullRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return nil }
        return TextBoundaries(input.text(in: fullRange) ?? "")
    }

    private func range(_ range: Range<Int>, in input: any UITextInput) -> UITextRange? {
        guard let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
            let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    private func isForward(_ direction: UITextDirection) -> Bool {
        direction.rawValue == UITextStorageDirection.forward.rawValue || direction.rawValue == UITextLayoutDirection.right.rawValue
            || direction.rawValue == UITextLayoutDirection.down.rawValue
    }

    /// Returns the laid-out line in a text field or text view; `nil` for other inputs, and for other granularities.
    private func line(_ granularity: UITextGranularity, _ position: UITextPosition, _ offset: Int) -> Range<Int>? {
        guard granularity == .line, let host = input as? any TextEditorHost else { return nil }
        let isUpstream = (position as? EditorTextPosition)?.isUpstream ?? false
        host.layoutIfNeeded()
        let start = host.editor.lineEdge(atStart: true, of: offset, isUpstream: isUpstream).offset
        return start..<max(start, host.editor.lineEdge(atStart: false, of: offset, isUpstream: isUpstream).offset)
    }

    private func unit(
        _ text: TextBoundaries, _ position: UITextPosition, _ offset: Int, _ granularity: UITextGranularity, isForward: Bool
    ) -> Range<Int>? {
        if granularity == .line, input is any TextEditorHost {
            // At a line wrap, the direction selects the line before or after the position.
            return line(granularity, EditorTextPosition(offset, isUpstream: !isForward), offset).flatMap { $0.isEmpty ? nil : $0 }
        }
        let characterStart = isForward ? offset : text.previous(before: offset)
        guard isForward ? offset < text.count : offset > 0 else { return nil }
        switch granularity {
        case .character: return characterStart..<text.next(after: characterStart)
        case .word: return text.words(in: characterStart..<text.next(after: characterStart)).first
        case .sentence: return text.sentence(at: characterStart)
        case .paragraph, .line: return text.paragraph(at: characterStart)
        case .document: return 0..<text.count
        }
    }

    private func boundary(_ text: TextBoundaries, _ offset: Int, _ granularity: UITextGranularity, isForward: Bool) -> Int {
        switch granularity {
        case .character: isForward ? text.next(after: offset) : text.previous(before: offset)
        case .word: isForward ? text.wordEnd(after: offset) : text.wordStart(before: offset)
        case .sentence: isForward ? text.sentence(at: offset).upperBound : text.sentence(at: text.previous(before: offset)).lowerBound
        case .paragraph, .line: isForward ? text.paragraphEnd(after: offset) : text.paragraphStart(before: offset)
        case .document: isForward ? text.count : 0
        }
    }
}
