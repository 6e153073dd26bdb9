import UIKitEngines

extension UIScrollView {
    /// A finger is on what takes touches at once, as a row's handle or an index does: it does not mean to scroll.
    var isHandleTouched: Bool {
        panGestureRecognizer.gesture.touches.contains { $0.view is any ImmediateTouches }
    }

    /// Moves content by a frame's step, if something is held near an edge. Returns whether it moved.
    ///
    /// - Parameter finger: where it is held, in points from the corner of what shows.
    func scrollAtEdge(finger: CGPoint) -> Bool {
        let insets = adjustedContentInset
        var target = contentOffset
        if contentSize.width > bounds.width {
            target.x += EdgeScroll.step(finger: finger.x, from: insets.left, to: bounds.width - insets.right)
        }
        target.y += EdgeScroll.step(finger: finger.y, from: insets.top, to: bounds.height - insets.bottom)
        target = extent.clamp(target)
        guard target != contentOffset else { return false }
        contentOffset = target
        return true
    }
}
