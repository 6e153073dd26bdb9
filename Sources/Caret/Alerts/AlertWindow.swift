/// The windows that alerts stand in.
@MainActor enum AlertWindow {
    /// Makes a clear window above the app's key window, with its colours.
    static func make(over application: UIApplication, index: Int) -> UIWindow {
        let below = application.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first(where: \.isKeyWindow)
        let window = below?.windowScene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + CGFloat(index) / 1000)
        if let below {
            window.tintColor = below.tintColor
            root.overrideUserInterfaceStyle = below.traitCollection.userInterfaceStyle
        }
        return window
    }
}
