/// The letter of a secret that was typed last on the drawn keyboard, where fingers miss keys: seen for a moment.
extension TextEditor {
    /// In seconds. Measured on iOS 17.
    private static let revealTime: TimeInterval = 2

    /// Shows the letter before the caret, until something else is typed, the caret moves, or its time is over.
    func revealLast() {
        guard isSecure, let host, host.isFirstResponder, caret.isEmpty, caret.head > 0 else { return }
        let letter = boundaries.previous(before: caret.head)..<caret.head
        veil?.revealed = letter
        showVeil()
        revealEnd?.cancel()
        revealEnd = FrameLoop.current.schedule(after: Self.revealTime, isIdle: true) { [weak self] in self?.endReveal() }
    }

    /// Dots again.
    func endReveal() {
        revealEnd?.cancel()
        revealEnd = nil
        guard veil?.revealed != nil else { return }
        veil?.revealed = nil
        showVeil()
    }

    private func showVeil() {
        veil?.update(storage)
        host?.editorTextDidSet()
    }
}
