import UIKitEngines

/// A recognizer whose mind is a machine: this translates between UIKit and the machine.
@MainActor protocol MachineDriven: UIGestureRecognizer {
    associatedtype Machine: GestureMachine
    var machine: Machine { get set }
    /// Calls the machine at its deadline.
    var timer: DelayToken? { get set }
}

extension MachineDriven {
    /// Hands each touch to the machine, in the order in which the fingers came down, and follows what it makes of them.
    fileprivate func feed(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
        for touch in gesture.touches where touches.contains(touch) {
            let sample = TouchSample(touch)
            switch phase {
            case .began: follow(machine.touchDown(sample))
            case .moved, .stationary: follow(machine.touchMoved(sample))
            case .ended: follow(machine.touchUp(sample))
            case .cancelled: follow(machine.touchCancelled(sample))
            }
        }
    }

    func resetMachine() {
        timer?.cancel()
        timer = nil
        machine.reset()
    }

    func follow(_ step: GestureStep) {
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
            follow(machine.timePassed(to: deadline))
            // Nobody waits for the end of fingers where none took part, as in taps by keys.
            if gesture.state.isFinal, gesture.arbiter == nil { startOver() }
        }
    }
}

extension UIGestureRecognizer {
    /// Hands touches to the machine, in recognizers that have one.
    func handOver(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
        gesture.lastTime = touches.map(\.timestamp).max() ?? gesture.lastTime
        (self as? any MachineDriven)?.feed(touches, phase)
    }
}

extension TouchSample {
    /// A finger in the window's coordinates: those of views may move while it is down.
    @MainActor init(_ touch: UITouch) {
        self.init(id: Int(bitPattern: ObjectIdentifier(touch)), location: touch.location(in: nil), time: touch.timestamp)
    }
}
