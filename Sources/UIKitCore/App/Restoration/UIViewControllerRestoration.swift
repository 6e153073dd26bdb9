/// A class that restores controllers of the previous run.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// Returns a new controller or an existing controller.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers of the containers, the outermost first, followed by that
    ///     of the controller.
    ///   - coder: The values that the controller encoded, and ``UIStateRestoration/viewControllerStoryboardKey``.
    /// - Returns: The controller. With `nil`, the controller is not restored.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

/// The keys of the information about a saved controller.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistaterestoration
public enum UIStateRestoration {
    /// The `UIStoryboard` of the controller; absent without a storyboard.
    public static let viewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"
}

extension UIApplication {
    /// The version of the app that saved the state: the string `CFBundleVersion` of its Info.plist; absent without
    /// that entry.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// The interface idiom on which the state was saved: the raw value of a `UIUserInterfaceIdiom`.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// The date at which the state was saved: a `Date`.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// The version of the system that saved the state: the string `UIDevice.systemVersion`.
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
}
