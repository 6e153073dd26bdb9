import UIKitEngines

/// The pan gesture recognizer of a scroll view. The recognizer delays the touches of the content, and measures the
/// translation from the start of the touch.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    /// The translation since the touch began, in points.
    var translationSinceTouch: CGPoint { machine.travel }

    override func contentDelay(of touch: UITouch) -> TimeInterval? {
        guard let scrollView, isEnabled, scrollView.delaysContentTouches, touch.view !== scrollView else { return nil }
        guard !(touch.view is any ImmediateTouches) else { return nil }
        let extent = scrollView.extent
        return extent.canScrollHorizontally || extent.canScrollVertically ? GestureThresholds.contentTouchDelay : nil
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPinchGestureRecognizer && preventedGestureRecognizer.view === scrollView)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is ScrollPinchGestureRecognizer && preventingGestureRecognizer.view === scrollView)
    }

    override func receivesExclusively(_ touch: UITouch) -> Bool {
        guard let scrollView, isEnabled else { return false }
        return scrollView.isDecelerating
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.touchDidBegin()
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.touchesDidEnd()
    }
}
