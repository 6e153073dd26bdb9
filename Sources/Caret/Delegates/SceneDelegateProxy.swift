/// A proxy that forwards the methods of `UIWindowSceneDelegate` to closures.
final class SceneDelegateProxy: NSObject, DelegateProxy, UIWindowSceneDelegate {
    lazy var performAction = DelegateSlot<UIApplicationShortcutItem, Void>(self)
    lazy var didUpdateGeometry = DelegateSlot<
        (space: any UICoordinateSpace, orientation: UIInterfaceOrientation, traits: UITraitCollection), Void
    >(self)
    lazy var willConnectTo = DelegateSlot<(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions), Void>(self)
    lazy var didDisconnect = DelegateSlot<Void, Void>(self)
    lazy var willEnterForeground = DelegateSlot<Void, Void>(self)
    lazy var didBecomeActive = DelegateSlot<Void, Void>(self)
    lazy var willResignActive = DelegateSlot<Void, Void>(self)
    lazy var didEnterBackground = DelegateSlot<Void, Void>(self)
    lazy var stateRestorationActivity = DelegateSlot<Void, NSUserActivity?>(self)
    lazy var restoreInteractionState = DelegateSlot<NSUserActivity, Void>(self)
    lazy var openURLContexts = DelegateSlot<Set<UIOpenURLContext>, Void>(self)
    lazy var willContinueActivity = DelegateSlot<String, Void>(self)
    lazy var continueActivity = DelegateSlot<NSUserActivity, Void>(self)
    lazy var didUpdateActivity = DelegateSlot<NSUserActivity, Void>(self)

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        performAction.notify(shortcutItem)
    }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        didUpdateGeometry.notify(
            (space: previousCoordinateSpace, orientation: previousInterfaceOrientation, traits: previousTraitCollection))
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        willConnectTo.notify((session: session, connectionOptions: connectionOptions))
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        didDisconnect.notify(())
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        willEnterForeground.notify(())
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        didBecomeActive.notify(())
    }

    func sceneWillResignActive(_ scene: UIScene) {
        willResignActive.notify(())
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        didEnterBackground.notify(())
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        stateRestorationActivity.ask((), Hooks.noAnswer(nil))
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        restoreInteractionState.notify(stateRestorationActivity)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        openURLContexts.notify(URLContexts)
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        willContinueActivity.notify(userActivityType)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        continueActivity.notify(userActivity)
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        didUpdateActivity.notify(userActivity)
    }
}
