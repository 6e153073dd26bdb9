// Recognition and exclusion. When a recognizer reports its gesture, its delegate and the views decide whether it may
// begin. The recognizer fails if another recognised gesture of the same touches prevents it. If another recognizer
// must fail first and is still possible, the reported states are pending. A recognised gesture causes the failure of
// the recognizers that it prevents, and of those that require its failure. Each failure may in turn release pending
// states.

extension GestureArbiter {
    /// Handles the report of a recognizer that its gesture began, changed or ended.
    func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        if !recognizer.gesture.pendingStates.isEmpty {
            recognizer.gesture.pendingStates.append(state)
            return
        }
        guard mayBegin(recognizer), !isPrevented(recognizer) else {
            recognizer.fail()
            return
        }
        guard !isWaitingForFailure(recognizer) else {
            recognizer.gesture.pendingStates = [state]
            return
        }
        commit(recognizer, states: [state])
    }

    /// Returns whether the delegate, and every view from the view of the touch to the view of the recognizer, allow
    /// the gesture to begin.
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.hub.allAgree({ $0.gestureRecognizerShouldBegin(recognizer) }) else { return false }
        var view = recognizer.gesture.touches.first?.view ?? recognizer.view
        while let current = view {
            guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
            if current === recognizer.view { return true }
            view = current.superview
        }
        return true
    }

    /// Returns whether a recognised gesture of the same touches prevents the gesture of `recognizer`.
    private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        activeRecognizers.contains { other in
            other !== recognizer && (other.gesture.state.isInProgress || other.gesture.state == .ended) && prevents(other, recognizer)
        }
    }

    private func prevents(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
        guard winner.gesture.sharesTouch(with: loser.gesture) else { return false }
        guard winner.canPrevent(loser), loser.canBePrevented(by: winner) else { return false }
        return !allowsSimultaneousRecognition(winner, loser) && !allowsSimultaneousRecognition(loser, winner)
    }

    private func allowsSimultaneousRecognition(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.hub.value(false) { $0.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) }
    }

    /// Returns whether another recognizer that must fail first is still possible.
    private func isWaitingForFailure(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.gesture.allRequirements.contains { other in
            other.gesture.arbiter === self && other.gesture.state == .possible
        }
    }

    /// Makes the competing recognizers fail, claims the touches, and performs the reported state changes.
    private func commit(_ recognizer: UIGestureRecognizer, states: [UIGestureRecognizer.State]) {
        for other in activeRecognizers where other !== recognizer && other.gesture.state == .possible {
            let requiresFailure = other.gesture.allRequirements.contains { $0 === recognizer }
            if requiresFailure || prevents(recognizer, other) { other.fail() }
        }
        claimTouches(for: recognizer)
        for state in states {
            let isFirst = recognizer.gesture.state == .possible
            if isFirst { recognizer.enter(state == .changed ? .began : state) } else { recognizer.transition(to: state) }
        }
        resetFinished()
    }

    /// Handles the failure of a recognizer, which may release the pending states of others.
    func didFail(_ recognizer: UIGestureRecognizer) {
        for waitingRecognizer in activeRecognizers
        where !waitingRecognizer.gesture.pendingStates.isEmpty && waitingRecognizer.gesture.state == .possible {
            guard waitingRecognizer.gesture.allRequirements.contains(where: { $0 === recognizer }), !isWaitingForFailure(waitingRecognizer)
            else { continue }
            let states = waitingRecognizer.gesture.pendingStates
            waitingRecognizer.gesture.pendingStates = []
            if isPrevented(waitingRecognizer) { waitingRecognizer.fail() } else { commit(waitingRecognizer, states: states) }
        }
        releaseTouches()
        resetFinished()
    }

    /// Handles the end of a recognised gesture.
    func didFinish(_ recognizer: UIGestureRecognizer) {
        resetFinished()
    }

    /// Collects the failure requirements that delegates and subclasses specify between the active recognizers.
    func addCurrentRequirements() {
        for recognizer in activeRecognizers {
            recognizer.gesture.currentRequirements = []
        }
        for one in activeRecognizers {
            for other in activeRecognizers where other !== one && requires(one, other) {
                one.gesture.currentRequirements.append(WeakRecognizer(recognizer: other))
            }
        }
    }

    private func requires(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
            || one.hub.value(false) { $0.gestureRecognizer(one, shouldRequireFailureOf: other) }
            || other.hub.value(false) { $0.gestureRecognizer(other, shouldBeRequiredToFailBy: one) }
    }
}
