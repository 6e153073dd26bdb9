/// A proxy that forwards the methods of `NSUserActivityDelegate` to closures.
final class UserActivityDelegateProxy: NSObject, DelegateProxy, NSUserActivityDelegate {
    lazy var willSave = DelegateSlot<Void, Void>(self)

    func userActivityWillSave(_ userActivity: NSUserActivity) {
        willSave.notify(())
    }
}
