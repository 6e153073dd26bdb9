/// Reports handlers that are never called because their owner is already deallocated one turn after they were added,
/// while their sender is alive.
@MainActor enum OwnerCheck {
    /// A closure with an owner that is not the handler of an event.
    struct Closure {
        weak var owner: AnyObject?
        /// The object that retains the closure as long as the closure may be called.
        weak var retainer: AnyObject?
        let site: SourceLocation
    }

    /// Checks the owner of a closure on the next turn, in debug builds and while an application runs.
    static func checkOwner(_ owner: AnyObject, at site: SourceLocation, retainedBy retainer: AnyObject) {
        assert(
            {
                Hooks.applicationStorage?.freshClosures.append(Closure(owner: owner, retainer: retainer, site: site))
                enqueueCheck()
                return true
            }())
    }

    /// Checks a handler on the next turn, in debug builds and while an application runs.
    static func checkOwner(_ subscription: Subscription, _ senderStorage: @autoclosure () -> UserInfoStorage?) {
        assert(
            {
                enqueueCheck(of: subscription, senderStorage())
                return true
            }())
    }

    private static func enqueueCheck(of subscription: Subscription, _ senderStorage: UserInfoStorage?) {
        guard subscription.hasOwner, let storage = Hooks.applicationStorage else { return }
        subscription.makeRecord().storage = senderStorage
        storage.freshHandlers.append(subscription)
        enqueueCheck()
    }

    private static func enqueueCheck() {
        guard let storage = Hooks.applicationStorage, storage.freshHandlers.count + storage.freshClosures.count == 1 else { return }
        Task { @MainActor [weak storage] in
            let (handlers, closures) = (storage?.freshHandlers ?? [], storage?.freshClosures ?? [])
            storage?.freshHandlers = []
            storage?.freshClosures = []
            // The app may retain the subscription longer than the sender.
            for subscription in handlers where subscription.hasLostOwner && subscription.record?.storage != nil {
                report(subscription.site)
            }
            for closure in closures where closure.owner == nil && closure.retainer != nil { report(closure.site.description) }
        }
    }

    private static func report(_ site: String) {
        Hooks.report(
            "handler.lost-owner",
            "The owner of the handler at \(site) is gone, and the handler with it: owners are held weakly, and nobody else held "
                + "this one. Keep the owner in a property, or leave it out.", at: SourceLocation(site))
    }
}
