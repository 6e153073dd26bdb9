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
        subscription.isFresh = true
        storage.freshHandlers.append(UserInfoStorage.WeakHandler(subscription: subscription, number: 0))
        enqueueCheck()
    }

    /// Records that a handler is removed in the turn in which it was added, because its owner is deallocated. The
    /// sender may be deallocated in the same turn, too.
    static func recordLoss(of subscription: Subscription) {
        subscription.isFresh = false
        guard subscription.hasLostOwner, let retainer = subscription.record?.storage else { return }
        Hooks.applicationStorage?.freshClosures.append(Closure(owner: nil, retainer: retainer, site: subscription.location))
        // The handler may have been added in a former application, so that no check is pending in this one.
        enqueueCheck()
    }

    private static func enqueueCheck() {
        guard let storage = Hooks.applicationStorage, storage.freshHandlers.count + storage.freshClosures.count == 1 else { return }
        Task { @MainActor [weak storage] in
            let (handlers, closures) = (storage?.freshHandlers ?? [], storage?.freshClosures ?? [])
            storage?.freshHandlers = []
            storage?.freshClosures = []
            // The app may retain the subscription longer than the sender.
            var sites: Set<SourceLocation> = []
            for subscription in handlers.compactMap(\.subscription) {
                subscription.isFresh = false
                if subscription.hasLostOwner, subscription.record?.storage != nil { sites.insert(subscription.location) }
            }
            for closure in closures where closure.owner == nil && closure.retainer != nil { sites.insert(closure.site) }
            // A line in a loop is reported once.
            for site in sites.sorted(by: { ($0.file, $0.line) < ($1.file, $1.line) }) { report(site) }
        }
    }

    private static func report(_ site: SourceLocation) {
        Hooks.report(
            "handler.lost-owner",
            "The owner of the handler at \(site) is gone, and the handler with it: owners are held weakly, and nobody else held "
                + "this one. Keep the owner in a property, or leave it out.", at: site)
    }
}
