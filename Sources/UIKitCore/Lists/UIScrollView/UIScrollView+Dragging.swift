import UIKitEngines

extension UIScrollView {
    func setUp() {
        clipsToBounds = true
        let pan = panGestureRecognizer
        (pan as? ScrollPanGestureRecognizer)?.scrollView = self
        pan.addAction { [weak self] _ in self?.panDidChange() }
        addGestureRecognizer(pan)
    }

    /// Called when a touch begins. Any movement of the content stops.
    func touchDidBegin() {
        guard !scroll.hasTouch else { return }
        scroll.hasTouch = true
        scroll.isScrollingToTop = false
        let wasDecelerating = scroll.isDecelerating
        let wasAnimating = scroll.isAnimating
        guard !scroll.isDragging else { return }
        stopLink()
        scroll.machine.track()
        if wasDecelerating { scrollHub.notify { $0.scrollViewDidEndDecelerating(self) } }
        if wasAnimating { animatedScrollDidEnd() }
    }

    /// Called when all touches have ended. Content that was stopped past an edge returns to the edge.
    func touchesDidEnd() {
        scroll.hasTouch = false
        guard case .tracking = scroll.machine.state else { return }
        scroll.machine.stop()
        let proposedOffset = scroll.machine.proposedTarget(velocity: .zero, in: extent)
        let target = snapsAfterTouch ? restingOffset(proposed: proposedOffset, velocity: .zero) : proposedOffset
        let isBetweenSteps = (isPagingEnabled || snapsAfterTouch) && rounded(target) != contentOffset
        guard extent.clamp(scroll.machine.offset) != scroll.machine.offset || isBetweenSteps else { return contentWasReleased() }
        scroll.machine.endDrag(velocity: .zero, target: snapsAfterTouch ? target : nil, at: now, in: extent)
        startLink()
    }

    /// Returns whether the pan begins to scroll. The direction of the pan must be along a scrollable axis, and the
    /// touched view must allow cancelling its touch.
    func dragShouldBegin() -> Bool {
        let pan = panGestureRecognizer
        let extent = extent
        let translation = (pan as? ScrollPanGestureRecognizer)?.translationSinceTouch ?? .zero
        let isHorizontal = abs(translation.x) > abs(translation.y)
        guard isHorizontal ? extent.canScrollHorizontally : extent.canScrollVertically else { return false }
        for touch in pan.gesture.touches {
            guard let view = touch.view, view !== self, pan.gesture.arbiter?.hasViewReceivedBeginning(of: touch) == true else { continue }
            guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
        }
        return true
    }

    private func panDidChange() {
        let pan = panGestureRecognizer
        switch pan.state {
        case .began:
            scrollHub.notify { $0.scrollViewWillBeginDragging(self) }
            keyboardDragDidBegin()
            scroll.machine.beginDrag(travel: (pan as? ScrollPanGestureRecognizer)?.translationSinceTouch ?? .zero, in: extent)
            drag()
        case .changed:
            drag()
        case .ended:
            drag()
            endDrag(velocity: pan.velocity(in: self))
        case .cancelled, .failed:
            endDrag(velocity: .zero)
        case .possible:
            break
        }
    }

    private func drag() {
        guard !isZooming else { return }
        scroll.machine.drag(by: panGestureRecognizer.translation(in: self), in: extent)
        keyboardDragDidMove()
        applyMachineOffset()
    }

    private func endDrag(velocity touchVelocity: CGPoint) {
        scroll.hasTouch = false
        keyboardDragDidEnd(velocity: touchVelocity)
        // Content that returns to its zoom limits has its own animation, so it does not decelerate.
        let touchVelocity = isZooming || zooming.animation != nil ? .zero : touchVelocity
        let velocity = CGPoint(x: -touchVelocity.x, y: -touchVelocity.y)
        let extent = extent
        let proposedOffset = restingOffset(proposed: scroll.machine.proposedTarget(velocity: velocity, in: extent), velocity: velocity)
        var target = proposedOffset
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        withUnsafeMutablePointer(to: &target) { pointer in
            scrollHub.notify { $0.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: pointer) }
        }
        scroll.machine.endDrag(velocity: velocity, target: target, at: now, in: extent)
        let willDecelerate = scroll.machine.isMoving
        scrollHub.notify { $0.scrollViewDidEndDragging(self, willDecelerate: willDecelerate) }
        if willDecelerate {
            scrollHub.notify { $0.scrollViewWillBeginDecelerating(self) }
            startLink()
        } else {
            applyMachineOffset()
            indicators.fade(in: self)
        }
    }
}
