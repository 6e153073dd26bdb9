extension UIGestureRecognizer {
    /// Performs a transition to the state that a subclass or a timer requests.
    func transition(to next: State) {
        switch (gesture.state, next) {
        case (.possible, .began), (.possible, .ended), (.possible, .changed):
            if let arbiter = gesture.arbiter { arbiter.recognize(self, as: next) } else { enter(next) }
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
            enter(next)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            enter(.cancelled)
        default:
            break
        }
    }

    /// Sets the state and notifies the targets.
    func enter(_ next: State) {
        gesture.state = next
        let targets = targets
        targets.send(self)
        if next.isFinal { gesture.arbiter?.didFinish(self) }
    }

    /// Fails the gesture: notifies the recognizers that wait for the failure, and the closures that observe failures.
    func fail() {
        guard gesture.state == .possible else { return }
        gesture.state = .failed
        gesture.pendingStates = []
        let targets = targets
        targets.sendFailure(self)
        gesture.arbiter?.didFail(self)
    }

    /// Detaches the recognizer from the current touches. A gesture in progress is cancelled, a possible gesture
    /// fails.
    func abandon() {
        if gesture.state.isInProgress { enter(.cancelled) } else if gesture.arbiter != nil { fail() }
        // Without touches, as for a pointer or a wheel, no end of a touch resets the recognizer.
        if gesture.state.isFinal, gesture.arbiter == nil { resetForNextGesture() }
    }

    /// Prepares the recognizer for the next gesture.
    func resetForNextGesture() {
        reset()
        gesture.state = .possible
        gesture.touches = []
        gesture.endedTouches = []
        gesture.pendingStates = []
        gesture.currentRequirements = []
        gesture.arbiter = nil
    }

    /// Converts a point of the window to the coordinates of `view`; for `nil`, returns the point.
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        view?.convert(point, from: nil) ?? point
    }
}
