/// A proxy that forwards the methods of `NSUserActivityDelegate` to closures.
final class UserActivityEar: DelegateEar, NSUserActivityDelegate {
    func userActivityWillSave(_ userActivity: NSUserActivity) {
        tell(())
    }
}
