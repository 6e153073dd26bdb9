extension UserInfoHost where Self: UIViewController {
    /// Calls a closure now, and again after each change of an observable value that it has read.
    ///
    /// ```swift
    /// observe(self) { screen in screen.label.text = screen.model.name }
    /// ```
    ///
    /// Several changes in one frame cause one call, at the beginning of the next frame. Values are those of
    /// `@Observable` objects. A change that the closure makes itself causes no call. After 100 calls of closures that
    /// cause each other, one of them ends with a diagnostic that names both.
    ///
    /// - Parameters:
    ///   - owner: The object that is passed to the closure; held weakly. The observation ends with the owner.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: The closure; retained by the controller.
    /// - Returns: A subscription that ends the observation when cancelled; keeping the subscription is optional.
    @discardableResult public func observe<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Subscription {
        let (subscription, follower) = HostObservation.make(owner, SourceLocation(file, line), body)
        let remove = userInfoStorage.observeController { _, _ in withExtendedLifetime((follower, subscription)) {} }
        HostObservation.connect(subscription, follower, userInfoStorage, remove)
        return subscription
    }
}

extension UserInfoHost where Self: UIView {
    /// Calls a closure now, and again after each change of an observable value that it has read.
    ///
    /// ```swift
    /// observe(self) { badge in badge.isHidden = badge.inbox.unread == 0 }
    /// ```
    ///
    /// Several changes in one frame cause one call, at the beginning of the next frame. Values are those of
    /// `@Observable` objects. A change that the closure makes itself causes no call. After 100 calls of closures that
    /// cause each other, one of them ends with a diagnostic that names both.
    ///
    /// - Parameters:
    ///   - owner: The object that is passed to the closure; held weakly. The observation ends with the owner.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - body: The closure; retained by the view.
    /// - Returns: A subscription that ends the observation when cancelled; keeping the subscription is optional.
    @discardableResult public func observe<Owner: AnyObject>(
        _ owner: Owner, file: String = #fileID, line: Int = #line, _ body: @escaping @MainActor (Owner) -> Void
    ) -> Subscription {
        let (subscription, follower) = HostObservation.make(owner, SourceLocation(file, line), body)
        let remove = userInfoStorage.observeWindow { _ in withExtendedLifetime((follower, subscription)) {} }
        HostObservation.connect(subscription, follower, userInfoStorage, remove)
        return subscription
    }
}

/// The parts that observations of views and of controllers have in common.
@MainActor private enum HostObservation {
    static func make<Owner: AnyObject>(
        _ owner: Owner, _ site: SourceLocation, _ body: @escaping @MainActor (Owner) -> Void
    ) -> (Subscription, Follower) {
        let subscription = Subscription(site.file, site.line, owner: owner)
        subscription.recordCaptures(of: body)
        subscription.isCalledAtOnce = true
        var isSuspended = false
        let follower = Follower(at: site) { [weak owner, weak subscription] in
            guard let owner, let subscription else { return }
            isSuspended = !subscription.beginCall()
            if !isSuspended { body(owner) }
        }
        // A closure that was not called follows no values. It is called when its suspension ends.
        subscription.onResumption { [weak follower] in if isSuspended { follower?.run() } }
        return (subscription, follower)
    }

    /// Ends the follower with the subscription, which the host retains with `remove`.
    static func connect(
        _ subscription: Subscription, _ follower: Follower, _ storage: UserInfoStorage, _ remove: @escaping @MainActor () -> Void
    ) {
        subscription.didAttach(
            {
                follower.end()
                remove()
            }, registeredIn: storage)
    }
}
