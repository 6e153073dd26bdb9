import UIKitEngines

/// Inserts and deletes text on the user's behalf.
///
/// Typing and deleting compute a range and its replacement, then call `edit(_:with:_:asks:)`. The edit first asks the
/// delegate, which may reject the replacement or change the text itself. Then the edit replaces the range, registers
/// an undo step and notifies the host. `TextHistory` merges consecutive steps of typing or deleting, so that one undo
/// reverts a whole run. An undo step contains the replaced text and its range. Reverting a step registers the
/// inverse step, which serves as redo.
extension TextEditor {
    var selection: Range<Int> { caret.range }

    /// Replaces the selection, or the marked text, by typed text.
    func type(_ text: String) {
        guard let host, host.isTextEditable else { return }
        let text = host.allowsNewlines ? TypedText.cleaned(text) : TypedText.singleLine(text)
        let range = markedRange ?? selection
        guard !text.isEmpty || !range.isEmpty else { return }
        let isPartOfRun = text.utf16.count <= 8 && !text.contains(where: \.isNewline)
        let insertion = smartInsertion(text, in: range)
        let kind: TextHistory.Kind
        if text.isEmpty {
            kind = .deleting
        } else {
            kind = isPartOfRun ? .typing : .other
        }
        edit(
            insertion.range, with: StyledText(insertion.text, typingAttributes), kind, asks: isTyped)
    }

    /// Deletes the selection, or the text between the caret and the end of a step.
    func delete(_ step: TextKeyAction.Step) {
        guard let host, host.isTextEditable else { return }
        var range = markedRange ?? selection
        if range.isEmpty, !replacesEverything {
            let target = boundaries.clamped(deletionEnd(of: step))
            range = min(target, caret.head)..<max(target, caret.head)
            // The first deletion selects a token, and the next deletion removes the token.
            if range.lowerBound < host.leadingTokens {
                range = rangeWithoutTokens(in: range)
                if range.isEmpty { return select(TextCaret(host.leadingTokens - 1..<host.leadingTokens)) }
            }
        }
        guard !range.isEmpty || replacesEverything else { return }
        edit(range, with: StyledText(), .deleting, asks: isTyped)
    }

    /// Returns the end of a deletion. Deleting follows the logical order of the text, so that Backspace deletes the
    /// latest character.
    private func deletionEnd(of step: TextKeyAction.Step) -> Int {
        switch step {
        case .left: boundaries.previous(before: caret.head)
        case .right: boundaries.next(after: caret.head)
        case .wordLeft where !isSecure: boundaries.wordStart(before: caret.head)
        case .wordRight where !isSecure: boundaries.wordEnd(after: caret.head)
        default: destination(of: step, from: caret.head).offset
        }
    }

    /// Replaces a range as an edit of the user. The host is asked before the edit and notified afterwards.
    ///
    /// - Parameter asks: Whether the host is asked first; `false` for text that an app inserts or deletes itself.
    func edit(_ range: Range<Int>, with text: StyledText, _ kind: TextHistory.Kind, asks: Bool = true) {
        guard let host else { return }
        // Text that the delegate inserts during the edit does not come from the user.
        let wasTyped = isTyped
        isTyped = false
        defer { isTyped = wasTyped }
        let replacedRange = consumeReplacedRange() ?? range
        let requestedRange = host.deletesTokens ? replacedRange : rangeWithoutTokens(in: replacedRange)
        guard requestedRange == replacedRange || !requestedRange.isEmpty || text.length > 0 else { return }
        let oldText = storage.string
        guard !asks || host.editorMayReplace(NSRange(requestedRange), with: text.string) else { return }
        // If the delegate changed the text, the range is no longer valid.
        let range = oldText == storage.string ? requestedRange : boundaries.characterAligned(requestedRange.clamped(to: 0..<length))
        markedRange = nil
        if range.lowerBound < host.leadingTokens, text.length > 0 {
            replaceTokens(range, with: text, kind)
        } else {
            replace(range, with: text, kind)
        }
        host.editorDidChangeSelection()
        host.editorDidChangeText()
    }

    private var replacesEverything: Bool { clearsOnInsertion || replacesSecureTextOnEdit }

    /// Returns the range of the whole text if the next edit replaces everything, otherwise `nil`. Later edits no longer
    /// replace everything.
    private func consumeReplacedRange() -> Range<Int>? {
        defer {
            clearsOnInsertion = false
            replacesSecureTextOnEdit = false
        }
        guard replacesEverything else { return nil }
        return rangeWithoutTokens(in: 0..<length)
    }

    /// Replaces a range and moves the caret after the new text. The change can be undone; the delegate is not
    /// notified.
    func replace(_ range: Range<Int>, with text: StyledText, _ kind: TextHistory.Kind) {
        let range = range.clamped(to: 0..<length)
        var replacedText = storage.styled(NSRange(range))
        if let composed = compositionChange {
            // Composed text that the new text replaces is not a separate undo step.
            compositionChange = nil
            if composed.range == range { replacedText = composed.old } else { register(composed) }
        }
        replaceWithoutUndo(text, in: range)
        let newRange = range.lowerBound..<range.lowerBound + text.length
        if let change = history.record(kind, newRange, replacedText, endsRun: kind == .other) { register(change) }
    }

