import UIKitEngines

/// How the caret moves.
extension TextEditor {
    /// Moves the caret, or the selection's free end.
    func move(_ step: TextKeyAction.Step, extending: Bool) {
        history.stop()
        let isVertical = [.up, .down, .pageUp, .pageDown].contains(step)
        if !isVertical { column = nil }
        if !extending, !caret.isEmpty, step == .left || step == .right {
            // An arrow leaves a selection at the end it points to.
            let isForward = step == .right
            let (start, end) = (caret.range.lowerBound, caret.range.upperBound)
            let x = (caretRect(at: TextPlace(start)).minX, caretRect(at: TextPlace(end)).minX)
            let isMirrored = isForward ? x.0 > x.1 : x.1 < x.0
            caret.move(to: isForward != isMirrored ? end : start, extending: false)
        } else {
            let place = place(of: step, from: caret.head, isUpstream: caret.isUpstream)
            caret.move(to: place.offset, extending: extending, isUpstream: place.isUpstream)
        }
        selectionMoved()
    }

    /// Selects a range as a person does.
    func select(_ new: TextCaret) {
        guard new != caret else { return }
        history.stop()
        column = nil
        caret = new
        selectionMoved()
    }

    /// Selects a range by program.
    func setSelection(_ range: Range<Int>) {
        let whole = boundaries.whole(range)
        guard whole != caret.range else { return }
        history.stop()
        column = nil
        inputHub.tell { $0.selectionWillChange(self.host) }
        caret = TextCaret(whole)
        inputHub.tell { $0.selectionDidChange(self.host) }
        selectionMoved()
    }

    private func selectionMoved() {
        clearsOnInsertion = false
        if let marked, !(marked.lowerBound...marked.upperBound).contains(caret.head) { unmark() }
        host?.editorDidChangeSelection()
    }

    /// Where a step leads.
    func place(of step: TextKeyAction.Step, from offset: Int, isUpstream: Bool = false) -> TextPlace {
        let text = boundaries
        switch step {
        // Where a secret's words end is part of it.
        case .wordLeft where isSecure: return TextPlace(isMirrored(at: offset) ? text.count : 0)
        case .wordRight where isSecure: return TextPlace(isMirrored(at: offset) ? 0 : text.count)
        case .left: return beside(TextPlace(offset, isUpstream: isUpstream), isRight: false)
        case .right: return beside(TextPlace(offset, isUpstream: isUpstream), isRight: true)
        case .wordLeft: return TextPlace(isMirrored(at: offset) ? text.wordEnd(after: offset) : text.wordStart(before: offset))
        case .wordRight: return TextPlace(isMirrored(at: offset) ? text.wordStart(before: offset) : text.wordEnd(after: offset))
        case .lineStart: return lineEdge(atStart: true)
        case .lineEnd: return lineEdge(atStart: false)
        case .paragraphStart: return TextPlace(text.paragraphStart(before: offset))
        case .paragraphEnd: return TextPlace(text.paragraphEnd(after: offset))
        case .documentStart: return TextPlace(0)
        case .documentEnd: return TextPlace(text.count)
        case .up, .down, .pageUp, .pageDown: return vertical(step, from: offset)
        }
    }

    private func vertical(_ step: TextKeyAction.Step, from offset: Int) -> TextPlace {
        let rect = caretRect(at: TextPlace(offset, isUpstream: caret.isUpstream && offset == caret.head))
        let x = column ?? rect.midX
        column = x
        let isUp = step == .up || step == .pageUp
        let lines = isUp ? -1 : rect.height + 1
        let far = step == .pageUp || step == .pageDown ? max(rect.height, (host?.pageHeight ?? rect.height) - rect.height) : 0
        let y = rect.minY + lines + (isUp ? -far : far)
        // Beyond the first and the last line lie the text's ends.
        if y < 0 { return TextPlace(0) }
        if y >= textHeight { return TextPlace(length) }
        return closest(to: CGPoint(x: x, y: y))
    }

    /// Carries out what a key means. Returns whether it was for the text.
    func perform(_ action: TextKeyAction) -> Bool {
        guard let host else { return false }
        switch action {
        case .move(let step, let extending): move(step, extending: extending)
        case .delete(let step):
            guard host.isTextEditable else { return false }
            // Backspace is the method that hosts may override.
            if step == .left { host.takeBackspace() } else { asTyped { delete(step) } }
        case .insert(let text):
            guard host.isTextEditable else { return false }
            host.takeTyped(text)
        case .newline:
            guard host.isTextEditable else { return false }
            if !host.editorDidReturn() { host.takeTyped("\n") }
        case .copy: edit("copy:", host) { $0.copy(nil) }
        case .cut: edit("cut:", host) { $0.cut(nil) }
        case .paste: edit("paste:", host) { $0.paste(nil) }
        case .selectAll: edit("selectAll:", host) { $0.selectAll(nil) }
        case .undo:
            unmark()
            host.undoManager?.undo()
        case .redo: host.undoManager?.redo()
        }
        return true
    }

    /// What the host does not offer is not done by a key either; the key is the text's all the same.
    private func edit(_ name: String, _ host: any TextEditorHost, _ body: (any TextEditorHost) -> Void) {
        if host.canPerformAction(Selector(name), withSender: nil) { body(host) }
    }
}
