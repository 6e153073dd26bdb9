import UIKitEngines

/// Cut, copy and paste. A secret leaves the field by none of them.
extension TextEditor {
    private var canCopy: Bool { !words(in: caret.range).isEmpty && !isSecure }

    func copySelection() {
        guard canCopy else { return }
        UIPasteboard.general.string = (storage.string as NSString).substring(with: NSRange(words(in: caret.range)))
    }

    func cutSelection() {
        guard canCopy, let host, host.isTextEditable else { return }
        copySelection()
        history.stop()
        edit(caret.range, with: StyledText(), .other)
    }

    func pasteText() {
        guard let host, host.isTextEditable, let text = UIPasteboard.general.string else { return }
        history.stop()
        let clean = host.allowsNewlines ? TypedText.cleaned(text) : TypedText.singleLine(text)
        edit(marked ?? caret.range, with: StyledText(clean, typing), .other)
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

    /// Whether a menu would offer an action; `nil` for those that are not the editor's.
    func offers(_ action: Selector) -> Bool? {
        let isEditable = host?.isTextEditable ?? false
        switch action.description {
        case "copy:": return canCopy
        case "cut:": return canCopy && isEditable
        case "delete:": return !caret.isEmpty && isEditable
        case "paste:": return isEditable && UIPasteboard.general.hasStrings
        case "select:": return caret.isEmpty && length > 0
        case "selectAll:": return length > 0 && caret.range != 0..<length
        default: return nil
        }
    }
}
