import Platform
import UIKitEngines

extension UIScrollView {
    /// 0.15 s: how long content takes to follow one notch of a wheel. As desktop browsers do, roughly.
    static let notchDuration: TimeInterval = 0.15

    /// Moves content by a wheel or track pad. Returns whether there was anything to move in that direction.
    func moveByWheel(_ event: ScrollEvent) -> Bool {
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
            jump(to: target)
            indicators.fade(in: self)
        } else {
            glide(to: target, duration: Self.notchDuration, isByUser: true)
        }
        return true
    }

    /// Several notches in a row add up.
    var wheelOrigin: CGPoint {
        guard case .animating(let flight) = scroll.machine.state else { return contentOffset }
        return CGPoint(x: flight.x.target, y: flight.y.target)
    }

    /// One page for one turn of the wheel, however many events it makes while the page is on its way.
    private func turnPage(towards direction: CGPoint, in extent: ScrollExtent) {
        guard !scroll.machine.isMoving else { return }
        var target = contentOffset
        if abs(direction.x) > abs(direction.y) {
            target.x += direction.x < 0 ? -bounds.width : bounds.width
        } else {
            target.y += direction.y < 0 ? -bounds.height : bounds.height
        }
        glide(to: extent.clamp(target), isByUser: true)
    }
}
