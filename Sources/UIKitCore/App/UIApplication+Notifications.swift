extension UIApplication {
    /// Posted after the delegate heard that the app was launched.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Posted after events began to arrive.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted before events go elsewhere.
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Posted when memory is scarce, after the delegate heard of it and before the controllers do.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted before the app ends.
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}
