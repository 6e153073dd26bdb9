/// Members that newer code finds at the scene: `windowScene.statusBarManager`, `windowScene.interfaceOrientation`.
extension UIApplication {
    private var mainScene: UIWindowScene? { keyWindow?.windowScene ?? host?.mainScreen.surface?.scene }

    /// The frame of the status bar, in points of the screen; zero where no bar is shown.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/statusbarframe
    public var statusBarFrame: CGRect { mainScene?.statusBarManager?.statusBarFrame ?? .zero }

    /// The style of the status bar.
    ///
    /// > Difference from Apple: the property cannot be set. Controllers answer with `preferredStatusBarStyle`.
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/statusbarstyle
    public var statusBarStyle: UIStatusBarStyle { mainScene?.statusBarManager?.statusBarStyle ?? .default }

    /// Whether no status bar is shown.
    ///
    /// > Difference from Apple: the property cannot be set. Controllers answer with `prefersStatusBarHidden`.
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/isstatusbarhidden
    public var isStatusBarHidden: Bool { mainScene?.statusBarManager?.isStatusBarHidden ?? true }

    /// The orientation of the interface.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/statusbarorientation
    public var statusBarOrientation: UIInterfaceOrientation { mainScene?.interfaceOrientation ?? .unknown }
}

extension UIViewController {
    /// Turns the interface to the orientation of the device, where the controllers support it.
    ///
    /// The older name of `setNeedsUpdateOfSupportedInterfaceOrientations()`, for all windows.
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/attemptrotationtodeviceorientation()
    public class func attemptRotationToDeviceOrientation() {
        for window in UIApplication.shared.windows { window.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations() }
    }
}
