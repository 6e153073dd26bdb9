import UIKitEngines

/// Cut, copy and paste. Secure text cannot be copied or cut.
extension TextEditor {
    private var canCopy: Bool { !rangeWithoutTokens(in: caret.range).isEmpty && !isSecure }

    func copySelection() {
        guard canCopy else { return }
        let range = NSRange(rangeWithoutTokens(in: caret.range))
        let text = (storage.string as NSString).substring(with: range)
        guard allowsEditingTextAttributes else { return UIPasteboard.general.string = text }
        UIPasteboard.general.items = [
            [PasteboardItem.text: text, PasteboardItem.attributed: storage.attributedSubstring(from: range)]
        ]
    }

    func cutSelection() {
        guard canCopy, let host, host.isTextEditable else { return }
        copySelection()
        history.endRun()
        edit(rangeToCut, with: StyledText(), .other)
    }

    /// Pastes the text of the pasteboard.
    ///
    /// - Parameter isPlain: Whether the copied attributes are discarded. They are always discarded if the user may not
    ///   change attributes.
    func pasteText(isPlain: Bool = false) {
        guard let host, host.isTextEditable, let text = UIPasteboard.general.string else { return }
        history.endRun()
        let cleanedText = host.allowsNewlines ? TypedText.cleaned(text) : TypedText.singleLine(text)
        var styledText = StyledText(cleanedText, typingAttributes)
        let copiedText = UIPasteboard.general.currentItems.first?.attributedString
        // Text that had to be cleaned loses its attributes, since their ranges no longer match.
        if !isPlain, canChangeAttributes, let copiedText, copiedText.string == cleanedText { styledText = StyledText(copiedText) }
        let range = markedRange ?? caret.range
        edit(range, with: padded(styledText, in: range), .other)
    }

    func deleteSelection() {
        guard let host, host.isTextEditable, !caret.isEmpty else { return }
        edit(caret.range, with: StyledText(), .deleting)
    }

    func selectWord() {
        select(TextCaret(isSecure ? 0..<length : boundaries.word(at: caret.head)))
    }

    func selectEverything() {
        select(TextCaret(0..<length))
    }

    /// Returns whether the edit menu offers an action; `nil` if the editor does not implement the action.
    func offers(_ action: Selector) -> Bool? {
        let isEditable = host?.isTextEditable ?? false
        switch action.description {
        case "copy:": return canCopy
        case "cut:": return canCopy && isEditable
        case "delete:": return !caret.isEmpty && isEditable
        case "paste:": return isEditable && UIPasteboard.general.hasStrings
        case "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:": return canChangeAttributes
        case "pasteAndMatchStyle:": return canChangeAttributes && UIPasteboard.general.hasStrings
        case "select:": return caret.isEmpty && length > 0
        case "selectAll:": return length > 0 && caret.range != 0..<length
        default: return nil
        }
    }
}
