import UIKitEngines

/// Moves the caret and changes the selection.
///
/// A step by a character follows the visual order, and a step by a word follows the direction of the paragraph. A
/// vertical step starts at the caret's rectangle and keeps the horizontal position of the first vertical step. The
/// distance is one line, or a page less one line; the caret moves to the text position closest to the resulting point.
/// Beyond the first or last line a step leads to the start or end of the text.
extension TextEditor {
    /// Moves the caret, or the free end of the selection.
    func move(_ step: TextKeyAction.Step, extending: Bool) {
        history.endRun()
        let isVertical = [.up, .down, .pageUp, .pageDown].contains(step)
        if !isVertical { preferredCaretX = nil }
        if !extending, !caret.isEmpty, step == .left || step == .right {
            // An arrow key collapses a selection to its end in the direction of the arrow.
            let isForward = step == .right
            let (start, end) = (caret.range.lowerBound, caret.range.upperBound)
            let isMirrored = caretRect(at: EditorTextPosition(start)).minX > caretRect(at: EditorTextPosition(end)).minX
            caret.move(to: isForward != isMirrored ? end : start, extending: false)
        } else {
            let destination = destination(of: step, from: caret.head, isUpstream: caret.isUpstream)
            caret.move(to: destination.offset, extending: extending, isUpstream: destination.isUpstream)
        }
        selectionMoved()
    }

    /// Selects a range on the user's behalf.
    func select(_ newCaret: TextCaret) {
        guard newCaret != caret else { return }
        history.endRun()
        preferredCaretX = nil
        caret = newCaret
        selectionMoved()
    }

    /// Selects a range programmatically.
    func setSelection(_ range: Range<Int>) {
        let alignedRange = boundaries.characterAligned(range)
        guard alignedRange != caret.range else { return }
        history.endRun()
        preferredCaretX = nil
        inputHub.notify { $0.selectionWillChange(self.host) }
        caret = TextCaret(alignedRange)
        inputHub.notify { $0.selectionDidChange(self.host) }
        selectionMoved()
    }

    private func selectionMoved() {
        clearsOnInsertion = false
        if let markedRange, !(markedRange.lowerBound...markedRange.upperBound).contains(caret.head) { unmark() }
        host?.editorDidChangeSelection()
    }

    /// Returns the position at the end of a step.
    func destination(of step: TextKeyAction.Step, from offset: Int, isUpstream: Bool = false) -> EditorTextPosition {
        let text = boundaries
        switch step {
        // Word steps in secure text move to the ends of the text, since word boundaries would reveal parts of it.
        case .wordLeft where isSecure: return EditorTextPosition(isMirrored(at: offset) ? text.count : 0)
        case .wordRight where isSecure: return EditorTextPosition(isMirrored(at: offset) ? 0 : text.count)
        case .left: return adjacentPosition(EditorTextPosition(offset, isUpstream: isUpstream), isRight: false)
        case .right: return adjacentPosition(EditorTextPosition(offset, isUpstream: isUpstream), isRight: true)
        case .wordLeft: return EditorTextPosition(isMirrored(at: offset) ? text.wordEnd(after: offset) : text.wordStart(before: offset))
        case .wordRight: return EditorTextPosition(isMirrored(at: offset) ? text.wordStart(before: offset) : text.wordEnd(after: offset))
        case .lineStart: return lineEdge(atStart: true)
        case .lineEnd: return lineEdge(atStart: false)
        case .paragraphStart: return EditorTextPosition(text.paragraphStart(before: offset))
        case .paragraphEnd: return EditorTextPosition(text.paragraphEnd(after: offset))
        case .documentStart: return EditorTextPosition(0)
        case .documentEnd: return EditorTextPosition(text.count)
        case .up, .down, .pageUp, .pageDown: return verticalDestination(step, from: offset)
        }
    }

    private func verticalDestination(_ step: TextKeyAction.Step, from offset: Int) -> EditorTextPosition {
        let rect = caretRect(at: EditorTextPosition(offset, isUpstream: caret.isUpstream && offset == caret.head))
        let x = preferredCaretX ?? rect.midX
        preferredCaretX = x
        let isUp = step == .up || step == .pageUp
        let lineDistance = isUp ? -1 : rect.height + 1
        let pageDistance = step == .pageUp || step == .pageDown ? max(rect.height, (host?.pageHeight ?? rect.height) - rect.height) : 0
        let y = rect.minY + lineDistance + (isUp ? -pageDistance : pageDistance)
        // A step beyond the first or last line moves to the start or end of the text.
        if y < 0 { return EditorTextPosition(0) }
        if y >= textHeight { return EditorTextPosition(length) }
        return closestPosition(to: CGPoint(x: x, y: y))
    }

    /// Performs the action of a key. Returns whether the key was handled.
    func perform(_ action: TextKeyAction) -> Bool {
        guard let host else { return false }
        switch action {
        case .move(let step, let extending): move(step, extending: extending)
        case .delete(let step):
            guard host.isTextEditable else { return false }
            // Backspace calls the `UIKeyInput` method, which apps may override.
            if step == .left { host.performBackspace() } else { asTyped { delete(step) } }
        case .insert(let text):
            guard host.isTextEditable else { return false }
            host.insertTyped(text)
        case .newline:
            guard host.isTextEditable else { return false }
            if !host.editorDidReturn() { host.insertTyped("\n") }
        case .copy: performEditAction("copy:", host) { $0.copy(nil) }
        case .cut: performEditAction("cut:", host) { $0.cut(nil) }
        case .paste: performEditAction("paste:", host) { $0.paste(nil) }
        case .selectAll: performEditAction("selectAll:", host) { $0.selectAll(nil) }
        case .undo:
            unmark()
            host.undoManager?.undo()
        case .redo: host.undoManager?.redo()
        }
        return true
    }

    /// Performs an edit action if the host offers it; the key counts as handled in any case.
    private func performEditAction(_ name: String, _ host: any TextEditorHost, _ body: (any TextEditorHost) -> Void) {
        if host.canPerformAction(Selector(name), withSender: nil) { body(host) }
    }
}
