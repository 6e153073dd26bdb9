/// A scene that shows windows on one screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    weak var surface: ScreenSurface?

    /// What the scene is called, which its desktop window or browser page shows; "" by default, for the application's name.
    open override var title: String! {
        didSet { surface?.updateTitle() }
    }

    /// The screen that the scene is on.
    public var screen: UIScreen { surface?.screen ?? .main }

    /// The scene's windows, from back to front, hidden ones included.
    public var windows: [UIWindow] { surface?.windowsOfApp.filter { $0.windowScene === self } ?? [] }

    /// The window of the scene that keys go to.
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// How the interface stands on its device: upright on a screen that is taller than wide.
    public var interfaceOrientation: UIInterfaceOrientation { surface?.interfaceOrientation ?? .unknown }

    /// What the bar with the time looks like, and where it is.
    public var statusBarManager: UIStatusBarManager? { surface?.chrome.manager }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// Called after a trait changed. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
