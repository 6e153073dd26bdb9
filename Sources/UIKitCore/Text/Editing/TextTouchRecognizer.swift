import UIKitEngines

/// The gesture recognizer that places the caret and selects text in a text field or text view.
///
/// The recognizer passes touches and deadlines to a `TextTouchMachine`. The machine distinguishes a tap, a
/// long press, a drag of the selection and a drag of a handle. The recognizer performs the returned actions on the
/// editor: placing the caret, extending the selection, selecting a word or paragraph, or moving one end. A mouse
/// press takes effect at once. A touch takes effect when it ends as a tap or after the long-press delay, so that a
/// scroll view can recognize a drag. While a touch is held beyond the edge of the view, a timer repeats the drag, which
/// scrolls and extends the selection. A tap on a link or attachment invokes the item instead.
final class TextTouchRecognizer: UIGestureRecognizer {
    private weak var editor: TextEditor?
    private var machine = TextTouchMachine()
    private var deadlineTimer: DelayToken?
    /// The timer that repeats a drag while the touch is held beyond the edge.
    private var autoscrollTimer: DelayToken?
    /// The initially selected range, which stays selected during a drag.
    private var initialRange = 0..<0
    /// Whether a long press has opened the menu of a link or an attachment.
    private var hasOpenedItemMenu = false
    /// The state before the touch: whether the view was the first responder, its caret, and whether the menu was shown.
    private var stateAtTouchDown = (isFirst: false, caret: TextCaret(), hasMenu: false)

    init(_ editor: TextEditor) {
        self.editor = editor
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        name = "Text"
    }

    override func acceptsButtons(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.isSubset(of: [.primary, .secondary]) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let editor, let host = editor.host, let touch = touches.first, gesture.touches.first === touch else {
            if state == .possible { state = .failed }
            return
        }
        guard mayBegin(host), !Self.isOnControl(touch, in: host) else {
            state = .failed
            return
        }
        let location = touch.location(in: host)
        stateAtTouchDown = (host.isFirstResponder, editor.caret, editor.menu.isShown)
        if touch.isSecondary { return openMenu(at: location, editor, host) }
        let isMouse = touch.type == .indirectPointer
        let press = TextTouchMachine.Press(
            location, time: touch.timestamp, taps: touch.tapCount, isMouse: isMouse,
            isShifted: host.isFirstResponder && event.modifierFlags.contains(.shift), handle: isMouse ? nil : handle(at: location, editor),
            selectsOnLongPress: !host.isTextEditable)
        if isMouse, !host.isFirstResponder, !host.becomeFirstResponder() {
            state = .failed
            return
        }
        carryOut(machine.down(press), editor)
        if machine.isExclusive { state = .began }
        scheduleDeadline()
    }

    /// Returns whether the touch is on a control inside of the text's view, such as a button beside the text or an
    /// app's subview.
    private static func isOnControl(_ touch: UITouch, in host: UIView) -> Bool {
        var view = touch.view
        while let current = view, current !== host {
            if current is UIControl { return true }
            view = current.superview
        }
        return false
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let editor, let host = editor.host, let touch = gesture.touches.first, touches.contains(touch) else { return }
        let wasWaiting = machine.deadline != nil
        carryOut(machine.moved(to: touch.location(in: host)), editor)
        if machine.isExclusive { state = .changed } else if wasWaiting, machine.deadline == nil { state = .failed }
        scheduleAutoscroll()
    }

    /// The interval between two steps of a drag beyond the edge, 0.05 seconds. Each step grows with the distance from
    /// the edge.
    private static let autoscrollInterval = 0.05

    /// Schedules another step while the touch is held beyond the edge. The steps end when the selection and the content
    /// no longer change.
    private func scheduleAutoscroll() {
        autoscrollTimer?.cancel()
        autoscrollTimer = nil
        guard machine.isExclusive, let host = editor?.host, let location = gesture.touches.first?.location(in: host) else { return }
        let insets = (host as? UIScrollView)?.adjustedContentInset ?? .zero
        guard !host.bounds.inset(by: insets).contains(location) else { return }
        autoscrollTimer = FrameLoop.current.schedule(after: Self.autoscrollInterval) { [weak self] in self?.repeatDrag() }
    }

