/// Becomes the delegate of an object, and forwards the methods of `UIWindowSceneDelegate` to its recipients.
final class SceneDelegateForwarder: DelegateForwarder, UIWindowSceneDelegate {
    let sceneDelegateProxy = SceneDelegateProxy()
    private var windowScenes: Recipients<any UIWindowSceneDelegate> { Recipients(list) }
    private var scenes: Recipients<any UISceneDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(sceneDelegateProxy)
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        windowScenes.notify(windowScene, shortcutItem, completionHandler) { $0.windowScene(_:performActionFor:completionHandler:) }
    }

    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        windowScenes.notify(windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection) {
            $0.windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
        }
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        scenes.notify(scene, session, connectionOptions) { $0.scene(_:willConnectTo:options:) }
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        scenes.notify(scene) { $0.sceneDidDisconnect(_:) }
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        scenes.notify(scene) { $0.sceneWillEnterForeground(_:) }
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        scenes.notify(scene) { $0.sceneDidBecomeActive(_:) }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        scenes.notify(scene) { $0.sceneWillResignActive(_:) }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        scenes.notify(scene) { $0.sceneDidEnterBackground(_:) }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scenes.ask(scene) { $0.stateRestorationActivity(for:) }
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        scenes.notify(scene, stateRestorationActivity) { $0.scene(_:restoreInteractionStateWith:) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        scenes.notify(scene, URLContexts) { $0.scene(_:openURLContexts:) }
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        scenes.notify(scene, userActivityType) { $0.scene(_:willContinueUserActivityWithType:) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        scenes.notify(scene, userActivity) { $0.scene(_:continue:) }
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        scenes.notify(scene, userActivity) { $0.scene(_:didUpdate:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { sceneDelegateProxyMethods }
    #endif
}
