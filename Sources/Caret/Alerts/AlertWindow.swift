/// The windows of alerts.
@MainActor enum AlertWindow {
    /// Makes a transparent window above `below`, with the tint colour and interface style of `below`. A window with a
    /// higher index is in front.
    static func make(over below: UIWindow?, index: Int) -> UIWindow {
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

    /// Returns the key window of an application.
    static func key(of application: UIApplication) -> UIWindow? {
        application.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first(where: \.isKeyWindow)
    }
}
