/// Hands on to closures what a `NSUserActivityDelegate` is told and asked.
final class UserActivityEar: DelegateEar, NSUserActivityDelegate {
    func userActivityWillSave(_ userActivity: NSUserActivity) {
        tell(())
    }
}
