extension ControlEvent where Sender: UIApplication, Payload == Void {
    /// Called when the app is there, if the method with launch options is left out.
    public static var didFinishLaunching: Self { Self(.application, "applicationDidFinishLaunching(_:)") }
    /// Called after events began to arrive, in apps without scene delegates.
    public static var didBecomeActive: Self { Self(.application, "applicationDidBecomeActive(_:)") }
    /// Called before events go elsewhere, in apps without scene delegates.
    public static var willResignActive: Self { Self(.application, "applicationWillResignActive(_:)") }
    /// Called after all windows were minimized or hidden, in apps without scene delegates.
    public static var didEnterBackground: Self { Self(.application, "applicationDidEnterBackground(_:)") }
    /// Called before the first window comes back, in apps without scene delegates. Not called at launch.
    public static var willEnterForeground: Self { Self(.application, "applicationWillEnterForeground(_:)") }
    /// Called now and then while the app is put away, as often as `setMinimumBackgroundFetchInterval(_:)` says. The next time
    /// is counted from when the closure returns.
    public static var performFetch: Self { Self(.application, "application(_:performFetchWithCompletionHandler:)") }
    /// Called when memory is scarce: let go of what can be made again.
    public static var didReceiveMemoryWarning: Self { Self(.application, "applicationDidReceiveMemoryWarning(_:)") }
    /// Called before the app ends.
    public static var willTerminate: Self { Self(.application, "applicationWillTerminate(_:)") }
}

extension Question where Sender: UIApplication, Payload == [UIApplication.LaunchOptionsKey: Any]?, Answer == Bool {
    /// Called first of all, before there is any state.
    public static var willFinishLaunchingWithOptions: Self { Self(.application, "application(_:willFinishLaunchingWithOptions:)", .all) }
    /// Called when the app is there: the place to make a window.
    public static var didFinishLaunchingWithOptions: Self { Self(.application, "application(_:didFinishLaunchingWithOptions:)", .all) }
}

extension ControlEvent where Sender: UIApplication, Payload == UIApplicationShortcutItem {
    /// Called when a person chose a shortcut, in apps without scene delegates.
    public static var performAction: Self { Self(.application, "application(_:performActionFor:completionHandler:)") }
}

extension Question where Sender: UIApplication, Payload == (url: URL, options: [UIApplication.OpenURLOptionsKey: Any]), Answer == Bool {
    /// Whether the app opened the address that it was started with, or was handed later. Defaults to `false`.
    public static var openURL: Self { Self(.application, "application(_:open:options:)") }
}

extension Question where Sender: UIApplication, Payload == String, Answer == Bool {
    /// Whether the app says itself that an activity of a type is coming. Defaults to `false`.
    public static var willContinueActivity: Self { Self(.application, "application(_:willContinueUserActivityWithType:)") }
}

extension Question where Sender: UIApplication, Payload == NSUserActivity, Answer == Bool {
    /// Whether the app goes on with an activity. Defaults to `false`.
    public static var continueActivity: Self { Self(.application, "application(_:continue:restorationHandler:)") }
}

extension Question
where
    Sender: UIApplication, Payload == (connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions),
    Answer == UISceneConfiguration
{
    /// Says how a new scene is configured. An app whose configuration names a delegate class is an app with scenes.
    public static var configurationForConnectingScene: Self { Self(.application, "application(_:configurationForConnecting:options:)") }
}

extension ControlEvent where Sender: UIApplication, Payload == Set<UISceneSession> {
    /// Called after scenes ended for good.
    public static var didDiscardSceneSessions: Self { Self(.application, "application(_:didDiscardSceneSessions:)") }
}

extension Question where Sender: UIApplication, Payload == UIWindow?, Answer == UIInterfaceOrientationMask {
    /// The orientations that controllers in a window can have at all.
    public static var supportedInterfaceOrientations: Self { Self(.application, "application(_:supportedInterfaceOrientationsFor:)") }
}

extension Question where Sender: UIApplication, Payload == NSCoder, Answer == Bool {
    /// Whether the app's controllers are kept for its next run. Defaults to ``shouldSaveApplicationState``.
    public static var shouldSaveSecureApplicationState: Self {
        Self(.application, "application(_:shouldSaveSecureApplicationState:)")
    }
    /// Whether the controllers that were kept are made again. Defaults to ``shouldRestoreApplicationState``.
    public static var shouldRestoreSecureApplicationState: Self {
        Self(.application, "application(_:shouldRestoreSecureApplicationState:)")
    }
    /// The older form of ``shouldSaveSecureApplicationState``. Defaults to `false`.
    public static var shouldSaveApplicationState: Self { Self(.application, "application(_:shouldSaveApplicationState:)") }
    /// The older form of ``shouldRestoreSecureApplicationState``. Defaults to `false`.
    public static var shouldRestoreApplicationState: Self { Self(.application, "application(_:shouldRestoreApplicationState:)") }
}

extension Question where Sender: UIApplication, Payload == (identifierComponents: [String], coder: NSCoder), Answer == UIViewController? {
    /// Finds or makes a controller that was kept and names no class that does. Defaults to `nil`.
    public static var viewControllerWithRestorationIdentifierPath: Self {
        Self(.application, "application(_:viewControllerWithRestorationIdentifierPath:coder:)")
    }
}

extension ControlEvent where Sender: UIApplication, Payload == NSCoder {
    /// Called before controllers write down what is needed to show the same again.
    public static var willEncodeRestorableState: Self { Self(.application, "application(_:willEncodeRestorableStateWith:)") }
    /// Called after controllers took up what was written down.
    public static var didDecodeRestorableState: Self { Self(.application, "application(_:didDecodeRestorableStateWith:)") }
}
