import MapEngines
import UIKitCore
import UIKitEngines

extension MKMapView {
    /// The minimum velocity of a pan, in points per second, that makes the map decelerate rather than stop.
    private static let minimumVelocity: CGFloat = 60

    func fly(to end: MapViewport, duration: TimeInterval = ViewportAnimation.duration) {
        begin(.animation(ViewportAnimation(from: state.viewport, to: end, duration: duration)))
    }

    /// Starts deceleration. Returns `false` if the velocity is too low.
    func decelerate(velocity: CGPoint) -> Bool {
        guard hypot(velocity.x, velocity.y) > Self.minimumVelocity else { return false }
        begin(
            .deceleration(
                x: Deceleration(start: 0, velocity: velocity.x, rate: 0.996), y: Deceleration(start: 0, velocity: velocity.y, rate: 0.996)))
        return true
    }

    private func begin(_ kind: MapMotion.Kind) {
        motion.kind = kind
        motion.start = nil
        motion.lastOffset = .zero
        guard motion.link == nil else { return }
        let link = CADisplayLink { [weak self] link in self?.step(at: link.targetTimestamp) }
        link.add(to: .main, forMode: .common)
        motion.link = link
    }

    /// Stops the animation of the map at its current position.
    func stopMoving() {
        motion.kind = nil
        motion.link?.invalidate()
        motion.link = nil
    }

    /// Stops an animation that another change replaces, and notifies the delegate of its end. The delegate thus
    /// receives both methods for each change of the region.
    func interrupt() {
        guard motion.kind != nil else { return }
        stopMoving()
        hub.notify { $0.mapView(self, regionDidChangeAnimated: true) }
    }

    /// The destination of the animation, or the current viewport without an animation. Relative changes start from
    /// this viewport, so that quick successive changes add up.
    var targetViewport: MapViewport {
        if case .animation(let animation)? = motion.kind { return animation.end }
        return state.viewport
    }

    private func step(at time: TimeInterval) {
        let start = motion.start ?? time
        motion.start = start
        let elapsed = time - start
        switch motion.kind {
        case .animation(let animation):
            state.viewport = animation.viewport(at: elapsed)
            if state.viewport.size != bounds.size { state.viewport.resize(to: bounds.size) }
            finishStep(elapsed >= animation.duration)
        case .deceleration(let x, let y):
            let offset = CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed))
            state.viewport.pan(by: CGPoint(x: offset.x - motion.lastOffset.x, y: offset.y - motion.lastOffset.y))
            motion.lastOffset = offset
            finishStep(elapsed >= max(x.duration, y.duration))
        case nil: stopMoving()
        }
    }

    private func finishStep(_ isFinished: Bool) {
        viewportChanged(isMoving: !isFinished)
        guard isFinished else { return }
        stopMoving()
        hub.notify { $0.mapView(self, regionDidChangeAnimated: true) }
    }
}
