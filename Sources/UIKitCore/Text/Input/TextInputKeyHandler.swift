import UIKitEngines

/// Performs the actions of keys for a ``UITextInput`` that an app implements, with its positions and its tokenizer.
///
/// > Difference from Apple: the page keys are passed up the responder chain.
@MainActor struct TextInputKeyHandler {
    let input: any UITextInput
    /// The end of the selection that is fixed while Shift and arrow keys move the other end. The value is kept
    /// between keys.
    var fixedEnd: UITextPosition?

    /// Performs an action. Returns whether the action was handled.
    mutating func perform(_ action: TextKeyAction) -> Bool {
        switch action {
        case .move(let step, let extending): return move(step, extending)
        case .delete(let step): return delete(step)
        case .copy: return performEditAction("copy:") { $0.copy(nil) }
        case .cut: return performEditAction("cut:") { $0.cut(nil) }
        case .paste: return performEditAction("paste:") { $0.paste(nil) }
        case .selectAll: return performEditAction("selectAll:") { $0.selectAll(nil) }
        case .undo: return withUndoManager { $0.undo() }
        case .redo: return withUndoManager { $0.redo() }
        case .insert, .newline: return false
        }
    }

    private func performEditAction(_ name: String, _ body: (any UITextInput) -> Void) -> Bool {
        guard input.canPerformAction(Selector(name), withSender: nil) else { return false }
        body(input)
        return true
    }

    private func withUndoManager(_ body: (UndoManager) -> Void) -> Bool {
        guard let manager = input.undoManager else { return false }
        body(manager)
        return true
    }

    // MARK: - Positions

    private mutating func move(_ step: TextKeyAction.Step, _ extending: Bool) -> Bool {
        guard let range = input.selectedTextRange else { return false }
        let (fixed, moving) = ends(of: range, step)
        if !extending, !range.isEmpty, step == .left || step == .right {
            // An arrow key collapses a selection to its end in the direction of the arrow.
            let end = isForward(step, from: range.start) ? range.end : range.start
            select(end, end)
            return true
        }
        guard let target = destination(step, from: moving) else { return step != .pageUp && step != .pageDown }
        select(extending ? fixed : target, target)
        fixedEnd = extending ? fixed : nil
        return true
    }

    private func delete(_ step: TextKeyAction.Step) -> Bool {
        guard let range = input.selectedTextRange, range.isEmpty, step != .left else {
            input.deleteBackward()
            return true
        }
        let target =
            switch step {
            case .right: input.position(from: range.start, offset: 1)
            case .wordLeft: boundary(.word, .backward, from: range.start)
            case .wordRight: boundary(.word, .forward, from: range.start)
            default: destination(step, from: range.start)
            }
        guard let target, input.compare(target, to: range.start) != .orderedSame else { return true }
        select(range.start, target)
        input.deleteBackward()
        return true
    }

    /// Returns the end of the selection that is fixed, and the end that a step moves.
    private func ends(of range: UITextRange, _ step: TextKeyAction.Step) -> (fixed: UITextPosition, moving: UITextPosition) {
        if let fixedEnd {
            if input.compare(fixedEnd, to: range.start) == .orderedSame { return (range.start, range.end) }
            if input.compare(fixedEnd, to: range.end) == .orderedSame { return (range.end, range.start) }
        }
        return isForward(step, from: range.start) ? (range.start, range.end) : (range.end, range.start)
    }

    private func isForward(_ step: TextKeyAction.Step, from position: UITextPosition) -> Bool {
        let isMirrored = input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
        switch step {
        case .right, .wordRight: return !isMirrored
        case .left, .wordLeft: return isMirrored
        case .down, .pageDown, .lineEnd, .paragraphEnd, .documentEnd: return true
        case .up, .pageUp, .lineStart, .paragraphStart, .documentStart: return false
        }
    }

    /// Returns the position at the end of a step; `nil` for steps of a page and beyond the text.
    private func destination(_ step: TextKeyAction.Step, from position: UITextPosition) -> UITextPosition? {
        switch step {
        case .left: input.position(from: position, in: .left, offset: 1)
        case .right: input.position(from: position, in: .right, offset: 1)
        case .up: input.position(from: position, in: .up, offset: 1) ?? input.beginningOfDocument
        case .down: input.position(from: position, in: .down, offset: 1) ?? input.endOfDocument
        case .wordLeft, .wordRight: boundary(.word, isForward(step, from: position) ? .forward : .backward, from: position)
        case .lineStart: boundary(.line, .backward, from: position)
        case .lineEnd: boundary(.line, .forward, from: position)
        case .paragraphStart: boundary(.paragraph, .backward, from: position)
        case .paragraphEnd: boundary(.paragraph, .forward, from: position)
        case .documentStart: input.beginningOfDocument
        case .documentEnd: input.endOfDocument
        case .pageUp, .pageDown: nil
        }
    }

    private func boundary(
        _ unit: UITextGranularity, _ direction: UITextStorageDirection, from position: UITextPosition
    ) -> UITextPosition? {
        // At the end of a line the position already is the boundary.
        let direction = UITextDirection(rawValue: direction.rawValue)
        if unit == .line, input.tokenizer.isPosition(position, atBoundary: unit, inDirection: direction) { return position }
        return input.tokenizer.position(from: position, toBoundary: unit, inDirection: direction)
    }

    private func select(_ one: UITextPosition, _ other: UITextPosition) {
        let isOrdered = input.compare(one, to: other) != .orderedDescending
        input.selectedTextRange = input.textRange(from: isOrdered ? one : other, to: isOrdered ? other : one)
    }
}
