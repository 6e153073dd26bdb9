extension Gallery {
    /// Handles arrow keys. The system calls it once per press, and not again while a key is held down.
    func handleKeyRepeat(_ presses: Set<UIPress>) -> Bool { repeatKey(presses) }
}
