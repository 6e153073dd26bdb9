extension UIViewPropertyAnimator {
    /// Returns the progress at the time of a frame; `nil` for an animator that is not active.
    func progress(at time: Double) -> Double? {
        guard state == .active else { return nil }
        _ = machine.tick(at: time)
        return machine.value(at: time)
    }

    /// Makes an inactive animator active, and runs its pending blocks.
    func becomeActive() {
        guard state == .inactive else { return }
        machine.begin()
        let pendingBlocks = blocks
        blocks = []
        for block in pendingBlocks { runBlock(block.body, block.delayFactor) }
    }

    func runBlock(_ body: () -> Void, _ delayFactor: CGFloat) {
        let host = ApplicationHost.running
        let currentProgress = machine.isReversed ? 0 : min(max(machine.value(at: now), 0), 1)
        let delayProgress = curve.value(at: Double(min(max(delayFactor, 0), 1)))
        host.animations.enter(AnimatorScope(self, offset: currentProgress + (1 - currentProgress) * delayProgress))
        body()
        host.animations.endScope()
    }

    /// Adds the animation of a change made by a block.
    func add(_ animation: CAPropertyAnimation, for change: LayerChange) {
        let key = change.layer.freeKey(for: change.key)
        changes.append(
            AnimatorChange(
                view: change.view, key: change.key, start: change.old, end: change.new, animationKey: key, layer: change.layer))
        change.layer.add(animation, forKey: key)
        if !isManualHitTestingEnabled { change.view.interaction.animatorChangeCount += 1 }
        guard !isUserInteractionEnabled, !interactionBlockedViews.contains(where: { $0 === change.view }) else { return }
        interactionBlockedViews.append(change.view)
        change.view.interaction.blockingAnimationCount += 1
    }

    // MARK: - Frames

    /// Requests frames until the animator stops moving. The frame callback retains the animator meanwhile.
    func beginMoving() {
        guard link == nil else { return }
        link = FrameLoop.current.addLink { [self] time in step(time) }
    }

    func endMoving() {
        link?.cancel()
        link = nil
    }

    private func step(_ time: TimeInterval) -> Bool {
        guard machine.tick(at: time) else { return true }
        link = nil
        guard !pausesOnCompletion else {
            machine.finishAtTarget()
            return false
        }
        let position: UIViewAnimatingPosition = machine.isReversed ? .start : .end
        settle(at: position)
        FrameLoop.current.runAfterFrame { [self] in complete(at: position) }
        return false
    }

    // MARK: - The end

    func removeAnimations() {
        for change in changes { change.layer.removeAnimation(forKey: change.animationKey) }
    }

    /// Removes the animations, and sets the changed properties to their values at a position.
    func settle(at position: UIViewAnimatingPosition) {
        removeAnimations()
        switch position {
        case .end: for change in changes { change.set(change.end) }
        // The last change is undone first.
        case .start: for change in changes.reversed() { change.set(change.start) }
        case .current: break
        }
        becomeInactive()
    }

    func becomeInactive() {
        for view in interactionBlockedViews { view.interaction.blockingAnimationCount -= 1 }
        if !isManualHitTestingEnabled { for change in changes { change.view.interaction.animatorChangeCount -= 1 } }
        interactionBlockedViews = []
        changes = []
        machine.reset()
        delay = 0
    }

    func complete(at position: UIViewAnimatingPosition) {
        let handlers = completions
        completions = []
        for completion in handlers { completion(position) }
    }
}
