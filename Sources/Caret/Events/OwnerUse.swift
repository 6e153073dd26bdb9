/// Observes when an owner is no longer used: a controller or a view that is no longer shown.
@MainActor enum OwnerUse {
    /// Calls a closure when a controller has left for good, or when a view leaves its window.
    ///
    /// - Returns: A closure that removes the observers; `nil` for other owners, and for a view in no window.
    static func onEnd(of owner: AnyObject?, _ ended: @escaping @MainActor () -> Void) -> (@MainActor () -> Void)? {
        if let controller = owner as? UIViewController { return controller.observe(.presence, begin: {}, finish: ended) }
        guard let view = owner as? UIView, view.window != nil else { return nil }
        return Hooks.userInfoStorage(of: view).observeWindow { window in if window == nil { ended() } }
    }
}