    private func repeatDrag() {
        guard machine.isExclusive, let editor, let host = editor.host, let touch = gesture.touches.first else { return }
        let old = (caret: editor.caret.range, origin: host.bounds.origin)
        carryOut(machine.moved(to: touch.location(in: host)), editor)
        host.layoutIfNeeded()
        if editor.caret.range != old.caret || host.bounds.origin != old.origin { scheduleAutoscroll() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let editor, let host = editor.host else {
            // The editor or its view was deallocated during the touch.
            state = machine.isExclusive ? .cancelled : .failed
            return
        }
        if hasOpenedItemMenu || touches.contains(where: \.isSecondary) {
            state = .ended
            return
        }
        if let item = tappedItem(touches, host) {
            machine.reset()
            state = .ended
            if state == .ended { (host as? UITextView)?.invoke(item) }
            return
        }
        let wasExclusive = machine.isExclusive
        let action = machine.up()
        if !wasExclusive {
            // A tap may not be recognized, since another recognizer, such as a scroll view's pan, may prevent this one.
            state = .ended
            guard state == .ended, host.isFirstResponder || host.becomeFirstResponder() else { return }
            if isOnSelection(touches, host, editor) { return toggleMenu(editor) }
            carryOut(action, editor)
            showMenuIfNeeded(editor)
            return
        }
        state = .ended
        if isTouch { editor.menu.show() }
    }

    /// Returns the tapped link or attachment; `nil` after a second tap, a long press, or a drag.
    private func tappedItem(_ touches: Set<UITouch>, _ host: any TextEditorHost) -> UITextItem? {
        guard let view = host as? UITextView, let touch = touches.first, touch.tapCount == 1 else { return nil }
        guard machine.deadline != nil || touch.type == .indirectPointer, editor?.caret.isEmpty ?? true else { return nil }
        return view.item(at: touch.location(in: view))
    }

    /// Shows the edit menu after a touch selected text, or tapped the position of the caret again.
    private func showMenuIfNeeded(_ editor: TextEditor) {
        let isSecondTap = stateAtTouchDown.isFirst && !stateAtTouchDown.hasMenu && stateAtTouchDown.caret.range == editor.caret.range
        if !editor.caret.isEmpty || isSecondTap { editor.menu.show() }
    }

    /// Returns whether a single tap is on the selection. Such a tap keeps the selection.
    private func isOnSelection(_ touches: Set<UITouch>, _ host: any TextEditorHost, _ editor: TextEditor) -> Bool {
        guard let touch = touches.first, touch.tapCount == 1, touch.type != .indirectPointer, stateAtTouchDown.isFirst else { return false }
        return !stateAtTouchDown.caret.isEmpty
            && stateAtTouchDown.caret.range.contains(editor.hostClosestPosition(touch.location(in: host)).offset)
    }

    private func toggleMenu(_ editor: TextEditor) { if stateAtTouchDown.hasMenu { editor.menu.hide() } else { editor.menu.show() } }

    /// Opens the edit menu for a secondary click. A click outside of the selection first selects the word there.
    private func openMenu(at point: CGPoint, _ editor: TextEditor, _ host: any TextEditorHost) {
        guard host.isFirstResponder || host.becomeFirstResponder() else {
            state = .failed
            return
        }
        let offset = editor.hostClosestPosition(point).offset
        if !(editor.caret.range.contains(offset) && !editor.caret.isEmpty) { carryOut(.select(point, .word), editor) }
        state = .began
        editor.menu.show(at: point)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = machine.isExclusive ? .cancelled : .failed
    }

    override func reset() {
        for token in [deadlineTimer, autoscrollTimer] { token?.cancel() }
        deadlineTimer = nil
        autoscrollTimer = nil
        hasOpenedItemMenu = false
        machine.reset()
    }

    private func mayBegin(_ host: any TextEditorHost) -> Bool {
        guard host.isUserInteractionEnabled, host.isEligibleForFirstResponder || host.isFirstResponder else { return false }
        return (host as? UIControl)?.isEnabled ?? true
    }

    private func scheduleDeadline() {
        guard let deadline = machine.deadline else { return }
        let loop = FrameLoop.current
        deadlineTimer = loop.schedule(after: max(0, deadline - loop.now)) { [weak self] in
            guard let self, let editor, let host = editor.host, !openItemMenu(of: host), host.isFirstResponder else { return }
            let action = machine.timePassed()
            state = .began
            guard state == .began else { return }
            carryOut(action, editor)
        }
    }

    /// Opens the menu of the link or attachment under a long press; returns whether there is such an item.
    private func openItemMenu(of host: any TextEditorHost) -> Bool {
        guard let view = host as? UITextView, let touch = gesture.touches.first, touch.tapCount == 1, state == .possible else {
            return false
        }
        guard machine.deadline != nil, let item = view.item(at: touch.location(in: view)) else { return false }
        state = .began
        guard state == .began else { return false }
        machine.reset()
        hasOpenedItemMenu = true
        // A long press is not a tap, even if the item has no menu.
        view.presentMenu(for: item)
        return true
    }

    private func carryOut(_ action: TextTouchMachine.Action?, _ editor: TextEditor) {
        guard let action else { return }
        editor.showsHandles = isTouch
        switch action {
        case .caret(let point):
            if let token = editor.host?.token(at: point) {
                initialRange = token
                editor.showsHandles = false
                return editor.select(TextCaret(token))
            }
            let position = editor.hostClosestPosition(point)
            initialRange = position.offset..<position.offset
            editor.select(TextCaret(anchor: position.offset, head: position.offset, isUpstream: position.isUpstream))
        case .extend(let point):
            let position = editor.hostClosestPosition(point)
            initialRange = editor.caret.anchor..<editor.caret.anchor
            editor.select(TextCaret(anchor: editor.caret.anchor, head: position.offset, isUpstream: position.isUpstream))
        case .select(let point, let unit):
            initialRange = range(at: point, unit, editor)
            editor.select(TextCaret(initialRange))
        case .drag(let point, let unit): drag(to: range(at: point, unit, editor), editor)
        case .end(let point, let isStart):
            let offset = editor.hostClosestPosition(point).offset
            let fixedOffset = isStart ? editor.caret.range.upperBound : editor.caret.range.lowerBound
            if offset != fixedOffset { editor.select(TextCaret(anchor: fixedOffset, head: offset)) }
        }
    }

    private var isTouch: Bool { gesture.touches.first?.type != .indirectPointer }

    private func drag(to range: Range<Int>, _ editor: TextEditor) {
        let isBackward = range.lowerBound < initialRange.lowerBound
        editor.select(
            isBackward
                ? TextCaret(anchor: initialRange.upperBound, head: range.lowerBound)
                : TextCaret(anchor: initialRange.lowerBound, head: max(range.upperBound, initialRange.upperBound)))
    }

    private func range(at point: CGPoint, _ unit: TextTouchMachine.Unit, _ editor: TextEditor) -> Range<Int> {
        let offset = editor.hostClosestPosition(point).offset
        switch unit {
        case .character: return offset..<offset
        // In secure text, the whole text is one word, since word boundaries would reveal parts of the text.
        case .word: return editor.isSecure ? 0..<editor.length : editor.boundaries.word(at: character(at: point, offset, editor))
        case .paragraph:
            let paragraph = editor.boundaries.paragraph(at: offset)
            return paragraph.lowerBound..<editor.boundaries.next(after: paragraph.upperBound)
        }
    }

    /// Returns the offset of the character under the point; `offset`, the nearest position, may be after the character.
    private func character(at point: CGPoint, _ offset: Int, _ editor: TextEditor) -> Int {
        (editor.hostCharacterRange(point) as? EditorTextRange)?.range.lowerBound ?? offset
    }

    /// Returns the handle near a point: `true` for the start, `false` for the end, `nil` for none.
    private func handle(at point: CGPoint, _ editor: TextEditor) -> Bool? {
        guard editor.showsHandles, !editor.caret.isEmpty, editor.host?.isFirstResponder == true else { return nil }
        func distance(toStart isStart: Bool) -> CGFloat {
            let offset = isStart ? editor.caret.range.lowerBound : editor.caret.range.upperBound
            let rect = editor.hostCaretRect(EditorTextPosition(offset, isUpstream: !isStart))
            let knob = CGPoint(x: rect.midX, y: isStart ? rect.minY : rect.maxY)
            return max(abs(point.x - knob.x), abs(point.y - knob.y))
        }
        let startDistance = distance(toStart: true)
        let endDistance = distance(toStart: false)
        guard min(startDistance, endDistance) <= Self.handleHitRadius else { return nil }
        return startDistance <= endDistance
    }

    /// The hit radius of a handle: 22 points, half of the minimum touch target of 44 points.
    private static let handleHitRadius: CGFloat = 22
}
