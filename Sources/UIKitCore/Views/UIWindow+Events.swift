extension UIWindow {
    func dispatch(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            deliver(presses)
        } else {
            let touches = changedTouches
            changedTouches = []
            deliver(touches, event: event)
        }
    }

    private func deliver(_ event: UIPressesEvent) {
        for press in event.changedPresses {
            guard let responder = press.responder else { continue }
            if press.phase == .began, performCommand(for: press, from: responder) { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .changed: responder.pressesChanged([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            case .stationary: continue
            }
        }
    }
    /// Performs the first command up the chain that fits the key, if somebody can.
    private func performCommand(for press: UIPress, from responder: UIResponder) -> Bool {
        guard let key = press.key else { return false }
        let found = responder.firstInChain { candidate in
            guard let command = candidate.keyCommands?.first(where: { $0.fits(key) }), let action = command.action else { return false }
            guard let target = candidate.target(forAction: action, withSender: command) else { return false }
            return ApplicationHost.current?.application.sendAction(action, to: target, from: command, for: nil) ?? false
        }
        return found != nil
    }
}
