extension UIApplication {
    func dispatch(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            let windows = Set(presses.allPresses.compactMap(\.window))
            for window in windows { window.sendEvent(event) }
            return
        }
        if let route = event.route { return route.window.sendEvent(event) }
        if event.motionPhase != nil {
            keyWindow?.sendEvent(event)
            return
        }
        for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
    }

    /// Sends a motion event for a phase of a shake gesture.
    package func shake(_ phase: Shake) {
        let phase: UIEvent.MotionPhase =
            switch phase {
            case .begins: .began
            case .ends: .ended
            case .isCancelled: .cancelled
            }
        sendEvent(UIEvent(.motion, timestamp: host?.frameLoop.now ?? 0, motion: phase))
    }

    /// The phases of a shake gesture.
    package enum Shake {
        case begins, ends, isCancelled
    }

    func perform(_ action: Selector, on target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = target ?? actionTarget(action, from: sender) else { return false }
        return action.perform(on: receiver as AnyObject, with: [sender ?? self, event ?? NSNull()])
    }

    private func actionTarget(_ action: Selector, from sender: Any?) -> Any? {
        if let target = keyWindow?.firstResponder?.target(forAction: action, withSender: sender) { return target }
        let start = sender as? UIResponder ?? keyWindow?.deepestActionResponder ?? self
        return start.target(forAction: action, withSender: sender)
    }
}
