/// A proxy that forwards the methods of `UIWindowSceneDelegate` to closures.
final class SceneDelegateProxy: DelegateProxy, UIWindowSceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        notify(shortcutItem)
    }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        notify((space: previousCoordinateSpace, orientation: previousInterfaceOrientation, traits: previousTraitCollection))
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        notify((session: session, connectionOptions: connectionOptions))
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        notify(())
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        notify(())
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        notify(())
    }

    func sceneWillResignActive(_ scene: UIScene) {
        notify(())
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        notify(())
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        ask((), Hooks.noAnswer(nil))
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        notify(stateRestorationActivity)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        notify(URLContexts)
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        notify(userActivityType)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        notify(userActivity)
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        notify(userActivity)
    }
}
