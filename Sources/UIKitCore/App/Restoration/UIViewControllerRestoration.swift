/// Makes a controller again that was kept from the last run.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// Makes the controller, or answers the one that is there.
    ///
    /// - Parameters:
    ///   - identifierComponents: the identifiers of its containers, from the outermost one on, and its own as the last.
    ///   - coder: what the controller wrote down, and ``UIStateRestoration/viewControllerStoryboardKey``.
    /// - Returns: the controller; `nil` leaves it out, and nobody else is asked for it.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

/// Keys of what is told of a controller that was kept.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistaterestoration
public enum UIStateRestoration {
    /// The `UIStoryboard` that the controller came from; absent for others.
    public static let viewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"
}

extension UIApplication {
    /// The version of the app that kept the state: a text, `CFBundleVersion` of its Info.plist; absent without one.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// The idiom that it was kept on: the number of a `UIUserInterfaceIdiom`.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// When it was kept: a `Date`.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// The version of the system that it was kept by: a text, that of `UIDevice`.
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
}
