import Platform

extension ScreenSurface {
    /// Handles touches that begin on the status bar. A tap on the bar scrolls to the top. Returns whether the touch
    /// belongs to the status bar.
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

    /// Scrolls to the top if exactly one scroll view responds to the status bar.
    private func scrollToTop() {
        guard let scrollViews = frontWindow?.scrollViewsForStatusBarTap, scrollViews.count == 1 else { return }
        scrollViews.first?.scrollToTopForStatusBar()
    }
}
