extension UIGestureRecognizer {
    /// Carries out what a subclass, or the passing of time, wants the state to become.
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

    /// Sets the state and tells the targets.
    func enter(_ next: State) {
        gesture.state = next
        let targets = targets
        targets.send(self)
        if next.isFinal { gesture.arbiter?.finished(self) }
    }

    /// The touches are not this gesture: those who wait for it are told, and closures that ask for failures.
    func fail() {
        guard gesture.state == .possible else { return }
        gesture.state = .failed
        gesture.pending = []
        let targets = targets
        targets.sendFailure(self)
        gesture.arbiter?.failed(self)
    }

    /// Lets go of the current touches: a gesture under way is cancelled, a possible one fails.
    func abandon() {
        if gesture.state.isUnderWay { enter(.cancelled) } else if gesture.arbiter != nil { fail() }
        // Nobody waits for the end of fingers where none are down, as under a pointer or a wheel.
        if gesture.state.isFinal, gesture.arbiter == nil { startOver() }
    }

    /// Makes the recognizer ready for the next gesture.
    func startOver() {
        reset()
        gesture.state = .possible
        (gesture.touches, gesture.lifted) = ([], [])
        gesture.pending = []
        gesture.currentRequirements = []
        gesture.arbiter = nil
    }

    /// Converts a point of the window.
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        view?.convert(point, from: nil) ?? point
    }
}
