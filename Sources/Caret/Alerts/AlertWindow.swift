/// The window of a visible alert.
@MainActor final class AlertWindow {
    let window: UIWindow
    /// The app's window below the alert.
    weak var below: UIWindow?
    /// The identity of the scene, which may end before the alert does.
    let scene: ObjectIdentifier?

    /// The distance between the levels of two priorities. Within a priority, newer alerts are in front.
    private static let levelsPerPriority: CGFloat = 500

    /// Makes a transparent window above `below`, with the interface style of `below`.
    init(over below: UIWindow?, tint: UIColor?, priority: AlertPriority, number: Int) {
        window = below?.windowScene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        self.below = below
        scene = window.windowScene.map { ObjectIdentifier($0) }
        let root = UIViewController()
        window.rootViewController = root
        let offset = CGFloat(priority.rawValue - AlertPriority.normal.rawValue) * Self.levelsPerPriority
        window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + offset + CGFloat(number) / 1000)
        guard let below else { return }
        window.tintColor = tint
        root.overrideUserInterfaceStyle = below.traitCollection.userInterfaceStyle
    }

    /// Returns the key window of an application.
    static func key(of application: UIApplication) -> UIWindow? {
        application.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first(where: \.isKeyWindow)
    }
}