    /// Replaces a range that begins with a token. Tokens precede all text, so the remaining tokens move before the
    /// new text.
    private func replaceTokens(_ range: Range<Int>, with text: StyledText, _ kind: TextHistory.Kind) {
        let leadingTokenCount = host?.leadingTokens ?? 0
        var replacement = storage.styled(NSRange(min(range.upperBound, leadingTokenCount)..<leadingTokenCount))
        replacement.append(text)
        replace(range.lowerBound..<max(range.upperBound, leadingTokenCount), with: replacement, kind)
    }

    private func replaceWithoutUndo(_ text: StyledText, in range: Range<Int>) {
        isReplacing = true
        if text.length == range.count, text.string == (storage.string as NSString).substring(with: NSRange(range)) {
            storage.applyAttributes(of: text, at: range.lowerBound)
        } else {
            storage.replace(NSRange(range), with: text)
        }
        isReplacing = false
        caret = TextCaret(anchor: range.lowerBound + text.length, head: range.lowerBound + text.length)
        preferredCaretX = nil
        host?.editorTextDidSet()
    }

    private func register(_ change: TextHistory.Change) {
        host?.undoManager?.registerUndo(withTarget: self) { $0.revert(change) }
    }

    /// Reverts a change, and registers the inverse change.
    private func revert(_ change: TextHistory.Change) {
        history.endRun()
        let range = change.range.clamped(to: 0..<length)
        let currentText = storage.styled(NSRange(range))
        replaceWithoutUndo(change.old, in: range)
        let start = range.lowerBound
        if change.old.length > 0, currentText.length > 0 || change.kind != .deleting {
            caret = TextCaret(start..<start + change.old.length)
        }
        register(TextHistory.Change(.other, start..<start + change.old.length, currentText))
        host?.editorDidChangeSelection()
        host?.editorDidChangeText()
    }
}

/// Marked text: the composition of an input method.
///
/// An input method sets the marked text repeatedly. The first call saves the replaced text, so that the whole
/// composition is one undo step. Each call asks the host and replaces the previous marked text by new text with the
/// marked style. Then the call places the caret or selection inside the marked text. `unmark()` ends the
/// composition: the text gets the typing attributes and the undo step is registered. An edit inside the marked text
/// cancels the composition.
extension TextEditor {
    /// Replaces the marked text, or the selection, by new marked text if the host allows the change.
    func setMarkedText(_ text: String?, selected: NSRange) {
        guard let host, host.isTextEditable else { return }
        let text = TypedText.singleLine(text ?? "")
        guard mayMark(text, host) else { return }
        history.endRun()
        if markedRange == nil, selection.lowerBound < host.leadingTokens { replace(selection, with: StyledText(), .other) }
        let range = markedRange ?? selection
        var attributes = typingAttributes
        for (key, value) in effectiveMarkedStyle { attributes[key] = value }
        let change = compositionChange ?? TextHistory.Change(.other, range, storage.styled(NSRange(range)))
        replaceWithoutUndo(StyledText(text, attributes), in: range)
        change.range = range.lowerBound..<range.lowerBound + text.utf16.count
        compositionChange = change
        if text.isEmpty { endComposing() }
        markedRange = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.utf16.count
        if let markedRange {
            // The range of an input method may be out of bounds or overflow.
            let start = markedRange.lowerBound + min(max(0, selected.location), markedRange.count)
            let end = start + min(max(0, selected.length), markedRange.upperBound - start)
            caret = TextCaret(boundaries.characterAligned(start..<end))
        }
        host.editorDidChangeSelection()
        host.editorDidChangeText()
    }

    /// Returns whether the host allows `text` in place of the marked text or the selection.
    private func mayMark(_ text: String, _ host: any TextEditorHost) -> Bool {
        if let replacedRange = consumeReplacedRange(), markedRange == nil { caret = TextCaret(replacedRange) }
        let range = markedRange ?? selection
        guard (string as NSString).substring(with: NSRange(range)) != text else { return true }
        let oldText = string
        guard host.editorMayReplace(NSRange(range), with: text) else { return false }
        // If the delegate changed the text, the ranges are no longer valid.
        if oldText != string {
            markedRange = nil
            compositionChange = nil
        }
        return true
    }

    private var effectiveMarkedStyle: [NSAttributedString.Key: Any] {
        markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// Restores the attributes of marked text after the whole text got other attributes.
    func restoreMarkedStyle() {
        guard let markedRange else { return }
        storage.addAttributes(effectiveMarkedStyle, range: NSRange(markedRange))
    }

    /// Ends the composition; the marked text becomes ordinary text.
    func unmark() {
        guard let range = markedRange?.clamped(to: 0..<length) else { return }
        markedRange = nil
        isReplacing = true
        storage.setAttributes(typingAttributes, range: NSRange(range))
        isReplacing = false
        endComposing()
        host?.editorTextDidSet()
    }

    /// Registers the composed text as one undo step.
    private func endComposing() {
        guard let change = compositionChange else { return }
        compositionChange = nil
        if change.old.length > 0 || !change.range.isEmpty { register(change) }
    }
}
