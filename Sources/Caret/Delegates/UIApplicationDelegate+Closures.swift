#if !canImport(UIKitCore)
    // On Apple's systems, the class of intents belongs to another module than UIKit.
    import Intents
#endif

extension ControlEvent where Sender: UIApplication, Payload == Void {
    /// Sent when the application has launched, before the question `didFinishLaunchingWithOptions` is asked.
    public static var didFinishLaunching: Self { Self { $0.applicationProxy.didFinishLaunching } }
    /// Sent when the application has become active, in apps without scene delegates.
    public static var didBecomeActive: Self { Self { $0.applicationProxy.didBecomeActive } }
    /// Sent when the application is about to become inactive, in apps without scene delegates.
    public static var willResignActive: Self { Self { $0.applicationProxy.willResignActive } }
    /// Sent after all windows were minimized or hidden, in apps without scene delegates.
    public static var didEnterBackground: Self { Self { $0.applicationProxy.didEnterBackground } }
    /// Sent before the first window becomes visible again, in apps without scene delegates. Not sent at launch.
    public static var willEnterForeground: Self { Self { $0.applicationProxy.willEnterForeground } }
    /// Sent periodically while the application is in the background, at the interval of
    /// `setMinimumBackgroundFetchInterval(_:)`. The next interval starts when the closure returns.
    public static var performFetch: Self { Self { $0.applicationProxy.performFetch } }
    /// Sent when memory is low, so that handlers can release data that can be recreated.
    public static var didReceiveMemoryWarning: Self { Self { $0.applicationProxy.didReceiveMemoryWarning } }
    /// Sent before the application terminates.
    public static var willTerminate: Self { Self { $0.applicationProxy.willTerminate } }
}

extension Question where Sender: UIApplication, Payload == [UIApplication.LaunchOptionsKey: Any]?, Answer == Bool {
    /// Asked first, before any state is restored. In apps without scene delegates, `false` prevents the launch URL
    /// from being opened and the launch quick action from being performed.
    public static var willFinishLaunchingWithOptions: Self { Self(.all) { $0.applicationProxy.willFinishLaunchingWithOptions } }
    /// Asked when the application has launched, so that the handler can create a window. In apps without scene
    /// delegates, `false` prevents the launch URL from being opened and the launch quick action from being performed.
    public static var didFinishLaunchingWithOptions: Self { Self(.all) { $0.applicationProxy.didFinishLaunchingWithOptions } }
}

extension ControlEvent where Sender: UIApplication, Payload == Data {
    /// Sent after the application was registered for notifications of a server, with the token that identifies the
    /// application on this device.
    public static var didRegisterForRemoteNotifications: Self { Self { $0.applicationProxy.didRegisterForRemoteNotifications } }
}

extension ControlEvent where Sender: UIApplication, Payload == any Error {
    /// Sent after the application could not be registered for notifications of a server.
    public static var didFailToRegisterForRemoteNotifications: Self {
        Self { $0.applicationProxy.didFailToRegisterForRemoteNotifications }
    }
}

extension ControlEvent where Sender: UIApplication, Payload == [AnyHashable: Any] {
    /// Sent when a server's notification arrives, with its payload. In the background, only notifications with
    /// `content-available` arrive.
    ///
    /// If the notification centre has a delegate, that delegate receives visible notifications without
    /// `content-available` instead. The completion handler of the delegate's method is called when the closure
    /// returns.
    public static var didReceiveRemoteNotification: Self { Self { $0.applicationProxy.didReceiveRemoteNotification } }
}

extension ControlEvent where Sender: UIApplication, Payload == UIApplicationShortcutItem {
    /// Sent when the user selects a Home screen quick action, in apps without scene delegates.
    public static var performAction: Self { Self { $0.applicationProxy.performAction } }
}

extension Question where Sender: UIApplication, Payload == (url: URL, options: [UIApplication.OpenURLOptionsKey: Any]), Answer == Bool {
    /// Opens a URL, at launch or later. Returns whether the application opened the URL; `false` by default.
    public static var openURL: Self { Self { $0.applicationProxy.openURL } }
}

extension Question where Sender: UIApplication, Payload == String, Answer == Bool {
    /// Whether the application itself informs the user that it is about to continue an activity of the payload's type.
    /// Defaults to `false`.
    public static var willContinueActivity: Self { Self { $0.applicationProxy.willContinueActivity } }
}

extension Question where Sender: UIApplication, Payload == NSUserActivity, Answer == Bool {
    /// Continues an activity. Returns whether the application continued the activity; `false` by default.
    public static var continueActivity: Self { Self { $0.applicationProxy.continueActivity } }
}

extension Question where Sender: UIApplication, Payload == INIntent, Answer == Any? {
    /// The object that handles an intent of the module `Intents`. Defaults to `nil`.
    public static var handlerForIntent: Self { Self { $0.applicationProxy.handlerForIntent } }
}

extension Question
where
    Sender: UIApplication, Payload == (connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions),
    Answer == UISceneConfiguration
{
    /// The configuration of a new scene. An application whose configuration names a delegate class uses scenes.
    public static var configurationForConnectingScene: Self { Self { $0.applicationProxy.configurationForConnectingScene } }
}

extension ControlEvent where Sender: UIApplication, Payload == Set<UISceneSession> {
    /// Sent after scenes were discarded for good.
    public static var didDiscardSceneSessions: Self { Self { $0.applicationProxy.didDiscardSceneSessions } }
}

extension Question where Sender: UIApplication, Payload == UIWindow?, Answer == UIInterfaceOrientationMask {
    /// The interface orientations that the application supports in a window.
    public static var supportedInterfaceOrientations: Self { Self { $0.applicationProxy.supportedInterfaceOrientations } }
}

extension Question where Sender: UIApplication, Payload == NSCoder, Answer == Bool {
    /// Whether to save the state of the application's controllers for its next launch. Defaults to
    /// ``shouldSaveApplicationState``.
    public static var shouldSaveSecureApplicationState: Self { Self { $0.applicationProxy.shouldSaveSecureApplicationState } }
    /// Whether to restore the saved controllers. Defaults to ``shouldRestoreApplicationState``.
    public static var shouldRestoreSecureApplicationState: Self { Self { $0.applicationProxy.shouldRestoreSecureApplicationState } }
    /// The older form of ``shouldSaveSecureApplicationState``. Defaults to `false`.
    public static var shouldSaveApplicationState: Self { Self { $0.applicationProxy.shouldSaveApplicationState } }
    /// The older form of ``shouldRestoreSecureApplicationState``. Defaults to `false`.
    public static var shouldRestoreApplicationState: Self { Self { $0.applicationProxy.shouldRestoreApplicationState } }
}

extension Question where Sender: UIApplication, Payload == (identifierComponents: [String], coder: NSCoder), Answer == UIViewController? {
    /// The view controller for a restoration path, if the saved state specifies no restoration
    /// class. Defaults to `nil`.
    public static var viewControllerWithRestorationIdentifierPath: Self {
        Self { $0.applicationProxy.viewControllerWithRestorationIdentifierPath }
    }
}

extension ControlEvent where Sender: UIApplication, Payload == NSCoder {
    /// Sent before the controllers encode their restorable state.
    public static var willEncodeRestorableState: Self { Self { $0.applicationProxy.willEncodeRestorableState } }
    /// Sent after the controllers have decoded their restorable state.
    public static var didDecodeRestorableState: Self { Self { $0.applicationProxy.didDecodeRestorableState } }
}
