extension UIWindow {
    /// Returns a hidden window above all windows of the app, for alerts and notifications.
    ///
    /// On iOS such windows belong to another process. The window is therefore not among those of the application, posts
    /// no notifications, and does not become key by default. Touches that hit no subview pass to the windows behind.
    package static func ofSystem(on scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.belongsToSystem = true
        window.windowLevel = systemLevel
        window.passesThroughTouches = true
        return window
    }

    private static let systemLevel = Level(rawValue: Level.alert.rawValue + 1_000_000)
}

extension ApplicationHost {
    /// The visible windows of the system, from back to front.
    package var systemWindows: [UIWindow] { frameLoop.surfaces.flatMap(\.windows).filter { $0.belongsToSystem && !$0.isHidden } }

    /// The scene whose screen shows the system's windows: that of the key window, or else the first one.
    package var systemScene: UIWindowScene? { keyWindow?.windowScene ?? frameLoop.surfaces.first?.scene }
}
