extension UIApplication {
    /// Posted after the delegate was notified of the launch.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted after the app became active and receives events.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted before the app becomes inactive.
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted when memory is low, after the delegate and before the controllers are notified.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted before the app ends.
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}
