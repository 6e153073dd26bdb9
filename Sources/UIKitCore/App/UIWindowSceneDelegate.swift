/// The delegate of a window scene, which is notified of life-cycle events. Every method is optional.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene. The framework sets the property if the scene's configuration has a
    /// ``UISceneConfiguration/storyboard``.
    ///
    /// The property is optional. Accessed through the protocol, its type is `UIWindow??`, as on iOS. It is `nil` if
    /// the delegate does not declare it.
    @_disfavoredOverload var window: UIWindow? { get set }

    /// Called after the scene's size, orientation or traits changed, before its views are notified.
    ///
    /// - Parameters:
    ///   - windowScene: The scene, with the new values.
    ///   - previousCoordinateSpace: The previous coordinate space of the scene.
    ///   - previousInterfaceOrientation: The previous orientation of the interface.
    ///   - previousTraitCollection: The previous traits.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)

    /// Called when the user selected a shortcut item while the app is running. For the item of the launch, see
    /// ``UIScene/ConnectionOptions/shortcutItem``.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - shortcutItem: The shortcut item.
    ///   - completionHandler: A closure to call with whether the action was performed. Its argument is ignored.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

/// The default implementations of the optional members.
extension UIWindowSceneDelegate {
    /// The window of a delegate whose type is only known as the protocol, as in
    /// `delegate.window??.rootViewController`; `nil` if the delegate does not declare the property.
    public var window: UIWindow?? { DefaultImplementationProbe.optional(window as UIWindow?) }

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

// The second `window` property is declared here, because one extension cannot declare two properties with the same
// name.
@MainActor extension NSObjectProtocol where Self: UIWindowSceneDelegate {
    /// Returns `nil`; ignores values that are set.
    @_disfavoredOverload public var window: UIWindow? {
        get { DefaultImplementationProbe.fallback(nil) }
        set {}
    }
}
