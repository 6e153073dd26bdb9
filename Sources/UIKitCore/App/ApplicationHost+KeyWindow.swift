extension ApplicationHost {
    /// The key window.
    package var keyWindow: UIWindow? { keyWindows.top }

    func makeKey(_ window: UIWindow) {
        guard window.canBecomeKey else { return }
        let oldKeyWindow = keyWindows.top
        guard oldKeyWindow !== window else { return }
        keyWindows.push(window)
        if let oldKeyWindow { notifyResignedKey(oldKeyWindow) }
        notifyBecameKey(window)
    }

    /// Removes the key status from a window that is hidden or deallocated, and makes the previous key window key
    /// again.
    ///
    /// - Parameter isDeallocated: Whether the window is being deallocated. Such a window is not passed to callbacks.
    func resignKeyWindow(_ window: UIWindow, isDeallocated: Bool = false) {
        guard keyWindows.isTop(window) else {
            keyWindows.remove(window)
            return
        }
        let successor = keyWindows.successor(of: window)
        keyWindows.remove(window)
        if !isDeallocated { notifyResignedKey(window) }
        guard let successor else { return }
        keyWindows.push(successor)
        notifyBecameKey(successor)
    }

    private func notifyBecameKey(_ window: UIWindow) {
        window.becomeKey()
        window.renewTextInput()
        if window.firstResponder != nil { window.display?.input.setNeedsUpdate() }
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    private func notifyResignedKey(_ window: UIWindow) {
        window.resignKey()
        if window.firstResponder != nil { window.display?.input.setNeedsUpdate() }
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }
}
