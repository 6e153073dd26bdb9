/// Reveals the last typed character of secure text for two seconds. This applies to the on-screen keyboard, where
/// typing errors are likely.
extension TextEditor {
    /// The duration, in seconds. Measured on iOS 17.
    private static let revealDuration: TimeInterval = 2

    /// Reveals the character before the caret until more text is typed, the caret moves, or the time is over.
    func revealLastCharacter() {
        guard isSecure, let host, host.isFirstResponder, caret.isEmpty, caret.head > 0 else { return }
        let characterRange = boundaries.previous(before: caret.head)..<caret.head
        substitution?.revealed = characterRange
        updateSubstitution()
        revealEnd?.cancel()
        revealEnd = FrameLoop.current.schedule(after: Self.revealDuration, isIdle: true) { [weak self] in self?.endReveal() }
    }

    /// Conceals the revealed character.
    func endReveal() {
        revealEnd?.cancel()
        revealEnd = nil
        guard substitution?.revealed != nil else { return }
        substitution?.revealed = nil
        updateSubstitution()
    }

    private func updateSubstitution() {
        substitution?.update(storage)
        host?.editorTextDidSet()
    }
}
