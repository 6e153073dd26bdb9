/// The delegate of a scene, which is notified of life-cycle events. Every method is optional.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscenedelegate
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is being connected. Create its window here.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called after the scene was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called before the scene enters the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene becomes inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called after the scene entered the background, because its window was minimized or its browser page was
    /// hidden.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Returns the user's activity, which the next run continues. Called when the scene enters the background or the
    /// app ends.
    ///
    /// The activity is saved in `scenes.plist`, in the program's folder in `$XDG_STATE_HOME` (`~/.local/state`). The
    /// environment variable `CARET_STATE` specifies another folder, or `none`. A headless program saves nothing
    /// unless the variable specifies a folder.
    ///
    /// - Returns: The activity; `nil`, the default, for none.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called after the scene was connected, if an activity was saved. Restore the activity here.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// Called to open URLs in the running app: when the app calls `UIApplication.open(_:options:completionHandler:)`
    /// with a URL whose scheme its Info.plist declares in `CFBundleURLTypes`. Tests call `TestApp.open(_:)`. The URLs
    /// of the launch are in ``UIScene/ConnectionOptions/urlContexts``.
    ///
    /// > Difference from Apple: the desktop starts a new process for each URL, so a running app does not receive the
    /// > URL.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Called before ``scene(_:continue:)``, with the type of the activity. Inform the user that an activity is about
    /// to continue.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Called to continue an activity, or to show a web page that belongs to the app.
    ///
    /// > Difference from Apple: a Linux desktop does not hand off activities. Only tests do, with
    /// `TestApp.continue(_:)`.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called after the activity of ``stateRestorationActivity(for:)`` was updated, and before it is saved. Add
    /// missing data here.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

/// The default implementations of the optional methods.
extension UISceneDelegate {
    /// Does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Returns `nil`.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { DefaultImplementationProbe.fallback(nil) }
    /// Does nothing.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
