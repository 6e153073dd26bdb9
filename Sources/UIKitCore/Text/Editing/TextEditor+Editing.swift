import UIKitEngines

/// What a person types and deletes.
extension TextEditor {
    var selection: Range<Int> { caret.range }

    /// Puts text in the place of the selection, or of what was being composed.
    func type(_ text: String) {
        guard let host, host.isTextEditable else { return }
        let text = host.allowsNewlines ? TypedText.cleaned(text) : TypedText.singleLine(text)
        let range = marked ?? selection
        guard !text.isEmpty || !range.isEmpty else { return }
        let isRun = text.utf16.count <= 8 && !text.contains(where: \.isNewline)
        let signs = smart(text, in: range)
        edit(signs.range, with: StyledText(signs.text, typing), text.isEmpty ? .deleting : isRun ? .typing : .other, asks: isTyped)
    }

    /// Deletes the selection, or from the caret to where a step leads.
    func delete(_ step: TextKeyAction.Step) {
        guard let host, host.isTextEditable else { return }
        var range = marked ?? selection
        if range.isEmpty, !replacesEverything {
            let target = boundaries.clamped(deletionEnd(of: step))
            range = min(target, caret.head)..<max(target, caret.head)
            // A token is selected first, and deleted by the next step.
            if range.lowerBound < host.leadingTokens {
                range = words(in: range)
                if range.isEmpty { return select(TextCaret(host.leadingTokens - 1..<host.leadingTokens)) }
            }
        }
        guard !range.isEmpty || replacesEverything else { return }
        edit(range, with: StyledText(), .deleting, asks: isTyped)
    }

    /// Deleting goes by the text's order whichever way that runs on the page: Backspace takes away what was typed last.
    private func deletionEnd(of step: TextKeyAction.Step) -> Int {
        switch step {
        case .left: boundaries.previous(before: caret.head)
        case .right: boundaries.next(after: caret.head)
        case .wordLeft where !isSecure: boundaries.wordStart(before: caret.head)
        case .wordRight where !isSecure: boundaries.wordEnd(after: caret.head)
        default: place(of: step, from: caret.head).offset
        }
    }

    /// Replaces a range as a person would: asks first, tells afterwards.
    ///
    /// - Parameter asks: whether the host is asked; it is not about what an app inserts and deletes itself.
    func edit(_ range: Range<Int>, with text: StyledText, _ kind: TextHistory.Kind, asks: Bool = true) {
        guard let host else { return }
        // What the delegate inserts meanwhile is not typed.
        let wasTyped = isTyped
        isTyped = false
        defer { isTyped = wasTyped }
        let asked = takeReplaced() ?? range
        let wanted = host.deletesTokens ? asked : words(in: asked)
        guard wanted == asked || !wanted.isEmpty || text.length > 0 else { return }
        let before = storage.string
        guard !asks || host.editorMayReplace(NSRange(wanted), with: text.string) else { return }
        // A delegate that changed the text itself has made the range stale.
        let range = before == storage.string ? wanted : boundaries.whole(wanted.clamped(to: 0..<length))
        marked = nil
        if range.lowerBound < host.leadingTokens, text.length > 0 {
            replaceTokens(range, with: text, kind)
        } else {
            replace(range, with: text, kind)
        }
        host.editorDidChangeSelection()
        host.editorDidChangeText()
    }

    private var replacesEverything: Bool { clearsOnInsertion || isEnteredAnew }

    /// What a person's next edit replaces, if that is everything; only once.
    private func takeReplaced() -> Range<Int>? {
        defer { (clearsOnInsertion, isEnteredAnew) = (false, false) }
        guard replacesEverything else { return nil }
        return words(in: 0..<length)
    }

    /// Replaces a range and puts the caret behind it. Can be undone; tells nobody.
    func replace(_ range: Range<Int>, with text: StyledText, _ kind: TextHistory.Kind) {
        let range = range.clamped(to: 0..<length)
        var old = storage.styled(NSRange(range))
        if let composed = beforeMarking {
            // What was composed is no step of its own, if this takes its place.
            beforeMarking = nil
            if composed.range == range { old = composed.old } else { register(composed) }
        }
        put(text, in: range)
        let new = range.lowerBound..<range.lowerBound + text.length
        if let change = history.note(kind, new, old, endsRun: kind == .other) { register(change) }
    }

