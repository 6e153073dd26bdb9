/// A proxy that forwards the methods of `UIWindowSceneDelegate` to closures.
final class SceneDelegateProxy: DelegateProxy, UIWindowSceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        tell(shortcutItem)
    }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        tell((space: previousCoordinateSpace, orientation: previousInterfaceOrientation, traits: previousTraitCollection))
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        tell((session: session, connectionOptions: connectionOptions))
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        tell(())
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        tell(())
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        tell(())
    }

    func sceneWillResignActive(_ scene: UIScene) {
        tell(())
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        tell(())
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        ask((), Hooks.noAnswer(nil))
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        tell(stateRestorationActivity)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        tell(URLContexts)
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        tell(userActivityType)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        tell(userActivity)
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        tell(userActivity)
    }
}
