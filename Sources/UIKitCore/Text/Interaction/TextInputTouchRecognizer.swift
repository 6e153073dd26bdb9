import UIKitEngines

/// The gesture recognizer that places the caret and selects text in a `UITextInput` that an app implements.
///
/// The recognizer passes touches and deadlines to a `TextTouchMachine`, and performs the returned actions through the
/// `UITextInput` methods. Points become positions with `closestPosition(to:)`, and words and paragraphs
/// come from the tokenizer.
final class TextInputTouchRecognizer: UIGestureRecognizer {
    /// The hit radius of a handle: 22 points, half of the minimum touch target of 44 points.
    private static let handleHitRadius: CGFloat = 22

    private weak var interaction: UITextInteraction?
    private var machine = TextTouchMachine()
    private var deadlineTimer: DelayToken?
    /// The initially selected range, which stays selected during a drag.
    private var initialRange: UITextRange?
    private var hasBegun = false

    init(_ interaction: UITextInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        name = "Text"
    }

    private var input: (any UIResponder & UITextInput)? { interaction?.textInput }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let interaction, let input, let touch = touches.first, gesture.touches.first === touch, state == .possible,
            input.isFirstResponder || input.canBecomeFirstResponder, interaction.mayBegin(at: touch.location(in: view))
        else {
            if state == .possible { state = .failed }
            return
        }
        let isMouse = touch.type == .indirectPointer
        let point = touch.location(in: input.textInputView)
        if isMouse, !input.isFirstResponder, !input.becomeFirstResponder() {
            state = .failed
            return
        }
        let press = TextTouchMachine.Press(
            point, time: touch.timestamp, taps: touch.tapCount, isMouse: isMouse,
            isShifted: input.isFirstResponder && event.modifierFlags.contains(.shift), handle: isMouse ? nil : handle(at: point),
            selectsOnLongPress: interaction.textInteractionMode == .nonEditable)
        if machine.deadline == nil { carryOut(machine.down(press)) }
        if machine.isExclusive { state = .began }
        scheduleDeadline()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let input, let touch = gesture.touches.first, touches.contains(touch) else { return }
        let wasWaiting = machine.deadline != nil
        carryOut(machine.moved(to: touch.location(in: input.textInputView)))
        if machine.isExclusive { state = .changed } else if wasWaiting, machine.deadline == nil { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let input else { return }
        let wasExclusive = machine.isExclusive
        let action = machine.up()
        state = .ended
        // A tap may not be recognized, since another recognizer, such as a scroll view's pan, may prevent this one.
        guard !wasExclusive, state == .ended, input.isFirstResponder || input.becomeFirstResponder() else { return }
        carryOut(action)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = machine.isExclusive ? .cancelled : .failed
    }

    override func reset() {
        deadlineTimer?.cancel()
        deadlineTimer = nil
        machine.reset()
        initialRange = nil
        if hasBegun { interaction?.end() }
        hasBegun = false
    }

    private func scheduleDeadline() {
        guard let deadline = machine.deadline else { return }
        let loop = FrameLoop.current
        deadlineTimer = loop.schedule(after: max(0, deadline - loop.now)) { [weak self] in
            guard let self, let input, input.isFirstResponder || input.becomeFirstResponder() else { return }
            let action = machine.timePassed()
            state = .began
            if state == .began { carryOut(action) }
        }
    }

    // MARK: - Actions

    private func carryOut(_ action: TextTouchMachine.Action?) {
        guard let action, let input, let interaction else { return }
        if !hasBegun {
            hasBegun = true
            interaction.begin()
        }
        interaction.showsHandles = gesture.touches.first?.type != .indirectPointer
        switch action {
        case .caret(let point):
            let position = input.closestPosition(to: point)
            initialRange = position.flatMap { input.textRange(from: $0, to: $0) }
            interaction.select(initialRange ?? input.selectedTextRange)
        case .extend(let point):
            guard let start = input.selectedTextRange?.start else { return }
            initialRange = input.textRange(from: start, to: start)
            extendSelection(to: input.closestPosition(to: point).flatMap { input.textRange(from: $0, to: $0) })
        case .select(let point, let unit):
            initialRange = range(at: point, unit)
            if let initialRange { interaction.select(initialRange) }
        case .drag(let point, let unit): extendSelection(to: range(at: point, unit))
        case .end(let point, let isStart):
            guard let selectedRange = input.selectedTextRange, let position = input.closestPosition(to: point) else { return }
            let fixedEnd = isStart ? selectedRange.end : selectedRange.start
            if input.compare(position, to: fixedEnd) != .orderedSame { interaction.select(ordered(position, fixedEnd)) }
        }
    }

    /// Selects the initially selected range, extended to another range.
    private func extendSelection(to range: UITextRange?) {
        guard let input, let range else { return }
        guard let initialRange else {
            self.initialRange = range
            interaction?.select(range)
            return
        }
        let start = input.compare(range.start, to: initialRange.start) == .orderedAscending ? range.start : initialRange.start
        let end = input.compare(range.end, to: initialRange.end) == .orderedDescending ? range.end : initialRange.end
        interaction?.select(ordered(start, end))
    }

    /// Returns the range between two positions. An app's `UITextInput` may require the positions in ascending order.
    private func ordered(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange? {
        guard let input else { return nil }
        return input.compare(one, to: other) == .orderedDescending
            ? input.textRange(from: other, to: one) : input.textRange(from: one, to: other)
    }

    private func range(at point: CGPoint, _ unit: TextTouchMachine.Unit) -> UITextRange? {
        guard let input, let position = input.closestPosition(to: point) else { return nil }
        let granularity: UITextGranularity? =
            switch unit {
            case .character: nil
            case .word: .word
            case .paragraph: .paragraph
            }
        guard let granularity else { return input.textRange(from: position, to: position) }
        // At the end of a word, the backward direction finds the preceding word.
        for direction in [UITextStorageDirection.forward, .backward] {
            let enclosingRange = input.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(direction))
            if let enclosingRange, !enclosingRange.isEmpty { return enclosingRange }
        }
        return input.textRange(from: position, to: position)
    }

    /// Returns the handle near a point: `true` for the start, `false` for the end, `nil` for none.
    private func handle(at point: CGPoint) -> Bool? {
        guard let interaction, interaction.showsHandles, let input, input.isFirstResponder, let selectedRange = input.selectedTextRange,
            !selectedRange.isEmpty
        else { return nil }
        let startRect = input.caretRect(for: selectedRange.start)
        let endRect = input.caretRect(for: selectedRange.end)
        let startDistance = max(abs(point.x - startRect.midX), abs(point.y - startRect.minY))
        let endDistance = max(abs(point.x - endRect.midX), abs(point.y - endRect.maxY))
        guard min(startDistance, endDistance) <= Self.handleHitRadius else { return nil }
        return startDistance <= endDistance
    }
}
