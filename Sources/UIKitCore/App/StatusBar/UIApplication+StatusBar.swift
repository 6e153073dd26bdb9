/// Properties for older code. In new code, use `windowScene.statusBarManager` and `windowScene.interfaceOrientation`.
extension UIApplication {
    private var mainScene: UIWindowScene? { keyWindow?.windowScene ?? host?.mainScreen.surface?.scene }

    /// The frame of the status bar in screen coordinates; zero without a visible bar.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/statusbarframe
    public var statusBarFrame: CGRect { mainScene?.statusBarManager?.statusBarFrame ?? .zero }

    /// The style of the status bar.
    ///
    /// > Difference from Apple: the property is read-only. Controllers override `preferredStatusBarStyle`.
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/statusbarstyle
    public var statusBarStyle: UIStatusBarStyle { mainScene?.statusBarManager?.statusBarStyle ?? .default }

    /// Whether the status bar is hidden.
    ///
    /// > Difference from Apple: the property is read-only. Controllers override `prefersStatusBarHidden`.
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/isstatusbarhidden
    public var isStatusBarHidden: Bool { mainScene?.statusBarManager?.isStatusBarHidden ?? true }

    /// The orientation of the interface.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/statusbarorientation
    public var statusBarOrientation: UIInterfaceOrientation { mainScene?.interfaceOrientation ?? .unknown }
}

extension UIViewController {
    /// Rotates the interface to the orientation of the device, if the controllers support that orientation.
    ///
    /// The former version of `setNeedsUpdateOfSupportedInterfaceOrientations()`, for all windows.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontroller/attemptrotationtodeviceorientation()
    public class func attemptRotationToDeviceOrientation() {
        for window in UIApplication.shared.windows { window.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations() }
    }
}
