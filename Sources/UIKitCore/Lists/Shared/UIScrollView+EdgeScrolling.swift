import UIKitEngines

extension UIScrollView {
    /// Whether a touch is on a view that receives touches immediately, such as a reorder handle or an index. Such
    /// touches do not scroll.
    var isHandleTouched: Bool {
        panGestureRecognizer.gesture.touches.contains { $0.view is any ImmediateTouches }
    }

    /// Scrolls by one frame's step if a touch is near an edge. Returns whether the content moved.
    ///
    /// - Parameter location: The location of the touch, relative to the top-left corner of the visible area, in points.
    func autoscroll(touchLocation location: CGPoint) -> Bool {
        let insets = adjustedContentInset
        var target = contentOffset
        if contentSize.width > bounds.width {
            target.x += EdgeScroll.step(location: location.x, from: insets.left, to: bounds.width - insets.right)
        }
        target.y += EdgeScroll.step(location: location.y, from: insets.top, to: bounds.height - insets.bottom)
        target = extent.clamp(target)
        guard target != contentOffset else { return false }
        contentOffset = target
        return true
    }
}
