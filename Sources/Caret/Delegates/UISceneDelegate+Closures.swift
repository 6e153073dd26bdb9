extension ControlEvent where Sender: UIScene, Payload == (session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    /// Sent when the scene has connected, so that the handler can create its window.
    public static var willConnectTo: Self { Self(.scene, "scene(_:willConnectTo:options:)") }
}

extension ControlEvent where Sender: UIScene, Payload == Void {
    /// Sent after the scene was disconnected.
    public static var didDisconnect: Self { Self(.scene, "sceneDidDisconnect(_:)") }
    /// Sent before the scene enters the foreground.
    public static var willEnterForeground: Self { Self(.scene, "sceneWillEnterForeground(_:)") }
    /// Sent after the scene became active.
    public static var didBecomeActive: Self { Self(.scene, "sceneDidBecomeActive(_:)") }
    /// Sent before the scene becomes inactive.
    public static var willResignActive: Self { Self(.scene, "sceneWillResignActive(_:)") }
    /// Sent after the scene entered the background.
    public static var didEnterBackground: Self { Self(.scene, "sceneDidEnterBackground(_:)") }
}

extension ControlEvent where Sender: UIScene, Payload == NSUserActivity {
    /// Sent after the scene has connected, if saved state exists for the handler to restore.
    public static var restoreInteractionState: Self { Self(.scene, "scene(_:restoreInteractionStateWith:)") }
    /// Sent when the scene is to continue an activity of another device, or to show a web page that belongs to the
    /// app.
    public static var continueActivity: Self { Self(.scene, "scene(_:continue:)") }
    /// Sent after the activity to be saved was updated, so that the handler can add missing information.
    public static var didUpdateActivity: Self { Self(.scene, "scene(_:didUpdate:)") }
}

extension ControlEvent where Sender: UIScene, Payload == String {
    /// Sent before ``continueActivity``, with the type of the activity, so that the handler can show progress.
    public static var willContinueActivity: Self { Self(.scene, "scene(_:willContinueUserActivityWithType:)") }
}

extension ControlEvent where Sender: UIScene, Payload == Set<UIOpenURLContext> {
    /// Sent when the running application is to open URLs.
    public static var openURLContexts: Self { Self(.scene, "scene(_:openURLContexts:)") }
}

extension Question where Sender: UIScene, Payload == Void, Answer == NSUserActivity? {
    /// The activity that represents the current state of the scene, for restoration at the next launch.
    public static var stateRestorationActivity: Self { Self(.scene, "stateRestorationActivity(for:)") }
}

extension ControlEvent where Sender: UIWindowScene, Payload == UIApplicationShortcutItem {
    /// Sent when the user selects a Home screen quick action while the application runs.
    public static var performAction: Self { Self(.scene, "windowScene(_:performActionFor:completionHandler:)") }
}

extension ControlEvent
where Sender: UIWindowScene, Payload == (space: any UICoordinateSpace, orientation: UIInterfaceOrientation, traits: UITraitCollection) {
    /// Sent after the size, orientation or traits of the scene changed; the payload describes the previous state.
    public static var didUpdateGeometry: Self { Self(.scene, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)") }
}
