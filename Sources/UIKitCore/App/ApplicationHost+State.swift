extension ApplicationHost {
    /// Suspends display links when the app enters the background, and resumes them in the foreground.
    func stateDidChange(from old: UIApplication.State) {
        guard (state == .background) != (old == .background) else { return }
        let links = frameLoop.displayLinks
        if state == .background { links.suspend(at: frameLoop.now) } else { links.resume(at: frameLoop.now) }
    }
}
