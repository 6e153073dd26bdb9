import UIKitEngines

extension UIWindow {
    func dispatch(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            deliver(presses)
        } else if let route = event.route {
            route.deliver()
        } else if let phase = event.motionPhase {
            deliver(phase, event)
        } else {
            let touches = changedTouches
            changedTouches = []
            deliver(touches, event: event)
        }
    }

    private func deliver(_ phase: UIEvent.MotionPhase, _ event: UIEvent) {
        let responder = firstResponder ?? deepestActionResponder
        switch phase {
        case .began: responder.motionBegan(event.subtype, with: event)
        case .ended: responder.motionEnded(event.subtype, with: event)
        case .cancelled: responder.motionCancelled(event.subtype, with: event)
        }
    }

    private func deliver(_ event: UIPressesEvent) {
        if let press = event.repeatedPress, press.window === self { repeatKey(press) }
        for press in event.changedPresses {
            keyHints.receive(press)
            guard let responder = press.responder, !isConsumed(press, from: responder), offer(press, event) else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .changed: responder.pressesChanged([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            case .stationary: continue
            }
        }
    }

    /// Returns whether an open menu or a command consumes the press of a key, or consumed it when the key went down.
    private func isConsumed(_ press: UIPress, from responder: UIResponder) -> Bool {
        guard press.phase == .began else { return press.handling == .menu || press.handling == .command }
        if let openMenu {
            press.handling = .menu
            if let key = press.key { openMenu.handle(key) }
            return true
        }
        guard performCommand(for: press, from: responder) else { return false }
        press.handling = .command
        return true
    }

    /// Performs the first matching key command in the responder chain, then in the main menu.
    ///
    /// Text input consumes its editing keys first, except the keys of commands with priority over the system. If no
    /// command matches the pressed keys, Control counts as Command, because desktops reserve the Command key (Super on
    /// most keyboards).
    func performCommand(for press: UIPress, from responder: UIResponder) -> Bool {
        guard let key = press.key else { return false }
        let isForText = responder is any TextEditorHost && TextKeyMap.action(for: key.event) != nil
        let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        func perform(_ modifiers: UIKeyModifierFlags) -> Bool {
            func perform(_ commands: [UIKeyCommand], of candidate: UIResponder) -> Bool {
                for command in commands where command.wantsPriorityOverSystemBehavior || !isForText {
                    if let action = command.action(for: key, modifiers) { return self.perform(action, of: command, from: candidate) }
                }
                return false
            }
            if responder.firstInChain(where: { perform($0.allKeyCommands, of: $0) }) != nil { return true }
            return perform(ApplicationHost.current?.menus.mainKeyCommands ?? [], of: responder)
        }
        if perform(modifiers) { return true }
        guard modifiers.contains(.control), !modifiers.contains(.command) else { return false }
        return perform(modifiers.subtracting(.control).union(.command))
    }

    /// Performs a command's action. Returns `false` for a command that validation disables or hides, so that another
    /// command can use the keys.
    private func perform(_ action: Selector, of command: UIKeyCommand, from candidate: UIResponder) -> Bool {
        let target = command.handlers.isEmpty ? candidate.target(forAction: action, withSender: command) : nil
        command.validate(by: target)
        guard command.isChoosable, !command.isHiddenOrEmpty else { return false }
        return command.perform(action, on: target)
    }
}

extension UIKeyCommand {
    /// Calls the handlers. Without handlers, sends the action to the target. Returns whether the command was performed.
    final func perform(_ action: Selector, on target: Any?) -> Bool {
        let allHandlers = handlers.all
        for handler in allHandlers { handler() }
        guard allHandlers.isEmpty, let target else { return !allHandlers.isEmpty }
        return ApplicationHost.current?.application.sendAction(action, to: target, from: self, for: nil) ?? false
    }
}

extension UIResponder {
    /// The responder's own key commands, and those added for accessibility.
    package var allKeyCommands: [UIKeyCommand] { (keyCommands ?? []) + (accessibility.keyCommands ?? []) }
}
