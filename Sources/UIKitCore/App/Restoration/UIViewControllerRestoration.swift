/// A class that restores controllers of the previous run.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// Returns a new controller, or one that exists already.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers of the containers, from the outermost one inward, and
    ///     that of the controller.
    ///   - coder: The values that the controller encoded, and ``UIStateRestoration/viewControllerStoryboardKey``.
    /// - Returns: The controller; `nil` omits the controller without further attempts.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

/// The keys of the information about a saved controller.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistaterestoration
public enum UIStateRestoration {
    /// The `UIStoryboard` of the controller; absent for controllers without one.
    public static let viewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"
}

extension UIApplication {
    /// The version of the app that saved the state: the text `CFBundleVersion` of its Info.plist; absent without one.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// The interface idiom on which the state was saved: the raw value of a `UIUserInterfaceIdiom`.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// The date at which the state was saved: a `Date`.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// The version of the system that saved the state: the text of `UIDevice`.
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
}
