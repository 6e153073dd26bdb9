/// Who is told of a window scene's life. Every method may be left out.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window. The toolkit sets it where the scene's configuration has a ``UISceneConfiguration/storyboard``.
    ///
    /// Optional: through the protocol the property reads as a `UIWindow??`, as on iOS, and is `nil` for a delegate that does not declare it.
    @_disfavoredOverload var window: UIWindow? { get set }

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
    /// The window of a delegate whose class is not known, as in `delegate.window??.rootViewController`; `nil` if the delegate does not
    /// declare the property.
    public var window: UIWindow?? { OwnAnswers.optional(window as UIWindow?) }

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

// An extension of the protocol itself cannot declare two properties of one name.
@MainActor extension NSObjectProtocol where Self: UIWindowSceneDelegate {
    /// `nil`; a value that is set is dropped.
    @_disfavoredOverload public var window: UIWindow? {
        get { OwnAnswers.none(nil) }
        set {}
    }
}