    /// The same for a range that begins with a token: text never comes before one, so those that stay move up.
    private func replaceTokens(_ range: Range<Int>, with text: StyledText, _ kind: TextHistory.Kind) {
        let tokens = host?.leadingTokens ?? 0
        var all = storage.styled(NSRange(min(range.upperBound, tokens)..<tokens))
        all.append(text)
        replace(range.lowerBound..<max(range.upperBound, tokens), with: all, kind)
    }

    private func put(_ text: StyledText, in range: Range<Int>) {
        isReplacing = true
        if text.length == range.count, text.string == (storage.string as NSString).substring(with: NSRange(range)) {
            storage.setLook(of: text, at: range.lowerBound)
        } else {
            storage.replace(NSRange(range), with: text)
        }
        isReplacing = false
        caret = TextCaret(anchor: range.lowerBound + text.length, head: range.lowerBound + text.length)
        column = nil
        host?.editorTextDidSet()
    }

    private func register(_ change: TextHistory.Change) {
        host?.undoManager?.registerUndo(withTarget: self) { $0.revert(change) }
    }

    /// Puts back what a change replaced, and registers the way back.
    private func revert(_ change: TextHistory.Change) {
        history.stop()
        let range = change.range.clamped(to: 0..<length)
        let new = storage.styled(NSRange(range))
        put(change.old, in: range)
        let start = range.lowerBound
        if change.old.length > 0, new.length > 0 || change.kind != .deleting {
            caret = TextCaret(start..<start + change.old.length)
        }
        register(TextHistory.Change(.other, start..<start + change.old.length, new))
        host?.editorDidChangeSelection()
        host?.editorDidChangeText()
    }
}

/// What an input method composes.
extension TextEditor {
    /// Puts what is being composed in place of what was, or of the selection, where the host wants it.
    func mark(_ text: String?, selected: NSRange) {
        guard let host, host.isTextEditable else { return }
        let text = TypedText.singleLine(text ?? "")
        guard mayMark(text, host) else { return }
        history.stop()
        if marked == nil, selection.lowerBound < host.leadingTokens { replace(selection, with: StyledText(), .other) }
        let range = marked ?? selection
        var look = typing
        for (key, value) in shownMarkedStyle { look[key] = value }
        let before = beforeMarking ?? TextHistory.Change(.other, range, storage.styled(NSRange(range)))
        put(StyledText(text, look), in: range)
        before.range = range.lowerBound..<range.lowerBound + text.utf16.count
        beforeMarking = before
        if text.isEmpty { endComposing() }
        marked = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.utf16.count
        if let marked {
            // What an input method says may lie anywhere, also beyond all numbers.
            let start = marked.lowerBound + min(max(0, selected.location), marked.count)
            let end = start + min(max(0, selected.length), marked.upperBound - start)
            caret = TextCaret(boundaries.whole(start..<end))
        }
        host.editorDidChangeSelection()
        host.editorDidChangeText()
    }

    /// Asks about a new text in place of what is composed, or of what is selected.
    private func mayMark(_ text: String, _ host: any TextEditorHost) -> Bool {
        if let replaced = takeReplaced(), marked == nil { caret = TextCaret(replaced) }
        let range = marked ?? selection
        guard (string as NSString).substring(with: NSRange(range)) != text else { return true }
        let before = string
        guard host.editorMayReplace(NSRange(range), with: text) else { return false }
        // A delegate that changed the text itself has made the ranges stale.
        if before != string { (marked, beforeMarking) = (nil, nil) }
        return true
    }

    private var shownMarkedStyle: [NSAttributedString.Key: Any] {
        markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// Draws the marked text as marked again, after all of the text got other attributes.
    func restoreMarkedLook() {
        guard let marked else { return }
        storage.addAttributes(shownMarkedStyle, range: NSRange(marked))
    }

    /// What is being composed becomes ordinary text.
    func unmark() {
        guard let range = marked?.clamped(to: 0..<length) else { return }
        marked = nil
        isReplacing = true
        storage.setAttributes(typing, range: NSRange(range))
        isReplacing = false
        endComposing()
        host?.editorTextDidSet()
    }

    /// What was composed stays: it can be undone in one step.
    private func endComposing() {
        guard let composed = beforeMarking else { return }
        beforeMarking = nil
        if composed.old.length > 0 || !composed.range.isEmpty { register(composed) }
    }
}
