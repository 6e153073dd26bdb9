import Platform

extension UIDeviceOrientation {
    /// The orientation that a setting names.
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
