import Platform

/// A display: its size, its scale, and how it looks.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor public final class UIScreen: NSObject {
    /// The back end's number of the display; 0 is the main one.
    package let identifier: Int
    weak var surface: ScreenSurface?
    /// What is known before and after the display exists.
    private let initialMetrics: DisplayMetrics

    init(_ display: Display) {
        identifier = display.id
        initialMetrics = display.metrics
        super.init()
    }

    /// The screen of the device. Without a running application, that of a headless one which is made now.
    public static var main: UIScreen { ApplicationHost.running.mainScreen }

    /// All screens there are, the main one first. See ``didConnectNotification`` and ``didDisconnectNotification``.
    public static var screens: [UIScreen] { ApplicationHost.running.screens }

    package var metrics: DisplayMetrics { surface?.metrics ?? initialMetrics }

    /// The screen's size, in points, at the origin.
    public var bounds: CGRect { CGRect(origin: .zero, size: metrics.size) }

    /// The older name of ``bounds``. iOS takes off the height of the status bar, which is drawn over the app here as on later systems.
    public var applicationFrame: CGRect { bounds }

    /// Pixels per point.
    public var scale: CGFloat { metrics.scale }

    /// The screen's size, in pixels, at the origin, on a device that is held upright. Turning the device does not change it.
    ///
    /// An iPhone 8 Plus draws 1242x2208 pixels for a panel of 1080x1920, and an iPhone 13 mini 1125x2436 for 1080x2340: the panel counts.
    public var nativeBounds: CGRect {
        if let panel = metrics.body?.panel { return CGRect(origin: .zero, size: panel) }
        let size = metrics.pixelSize
        return CGRect(x: 0, y: 0, width: min(size.width, size.height), height: max(size.width, size.height))
    }

    /// Pixels of the panel per point: the same as ``scale`` but for devices whose panel has other pixels than are drawn.
    ///
    /// > Difference from Apple: pictures and windows have the pixels that are drawn; nothing is scaled to the panel's.
    public var nativeScale: CGFloat {
        guard let panel = metrics.body?.panel else { return metrics.scale }
        return panel.width / min(metrics.size.width, metrics.size.height)
    }

    /// How many frames a second the screen can show.
    public var maximumFramesPerSecond: Int { ApplicationHost.running.frameLoop.clock.rate }

    /// What the screen's metrics mean for interfaces.
    public var traitCollection: UITraitCollection { ScreenTraits.collection(for: metrics) }

    /// How the device is held that the interface stands upright on: the interface's own orientation, from the device's side.
    package var hold: DisplayMetrics.Orientation {
        switch surface?.interfaceOrientation {
        case .landscapeRight?: .landscapeLeft
        case .landscapeLeft?: .landscapeRight
        case .portraitUpsideDown?: .portraitUpsideDown
        default: metrics.size.width > metrics.size.height ? .landscapeLeft : .portrait
        }
    }
}
