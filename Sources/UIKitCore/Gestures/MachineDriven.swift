import UIKitEngines

/// A recognizer with a state machine. The extension converts touches to samples for the machine, and the machine's
/// steps to states of the recognizer.
@MainActor protocol MachineDriven: UIGestureRecognizer {
    associatedtype Machine: GestureMachine
    var machine: Machine { get set }
    /// The timer that calls the machine at its deadline.
    var timer: DelayToken? { get set }
}

extension MachineDriven {
    /// Sends each touch to the machine, in the order in which the touches began, and applies the resulting steps.
    fileprivate func feed(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
        for touch in gesture.touches where touches.contains(touch) {
            let sample = TouchSample(touch)
            switch phase {
            case .began: apply(machine.touchDown(sample))
            case .moved, .stationary: apply(machine.touchMoved(sample))
            case .ended: apply(machine.touchUp(sample))
            case .cancelled: apply(machine.touchCancelled(sample))
            case .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }

    func resetMachine() {
        timer?.cancel()
        timer = nil
        machine.reset()
    }

    /// Changes the state of the recognizer as a step of the machine requires, and restarts the timer.
    func apply(_ step: GestureStep) {
        switch step {
        case .stay: break
        case .begin: state = .began
        case .change: state = .changed
        case .end, .recognize: state = .ended
        case .fail: state = .failed
        case .cancel: state = .cancelled
        }
        if !gesture.state.isFinal { setTimer() }
    }

    private func setTimer() {
        timer?.cancel()
        timer = nil
        guard let deadline = machine.deadline else { return }
        let loop = FrameLoop.current
        let now = gesture.touches.last?.timestamp ?? loop.now
        timer = loop.schedule(after: max(0, deadline - max(now, loop.now))) { [weak self] in
            guard let self else { return }
            apply(machine.timePassed(to: deadline))
            // Without touches, as for taps by keys, no end of a touch resets the recognizer.
            if gesture.state.isFinal, gesture.arbiter == nil { resetForNextGesture() }
        }
    }
}

extension UIGestureRecognizer {
    /// Sends touches to the machine of recognizers that have one.
    func feedMachine(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
        gesture.lastTime = touches.map(\.timestamp).max() ?? gesture.lastTime
        (self as? any MachineDriven)?.feed(touches, phase)
    }
}

extension TouchSample {
    /// Creates a sample in window coordinates, because views may move during the touch.
    @MainActor init(_ touch: UITouch) {
        self.init(id: Int(bitPattern: ObjectIdentifier(touch)), location: touch.location(in: nil), time: touch.timestamp)
    }
}
