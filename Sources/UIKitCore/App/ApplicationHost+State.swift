extension ApplicationHost {
    /// Suspends display links in the background, and resumes them in the foreground.
    func stateDidChange(from old: UIApplication.State) {
        guard (state == .background) != (old == .background) else { return }
        let links = frameLoop.displayLinks
        if state == .background { links.suspend(at: frameLoop.now) } else { links.resume(at: frameLoop.now) }
    }
}
