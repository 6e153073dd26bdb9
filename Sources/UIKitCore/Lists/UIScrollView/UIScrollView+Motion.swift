import UIKitEngines

extension UIScrollView {
    /// The time of the frame clock, in seconds.
    var now: TimeInterval { FrameLoop.current.now }

    /// Animates the content to `offset`.
    ///
    /// - Parameter isByUser: Whether a wheel or a key causes the movement. In this case the delegate is not notified
    ///   of the end of the animation.
    func animateScroll(to offset: CGPoint, duration: TimeInterval = Ease.scrollDuration, isByUser: Bool = false) {
        let target = rounded(offset)
        guard window != nil else {
            contentOffset = target
            return
        }
        scroll.isScrollingToTop = false
        guard target != contentOffset || scroll.machine.isMoving else { return }
        scroll.isUserScrollAnimation = isByUser
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

    /// Stops the movement of the content without notifications. A drag continues.
    func stopMotion() {
        stopLink()
        scroll.machine.stop()
    }

    /// Stops all scrolling and zooming without notifications. Called when the scroll view has left its window.
    func stopAllMotion() {
        stopLink()
        stopZoomAnimation()
        zooming.pinch = nil
        scroll.machine.stop()
        scroll.hasTouch = false
    }

    /// Moves the content to the offset at `time`. Returns whether the movement continues.
    private func advance(to time: TimeInterval) -> Bool {
        guard scroll.machine.isMoving else {
            scroll.link = nil
            return false
        }
        let wasDecelerating = scroll.isDecelerating
        let continues = scroll.machine.advance(to: time)
        applyMachineOffset()
        guard !scroll.machine.isMoving else { return true }
        scroll.link = nil
        guard !continues else { return false }
        indicators.fade(in: self)
        if wasDecelerating {
            scrollHub.notify { $0.scrollViewDidEndDecelerating(self) }
        } else if scroll.isScrollingToTop {
            scroll.isScrollingToTop = false
            scrollHub.notify { $0.scrollViewDidScrollToTop(self) }
        } else {
            animatedScrollDidEnd()
        }
        return scroll.machine.isMoving
    }

    /// Called at the end of an animated scroll that the app, a wheel or a key has started.
    func animatedScrollDidEnd() {
        if scroll.isUserScrollAnimation {
            userScrollAnimationDidEnd()
        } else {
            scrollHub.notify { $0.scrollViewDidEndScrollingAnimation(self) }
        }
    }
}
