/// Who is told of a window scene's life. Every method may be left out.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window. The toolkit sets it where the scene's configuration has a ``UISceneConfiguration/storyboard``.
    var window: UIWindow? { get set }

    /// Called after the scene got another size, another orientation or other traits, before its views hear of that.
    ///
    /// - Parameters:
    ///   - windowScene: the scene, which says what holds now.
    ///   - previousCoordinateSpace: the scene's points before.
    ///   - previousInterfaceOrientation: how the interface stood before.
    ///   - previousTraitCollection: the traits before.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)

    /// Called when a person chose a shortcut while the app runs. Where it was started for one, the scene is connected with it
    /// (``UIScene/ConnectionOptions/shortcutItem``).
    ///
    /// - Parameters:
    ///   - windowScene: the scene.
    ///   - shortcutItem: the shortcut.
    ///   - completionHandler: to be called with whether it was done. Nobody looks at that.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

/// What holds for members that are left out.
extension UIWindowSceneDelegate {
    /// `nil`; what is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}

    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}
