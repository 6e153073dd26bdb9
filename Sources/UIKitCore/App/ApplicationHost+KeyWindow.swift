extension ApplicationHost {
    /// The window that keys go to.
    package var keyWindow: UIWindow? { keyWindows.top }

    func makeKey(_ window: UIWindow) {
        guard window.canBecomeKey else { return }
        let old = keyWindows.top
        guard old !== window else { return }
        keyWindows.push(window)
        if let old { tellResigned(old) }
        tellBecame(window)
    }

    /// Takes the role from a window that was hidden or goes away, and gives it to the one which had it before.
    ///
    /// - Parameter isGone: whether the window is being deallocated, and must not be told or shown to anybody.
    func giveUpKey(_ window: UIWindow, isGone: Bool = false) {
        guard keyWindows.isTop(window) else {
            keyWindows.remove(window)
            return
        }
        let successor = keyWindows.successor(of: window)
        keyWindows.remove(window)
        if !isGone { tellResigned(window) }
        guard let successor else { return }
        keyWindows.push(successor)
        tellBecame(successor)
    }

    private func tellBecame(_ window: UIWindow) {
        window.becomeKey()
        window.renewTextInput()
        if window.firstResponder != nil { window.display?.input.setNeedsUpdate() }
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    private func tellResigned(_ window: UIWindow) {
        window.resignKey()
        if window.firstResponder != nil { window.display?.input.setNeedsUpdate() }
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }
}
