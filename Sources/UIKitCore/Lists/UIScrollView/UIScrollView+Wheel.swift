import Platform
import UIKitEngines

extension UIScrollView {
    /// The duration of a scroll by one notch of a wheel, 0.15 s, roughly as in desktop browsers.
    static let notchDuration: TimeInterval = 0.15

    /// Scrolls for a wheel or track pad. Returns `false` if the content cannot scroll in the direction and is not
    /// animated.
    func scrollByWheel(_ event: ScrollEvent) -> Bool {
        guard isScrollEnabled, !scroll.isTracking else { return false }
        let extent = extent
        let start = wheelOrigin
        var target = extent.clamp(CGPoint(x: start.x - event.deltaX, y: start.y - event.deltaY))
        if !extent.canScrollHorizontally { target.x = start.x }
        if !extent.canScrollVertically { target.y = start.y }
        guard target != start else { return scroll.isAnimating }
        if isPagingEnabled {
            turnPage(towards: CGPoint(x: target.x - start.x, y: target.y - start.y), in: extent)
        } else if event.isPrecise {
            setOffsetAndStop(to: target)
            indicators.fade(in: self)
        } else {
            animateScroll(to: target, duration: Self.notchDuration, isByUser: true)
        }
        return true
    }

    /// The offset from which a wheel scrolls. During an animation this is the target offset, so that the distances of
    /// several notches add up.
    var wheelOrigin: CGPoint {
        guard case .animating(let animation) = scroll.machine.state else { return contentOffset }
        return CGPoint(x: animation.x.target, y: animation.y.target)
    }

    /// Turns a single page. Further wheel events during the turn are ignored.
    private func turnPage(towards direction: CGPoint, in extent: ScrollConfiguration) {
        guard !scroll.machine.isMoving else { return }
        var target = contentOffset
        if abs(direction.x) > abs(direction.y) {
            target.x += direction.x < 0 ? -bounds.width : bounds.width
        } else {
            target.y += direction.y < 0 ? -bounds.height : bounds.height
        }
        animateScroll(to: extent.clamp(target), isByUser: true)
    }
}
