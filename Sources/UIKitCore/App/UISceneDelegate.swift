/// Who is told of a scene's life. Every method may be left out.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscenedelegate
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is there: the place to make its window.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called after the scene was taken away.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called before the scene comes to the screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after events began to arrive.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before events go elsewhere.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called after the scene left the screen: its window was minimized, its page is behind another.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Asked as the scene leaves the screen or the app ends: what the person is doing, to be gone on with when the app is run again.
    ///
    /// It is kept in `scenes.plist`, in a folder of the program's below `$XDG_STATE_HOME` (`~/.local/state`); `CARET_STATE` names another
    /// folder, or `none`. A program that runs headless keeps nothing unless it does.
    ///
    /// - Returns: the activity; `nil`, the default, for nothing.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called after the scene was connected, if something was kept: show it.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    /// Called when the running app is to open addresses: those that it hands to `UIApplication.open(_:options:completionHandler:)` and whose
    /// scheme its Info.plist declares in `CFBundleURLTypes`, and those of `TestApp.open(_:)`. What the app was started for is in
    /// ``UIScene/ConnectionOptions/urlContexts``.
    ///
    /// > Difference from Apple: the desktop starts a program anew for each address, so that one that runs is not told of it.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Called before ``scene(_:continue:)``, with the activity's type: show that something is coming.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Called to go on with what was begun elsewhere, or to show a page of the web that belongs to the app.
    ///
    /// > Difference from Apple: a Linux desktop hands nothing over; tests do, by `TestApp.continue(_:)`.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called after the activity of ``stateRestorationActivity(for:)`` was brought up to date, and before it is kept: add what is missing.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

/// What holds for methods that are left out.
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
    /// `nil`.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { OwnAnswers.none(nil) }
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
