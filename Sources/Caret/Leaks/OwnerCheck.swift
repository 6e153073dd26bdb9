/// Reports handlers that are never called because their owner is already deallocated one turn after they were added,
/// while their sender is alive.
@MainActor enum OwnerCheck {
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
        storage.freshHandlers.append(UserInfoStorage.WeakHandler(subscription: subscription, number: 0))
        guard storage.freshHandlers.count == 1 else { return }
        Task { @MainActor [weak storage] in
            let handlers = storage?.freshHandlers ?? []
            storage?.freshHandlers = []
            // The app may retain the subscription longer than the sender.
            for subscription in handlers.compactMap(\.subscription)
            where subscription.hasLostOwner && subscription.record?.storage != nil { report(subscription) }
        }
    }

    private static func report(_ subscription: Subscription) {
        Hooks.report(
            "handler.lost-owner",
            "The owner of the handler at \(subscription.site) is gone, and the handler with it: owners are held weakly, and nobody else held "
                + "this one. Keep the owner in a property, or leave it out.", at: subscription.location)
    }
}
