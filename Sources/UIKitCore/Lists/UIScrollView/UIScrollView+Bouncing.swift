extension UIScrollView {
    /// Whether the content bounces at its left and right edges. Defaults to `true`. Setting ``bounces`` also sets
    /// this property.
    public var bouncesHorizontally: Bool {
        get { scroll.bouncesHorizontally }
        set { scroll.bouncesHorizontally = newValue }
    }

    /// Whether the content bounces at its upper and lower edges. Defaults to `true`. Setting ``bounces`` also sets
    /// this property.
    public var bouncesVertically: Bool {
        get { scroll.bouncesVertically }
        set { scroll.bouncesVertically = newValue }
    }

    /// The alignment of content that is smaller than the scroll view, 0…1 on each axis: 0 at the left and top, 1 at
    /// the right and bottom. Defaults to `.zero`. A value that is not finite is reported and ignored.
    public var contentAlignmentPoint: CGPoint {
        get { scroll.alignment }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else {
                return Diagnostics.report(
                    "scroll.alignment", "UIScrollView: \(newValue) is no alignment, and the former one stays. Set a finite one from 0 to 1."
                )
            }
            scroll.alignment = CGPoint(x: min(max(newValue.x, 0), 1), y: min(max(newValue.y, 0), 1))
            guard !scroll.isTracking, !scroll.machine.isMoving else { return }
            contentOffset = extent.clamp(contentOffset)
        }
    }

    /// Whether an animated scroll is in progress, started by the app, a wheel, a key or a tap on the status bar.
    public var isScrollAnimating: Bool { scroll.isAnimating }

    /// Whether the zoom scale is animated by ``setZoomScale(_:animated:)`` or ``zoom(to:animated:)``, or is returning
    /// to its limits.
    public var isZoomAnimating: Bool { zooming.animation != nil }

    /// Stops all scrolling and zooming. Touches are cancelled, and the delegate is notified of the end of each
    /// movement.
    public func stopScrollingAndZooming() {
        for recognizer in [panGestureRecognizer, zooming.recognizer] {
            guard let recognizer, recognizer.isEnabled, recognizer.state != .possible else { continue }
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
        let wasDecelerating = scroll.isDecelerating
        let wasAnimating = scroll.isAnimating
        let wasZooming = zooming.animation != nil
        scroll.isScrollingToTop = false
        if wasDecelerating || wasAnimating { stopMotion() }
        stopZoomAnimation()
        indicators.fade(in: self)
        if wasDecelerating { scrollHub.notify { $0.scrollViewDidEndDecelerating(self) } }
        if wasAnimating { animatedScrollDidEnd() }
        if wasZooming { scrollHub.notify { $0.scrollViewDidEndZooming(self, with: zoomView, atScale: zoomScale) } }
    }

    /// Shows the indicators briefly if `changes` scroll the content.
    public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        let oldOffset = contentOffset
        changes()
        if contentOffset != oldOffset { flashScrollIndicators() }
    }
}
