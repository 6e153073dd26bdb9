extension UIScrollView {
    /// Whether content goes past its left and right edges and comes back. Defaults to `true`; ``bounces`` sets it, too.
    public var bouncesHorizontally: Bool {
        get { scroll.bouncesHorizontally }
        set { scroll.bouncesHorizontally = newValue }
    }

    /// Whether content goes past its upper and lower edges and comes back. Defaults to `true`; ``bounces`` sets it, too.
    public var bouncesVertically: Bool {
        get { scroll.bouncesVertically }
        set { scroll.bouncesVertically = newValue }
    }

    /// Where content stands that is smaller than the scroll view, 0…1 on each axis: 0 at the left and the top, 1 at the right and the
    /// bottom. Defaults to `.zero`. What is not finite is reported, and changes nothing.
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

    /// Whether content moves to where ``setContentOffset(_:animated:)``, a wheel or a key wants it.
    public var isScrollAnimating: Bool { scroll.isAnimating }

    /// Whether content is magnified by itself: by ``setZoomScale(_:animated:)``, ``zoom(to:animated:)``, or on its way back within limits.
    public var isZoomAnimating: Bool { zooming.flight != nil }

    /// Has content stay where it is: a finger lets go of it, and what moves by itself stops. The delegate hears the end of all that.
    public func stopScrollingAndZooming() {
        for recognizer in [panGestureRecognizer, zooming.recognizer] {
            guard let recognizer, recognizer.isEnabled, recognizer.state != .possible else { continue }
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
        let (wasDecelerating, wasAnimating, wasZooming) = (scroll.isDecelerating, scroll.isAnimating, zooming.flight != nil)
        scroll.goesToTop = false
        if wasDecelerating || wasAnimating { haltMotion() }
        stopZoomFlight()
        indicators.fade(in: self)
        if wasDecelerating { scrollHub.tell { $0.scrollViewDidEndDecelerating(self) } }
        if wasAnimating { glideDidEnd() }
        if wasZooming { scrollHub.tell { $0.scrollViewDidEndZooming(self, with: zoomView, atScale: zoomScale) } }
    }

    /// Shows the indicators for a moment if `changes` move content, as when a finger does.
    public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        let before = contentOffset
        changes()
        if contentOffset != before { flashScrollIndicators() }
    }
}
