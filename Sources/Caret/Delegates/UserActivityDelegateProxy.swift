/// A proxy that forwards the methods of `NSUserActivityDelegate` to closures.
final class UserActivityDelegateProxy: DelegateProxy, NSUserActivityDelegate {
    func userActivityWillSave(_ userActivity: NSUserActivity) {
        notify(())
    }
}
