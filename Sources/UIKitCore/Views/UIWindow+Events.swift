import UIKitEngines

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
            keyHints.hear(press)
            if let openMenu {
                if press.phase == .began, let key = press.key { openMenu.handle(key) }
                continue
            }
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
    ///
    /// What a text does with a key goes first, but for commands that want priority. Where nobody wants the keys as they are, Control
    /// stands for Command: desktops keep that key, which is Super on most keyboards, for themselves.
    private func performCommand(for press: UIPress, from responder: UIResponder) -> Bool {
        guard let key = press.key else { return false }
        let isForText = responder is any TextEditorHost && TextKeyMap.action(for: key.event) != nil
        let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        func perform(_ modifiers: UIKeyModifierFlags) -> Bool {
            responder.firstInChain { candidate in
                let command = candidate.allKeyCommands.first {
                    $0.fits(key, modifiers) && ($0.wantsPriorityOverSystemBehavior || !isForText)
                }
                return command.map { self.perform($0, of: candidate) } ?? false
            } != nil
        }
        if perform(modifiers) { return true }
        guard modifiers.contains(.control), !modifiers.contains(.command) else { return false }
        return perform(modifiers.subtracting(.control).union(.command))
    }

    private func perform(_ command: UIKeyCommand, of candidate: UIResponder) -> Bool {
        let listeners = command.listeners
        if !listeners.isEmpty {
            for listener in listeners { listener.body() }
            return true
        }
        guard let action = command.action, let target = candidate.target(forAction: action, withSender: command) else { return false }
        return ApplicationHost.current?.application.sendAction(action, to: target, from: command, for: nil) ?? false
    }
}

extension UIResponder {
    /// Those that it offers by itself, and those that were added.
    package var allKeyCommands: [UIKeyCommand] { (keyCommands ?? []) + (accessibility.keyCommands ?? []) }
}
