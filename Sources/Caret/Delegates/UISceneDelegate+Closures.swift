extension ControlEvent where Sender: UIScene, Payload == (session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    /// Sent when the scene has connected, so that the handler can create its window.
    public static var willConnectTo: Self { Self { $0.sceneProxy.willConnectTo } }
}

extension ControlEvent where Sender: UIScene, Payload == Void {
    /// Sent after the scene was disconnected.
    public static var didDisconnect: Self { Self { $0.sceneProxy.didDisconnect } }
    /// Sent before the scene enters the foreground.
    public static var willEnterForeground: Self { Self { $0.sceneProxy.willEnterForeground } }
    /// Sent after the scene became active.
    public static var didBecomeActive: Self { Self { $0.sceneProxy.didBecomeActive } }
    /// Sent before the scene becomes inactive.
    public static var willResignActive: Self { Self { $0.sceneProxy.willResignActive } }
    /// Sent after the scene entered the background.
    public static var didEnterBackground: Self { Self { $0.sceneProxy.didEnterBackground } }
}

extension ControlEvent where Sender: UIScene, Payload == NSUserActivity {
    /// Sent after the scene has connected, if saved state exists for the handler to restore.
    public static var restoreInteractionState: Self { Self { $0.sceneProxy.restoreInteractionState } }
    /// Sent when the scene is to continue an activity of another device, or to show a web page that belongs to the
    /// app.
    public static var continueActivity: Self { Self { $0.sceneProxy.continueActivity } }
    /// Sent after the activity to be saved was updated, so that the handler can add missing information.
    public static var didUpdateActivity: Self { Self { $0.sceneProxy.didUpdateActivity } }
}

extension ControlEvent where Sender: UIScene, Payload == String {
    /// Sent before ``continueActivity``, with the type of the activity, so that the handler can show progress.
    public static var willContinueActivity: Self { Self { $0.sceneProxy.willContinueActivity } }
}

extension ControlEvent where Sender: UIScene, Payload == Set<UIOpenURLContext> {
    /// Sent when the running application is to open URLs.
    public static var openURLContexts: Self { Self { $0.sceneProxy.openURLContexts } }
}

extension Question where Sender: UIScene, Payload == Void, Answer == NSUserActivity? {
    /// The activity that represents the current state of the scene, for restoration at the next launch.
    public static var stateRestorationActivity: Self { Self { $0.sceneProxy.stateRestorationActivity } }
}

extension ControlEvent where Sender: UIWindowScene, Payload == UIApplicationShortcutItem {
    /// Sent when the user selects a Home screen quick action while the application runs.
    public static var performAction: Self { Self { $0.sceneProxy.performAction } }
}

extension ControlEvent
where Sender: UIWindowScene, Payload == (space: any UICoordinateSpace, orientation: UIInterfaceOrientation, traits: UITraitCollection) {
    /// Sent after the size, orientation or traits of the scene changed; the payload describes the previous state.
    public static var didUpdateGeometry: Self { Self { $0.sceneProxy.didUpdateGeometry } }
}
