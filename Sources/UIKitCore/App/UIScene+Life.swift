extension UIScene {
    /// Gets the scene's configuration from the app's delegate, creates the scene's delegate, and notifies it.
    func connect(_ options: ConnectionOptions) {
        guard let application = ApplicationHost.current?.application else { return }
        session.configuration = application.hub.value(session.configuration) {
            $0.application(application, configurationForConnecting: session, options: options)
        }
        ownedDelegate = makeDelegate(session.configuration)
        activationState = .foregroundInactive
        let window = (self as? UIWindowScene)?.loadStoryboard()
        hub.notify { $0.scene(self, willConnectTo: session, options: options) }
        // The delegate may have replaced this window with a window that it created.
        if let window, (delegate as? any UIWindowSceneDelegate)?.window === window { window.makeKeyAndVisible() }
        NotificationCenter.default.post(name: Self.willConnectNotification, object: self)
        restoreState()
    }

    private func makeDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
        guard let type = configuration.delegateClass else {
            if let name = configuration.delegateClassName {
                Diagnostics.report(
                    "launch.delegate-class", "Info.plist names \(name) as a scene's delegate, and the program has no such class.")
            }
            return nil
        }
        guard let delegate = DelegateConstruction.make(type) as? any UISceneDelegate else {
            preconditionFailure(
                "UISceneConfiguration: delegateClass is \(type). Name a subclass of UIResponder that is a UIWindowSceneDelegate.")
        }
        return delegate
    }

    func enterForeground() {
        hub.notify { $0.sceneWillEnterForeground(self) }
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
    }

    func enterBackground() {
        activationState = .background
        hub.notify { $0.sceneDidEnterBackground(self) }
        saveState()
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    }

    func becomeActive() {
        activationState = .foregroundActive
        hub.notify { $0.sceneDidBecomeActive(self) }
        NotificationCenter.default.post(name: Self.didActivateNotification, object: self)
    }

    func resignActive() {
        hub.notify { $0.sceneWillResignActive(self) }
        NotificationCenter.default.post(name: Self.willDeactivateNotification, object: self)
        activationState = .foregroundInactive
    }

    func disconnect() {
        activationState = .unattached
        hub.notify { $0.sceneDidDisconnect(self) }
        NotificationCenter.default.post(name: Self.didDisconnectNotification, object: self)
    }
}
