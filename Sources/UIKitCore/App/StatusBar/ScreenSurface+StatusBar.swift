import Platform

extension ScreenSurface {
    /// Handles touches that begin on the status bar, where a tap scrolls to the top. Returns whether the touch
    /// belongs to the bar.
    func handleStatusBarTouch(_ pointer: PointerEvent) -> Bool {
        switch pointer.phase {
        case .began where chrome.contains(pointer.location):
            statusBarTouch = pointer.id
            return true
        case .began, .hovered: return false
        case .moved: return statusBarTouch == pointer.id
        case .ended, .cancelled:
            guard statusBarTouch == pointer.id else { return false }
            statusBarTouch = nil
            if pointer.phase == .ended, chrome.contains(pointer.location) { scrollToTop() }
            return true
        }
    }

    /// Scrolls to the top, if exactly one scroll view qualifies.
    private func scrollToTop() {
        guard let lists = frontWindow?.listsForStatusBar, lists.count == 1 else { return }
        lists.first?.goToTop()
    }
}
