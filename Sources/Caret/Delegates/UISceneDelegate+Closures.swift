extension ControlEvent where Sender: UIScene, Payload == (session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    /// Called when the scene is there: the place to make its window.
    public static var willConnectTo: Self { Self(.scene, "scene(_:willConnectTo:options:)") }
}

extension ControlEvent where Sender: UIScene, Payload == Void {
    /// Called after the scene was taken away.
    public static var didDisconnect: Self { Self(.scene, "sceneDidDisconnect(_:)") }
    /// Called before the scene comes to the screen.
    public static var willEnterForeground: Self { Self(.scene, "sceneWillEnterForeground(_:)") }
    /// Called after events began to arrive.
    public static var didBecomeActive: Self { Self(.scene, "sceneDidBecomeActive(_:)") }
    /// Called before events go elsewhere.
    public static var willResignActive: Self { Self(.scene, "sceneWillResignActive(_:)") }
    /// Called after the scene left the screen.
    public static var didEnterBackground: Self { Self(.scene, "sceneDidEnterBackground(_:)") }
}

extension ControlEvent where Sender: UIScene, Payload == NSUserActivity {
    /// Called after the scene was connected, if something was kept: show it.
    public static var restoreInteractionState: Self { Self(.scene, "scene(_:restoreInteractionStateWith:)") }
    /// Called to go on with what was begun elsewhere, or to show a page of the web that belongs to the app.
    public static var continueActivity: Self { Self(.scene, "scene(_:continue:)") }
    /// Called after the activity that is to be kept was brought up to date: add what is missing.
    public static var didUpdateActivity: Self { Self(.scene, "scene(_:didUpdate:)") }
}

extension ControlEvent where Sender: UIScene, Payload == String {
    /// Called before ``continueActivity``, with the activity's type: show that something is coming.
    public static var willContinueActivity: Self { Self(.scene, "scene(_:willContinueUserActivityWithType:)") }
}

extension ControlEvent where Sender: UIScene, Payload == Set<UIOpenURLContext> {
    /// Called when the running app is to open addresses.
    public static var openURLContexts: Self { Self(.scene, "scene(_:openURLContexts:)") }
}

extension Question where Sender: UIScene, Payload == Void, Answer == NSUserActivity? {
    /// What the person is doing, to be gone on with when the app is run again.
    public static var stateRestorationActivity: Self { Self(.scene, "stateRestorationActivity(for:)") }
}

extension ControlEvent where Sender: UIWindowScene, Payload == UIApplicationShortcutItem {
    /// Called when a person chose a shortcut while the app runs.
    public static var performAction: Self { Self(.scene, "windowScene(_:performActionFor:completionHandler:)") }
}

extension ControlEvent
where Sender: UIWindowScene, Payload == (space: any UICoordinateSpace, orientation: UIInterfaceOrientation, traits: UITraitCollection) {
    /// Called after the scene got another size, another orientation or other traits; told is what held before.
    public static var didUpdateGeometry: Self { Self(.scene, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)") }
}
