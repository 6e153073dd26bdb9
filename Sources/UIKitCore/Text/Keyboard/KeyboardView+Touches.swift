import UIKitEngines

/// The touch handling of the keyboard.
///
/// Text keys act when the touch ends; Shift, Delete and keys to other pages act when it begins. A touch that begins
/// during another touch first types the other touch's key, which keeps the order in fast typing.
extension KeyboardView {
    func pressKeys(_ touches: Set<UITouch>) {
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
            for otherTouch in presses.keys { release(otherTouch, typesKey: true) }
            guard let key = key(at: touch.location(in: self)) else { continue }
            presses[ObjectIdentifier(touch)] = key
            press(key, at: touch.timestamp)
        }
        refresh()
    }

    func moveKeys(_ touches: Set<UITouch>) {
        for touch in touches {
            // Touches move between text keys only; a key that acted when the touch began stays pressed.
            guard let oldKey = presses[ObjectIdentifier(touch)], oldKey.text != nil,
                let newKey = key(at: touch.location(in: self)), newKey !== oldKey, newKey.text != nil
            else { continue }
            presses[ObjectIdentifier(touch)] = newKey
            showCallout(over: newKey)
        }
        refresh()
    }

    func releaseKeys(_ touches: Set<UITouch>) {
        for touch in touches { release(ObjectIdentifier(touch), typesKey: true) }
        refresh()
    }

    func cancelKeys(_ touches: Set<UITouch>) {
        for touch in touches { release(ObjectIdentifier(touch), typesKey: false) }
        refresh()
    }

    func cancelPresses() {
        presses = [:]
        hideCallout()
        stopRepeating()
    }

    private func key(at point: CGPoint) -> KeyView? {
        isOnStrip(point) ? nil : KeyboardPlan.key(at: point, among: keys.map(\.key)).map { keys[$0] }
    }

    private func press(_ key: KeyView, at time: TimeInterval) {
        showCallout(over: key)
        switch key.key.kind {
        case .shift: typingController.tapShift(at: time)
        case .page(let page): typingController.show(page)
        case .delete:
            typingController.delete()
            repeatDeleting(after: Self.firstRepeatDelay)
        case .text, .space, .enter, .dismiss: break
        }
    }

    private func release(_ touch: ObjectIdentifier, typesKey: Bool) {
        guard let key = presses.removeValue(forKey: touch) else { return }
        hideCallout()
        stopRepeating()
        guard typesKey else { return }
        switch key.key.kind {
        case .text: typingController.type(key.text ?? "")
        case .space: typingController.space(at: FrameLoop.current.now)
        case .enter: typingController.enter()
        case .dismiss: typingController.dismiss()
        case .shift, .page, .delete: break
        }
    }

    // MARK: - Repeating Delete

    /// The delays before the first and the following repetitions of Delete, in seconds.
    private static let firstRepeatDelay: TimeInterval = 0.5
    private static let nextRepeatDelay: TimeInterval = 0.1

    private func repeatDeleting(after delay: TimeInterval) {
        repetition = FrameLoop.current.schedule(after: delay, isIdle: true) { [weak self] in
            guard let self, presses.values.contains(where: { $0.key.kind == .delete }) else { return }
            typingController.delete()
            repeatDeleting(after: Self.nextRepeatDelay)
        }
    }

    private func stopRepeating() {
        repetition?.cancel()
        repetition = nil
    }

    // MARK: - Callout

    private func showCallout(over key: KeyView) {
        hideCallout()
        guard let text = key.text, text.count == 1, !key.state.isTablet, bounds.height > 200, typingController.purpose.firstPage == .letters
        else {
            return
        }
        let newCallout = KeyCallout(text, over: key.key.frame, in: bounds.width)
        addSubview(newCallout)
        callout = newCallout
    }

    private func hideCallout() {
        callout?.removeFromSuperview()
        callout = nil
    }
}
