/// Becomes the delegate of an object, and forwards the methods of `NSUserActivityDelegate` to its recipients.
final class UserActivityDelegateForwarder: DelegateForwarder, NSUserActivityDelegate {
    let userActivityDelegateProxy = UserActivityDelegateProxy()
    private var recipients: Recipients<any NSUserActivityDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(userActivityDelegateProxy)
    }

    func userActivityWillSave(_ userActivity: NSUserActivity) {
        recipients.notify(userActivity) { $0.userActivityWillSave(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { userActivityDelegateProxyMethods }
    #endif
}
