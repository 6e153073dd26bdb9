import Platform

extension ScreenSurface {
    /// Takes touches that begin on the status bar; one that ends there is a tap. Returns whether it was the bar's.
    func takeForStatusBar(_ pointer: PointerEvent) -> Bool {
        switch pointer.phase {
        case .began where chrome.takes(pointer.location):
            statusBarTouch = pointer.id
            return true
        case .began, .hovered: return false
        case .moved: return statusBarTouch == pointer.id
        case .ended, .cancelled:
            guard statusBarTouch == pointer.id else { return false }
            statusBarTouch = nil
            if pointer.phase == .ended, chrome.takes(pointer.location) { scrollToTop() }
            return true
        }
    }

    /// Where one list alone may be meant, it goes to its beginning.
    private func scrollToTop() {
        guard let lists = frontWindow?.listsForStatusBar, lists.count == 1 else { return }
        lists.first?.goToTop()
    }
}
