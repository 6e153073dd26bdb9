import Platform

/// A display: its size, its scale and its traits.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor public final class UIScreen: NSObject {
    /// The back end's number of the display; 0 for the main display.
    package let identifier: Int
    weak var surface: ScreenSurface?
    /// The metrics while the screen has no surface.
    private let initialMetrics: DisplayMetrics

    init(_ display: Display) {
        identifier = display.id
        initialMetrics = display.metrics
        super.init()
    }

    /// The main screen. If no application is running, launches a headless application.
    public static var main: UIScreen { ApplicationHost.running.mainScreen }

    /// All screens, the main screen first. See ``didConnectNotification`` and ``didDisconnectNotification``.
    public static var screens: [UIScreen] { ApplicationHost.running.screens }

    package var metrics: DisplayMetrics { surface?.metrics ?? initialMetrics }

    /// The bounds of the screen, in points, with a zero origin.
    public var bounds: CGRect { CGRect(origin: .zero, size: metrics.size) }

    /// The former name of ``bounds``. Early versions of iOS subtracted the height of the status bar. Here the status
    /// bar is over the app, as in later versions.
    public var applicationFrame: CGRect { bounds }

    /// The number of pixels per point.
    public var scale: CGFloat { metrics.scale }

    /// The bounds of the screen in portrait, in pixels of the panel, with a zero origin. Turning the device does not
    /// change them.
    ///
    /// The number of drawn pixels may differ. An iPhone 8 Plus draws 1242x2208 pixels for a panel of 1080x1920, and
    /// an iPhone 13 mini 1125x2436 for 1080x2340.
    public var nativeBounds: CGRect {
        if let panel = metrics.body?.panel { return CGRect(origin: .zero, size: panel) }
        let size = metrics.pixelSize
        return CGRect(x: 0, y: 0, width: min(size.width, size.height), height: max(size.width, size.height))
    }

    /// The number of the panel's pixels per point. Differs from ``scale`` on devices that draw a different number of
    /// pixels than the panel has.
    ///
    /// > Difference from Apple: screenshots and windows contain the drawn pixels, which are not scaled to those of
    /// > the panel.
    public var nativeScale: CGFloat {
        guard let panel = metrics.body?.panel else { return metrics.scale }
        return panel.width / min(metrics.size.width, metrics.size.height)
    }

    /// The maximum number of frames per second.
    public var maximumFramesPerSecond: Int { ApplicationHost.running.frameLoop.clock.rate }

    /// The traits that are computed from the screen's metrics.
    public var traitCollection: UITraitCollection { ScreenTraits.collection(for: metrics) }

    /// The orientation of the device in which the interface is upright, for the current interface orientation.
    package var uprightDeviceOrientation: DisplayMetrics.Orientation {
        switch surface?.interfaceOrientation {
        case .landscapeRight?: .landscapeLeft
        case .landscapeLeft?: .landscapeRight
        case .portraitUpsideDown?: .portraitUpsideDown
        default: metrics.size.width > metrics.size.height ? .landscapeLeft : .portrait
        }
    }
}
