import Platform

extension UIDeviceOrientation {
    /// Creates the orientation that a display setting describes.
    package init(_ setting: DisplayMetrics.Orientation) {
        self =
            switch setting {
            case .portrait: .portrait
            case .portraitUpsideDown: .portraitUpsideDown
            case .landscapeLeft: .landscapeLeft
            case .landscapeRight: .landscapeRight
            }
    }
}
