/// Who is told of a window scene's life. Every method may be left out.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window. The toolkit sets it where the scene's configuration has a ``UISceneConfiguration/storyboard``.
    var window: UIWindow? { get set }
}

/// What holds for members that are left out.
extension UIWindowSceneDelegate {
    /// `nil`; what is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
