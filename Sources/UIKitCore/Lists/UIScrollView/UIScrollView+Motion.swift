import UIKitEngines

extension UIScrollView {
    /// Seconds on the frame clock.
    var now: TimeInterval { FrameLoop.current.now }

    /// Moves content to `offset` over some frames.
    ///
    /// - Parameter isByUser: a wheel or a key moves it, and not the app: delegates do not hear that an animation has ended.
    func glide(to offset: CGPoint, duration: TimeInterval = Ease.scrollDuration, isByUser: Bool = false) {
        let target = rounded(offset)
        guard window != nil else {
            contentOffset = target
            return
        }
        scroll.goesToTop = false
        guard target != contentOffset || scroll.machine.isMoving else { return }
        scroll.glidesByUser = isByUser
        scroll.machine.animate(to: target, at: now, duration: duration)
        startLink()
    }

    func startLink() {
        guard scroll.link == nil else { return }
        scroll.link = FrameLoop.current.addLink { [weak self] time in self?.advance(to: time) ?? false }
    }

    func stopLink() {
        scroll.link?.cancel()
        scroll.link = nil
    }

    /// What moves by itself stops where it is, and nobody is told; a finger goes on.
    func haltMotion() {
        stopLink()
        scroll.machine.stop()
    }

    /// Nothing moves any more, and nobody is told: the scroll view left its window.
    func halt() {
        stopLink()
        stopZoomFlight()
        zooming.pinch = nil
        scroll.machine.stop()
        scroll.hasFinger = false
    }

    /// Moves content to where it is at `time`. Returns whether it moves on.
    private func advance(to time: TimeInterval) -> Bool {
        guard scroll.machine.isMoving else {
            scroll.link = nil
            return false
        }
        let wasDecelerating = scroll.isDecelerating
        let moves = scroll.machine.advance(to: time)
        follow()
        guard !scroll.machine.isMoving else { return true }
        scroll.link = nil
        guard !moves else { return false }
        indicators.fade(in: self)
        if wasDecelerating {
            scrollHub.tell { $0.scrollViewDidEndDecelerating(self) }
        } else if scroll.goesToTop {
            scroll.goesToTop = false
            scrollHub.tell { $0.scrollViewDidScrollToTop(self) }
        } else {
            glideDidEnd()
        }
        return scroll.machine.isMoving
    }

    /// A movement that the app, a wheel or a key has begun is over.
    func glideDidEnd() {
        if scroll.glidesByUser { contentWasGlided() } else { scrollHub.tell { $0.scrollViewDidEndScrollingAnimation(self) } }
    }
}
