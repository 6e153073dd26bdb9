internal import UIKitCore

/// The view that fills the window of banners. Touches beside the banner pass to the app.
@MainActor final class BannerContainer: UIView {
    /// Places the subviews.
    var layOut: (@MainActor () -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }

    /// Returns the frame of a banner with a height, below the status bar.
    func frame(width: CGFloat, height: CGFloat) -> CGRect {
        let top = safeAreaInsets.top + (safeAreaInsets.top > 0 ? 4 : BannerMetrics.margin)
        return CGRect(x: ((bounds.width - width) / 2).rounded(), y: top, width: width, height: height)
    }

    /// The width of a banner: that of the screen without margins, up to a limit on wide screens.
    var bannerWidth: CGFloat {
        min(BannerMetrics.maximumWidth, bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * BannerMetrics.margin)
    }
}

/// The measures of banners.
enum BannerMetrics {
    /// The distance from the edges of the screen, in points.
    static let margin: CGFloat = 8
    /// The maximum width, in points.
    static let maximumWidth: CGFloat = 414
    /// The time for which a banner is visible, in seconds.
    static let duration: TimeInterval = 5
    /// The time for which a banner is visible before the next one replaces it, in seconds.
    static let shortestDuration: TimeInterval = 1
    /// The duration of its entry and exit, in seconds.
    static let animationDuration: TimeInterval = 0.45
    /// The upward distance of a drag that dismisses a banner, and the downward one that expands it, in points.
    static let dragDistance: CGFloat = 24
    /// The upward speed of a drag that dismisses a banner, in points per second.
    static let dragSpeed: CGFloat = 300
    /// The part of a downward drag by which a banner moves.
    static let resistance: CGFloat = 0.35
}
