import UIKitEngines

extension UIWindow {
    func dispatch(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            deliver(presses)
        } else if let way = event.way {
            way.deliver()
        } else if let stage = event.motionStage {
            deliver(stage, event)
        } else {
            let touches = changedTouches
            changedTouches = []
            deliver(touches, event: event)
        }
    }

    private func deliver(_ stage: UIEvent.MotionStage, _ event: UIEvent) {
        let responder = firstResponder ?? deepestActionResponder
        switch stage {
        case .began: responder.motionBegan(event.subtype, with: event)
        case .ended: responder.motionEnded(event.subtype, with: event)
        case .cancelled: responder.motionCancelled(event.subtype, with: event)
        }
    }

    private func deliver(_ event: UIPressesEvent) {
        if let press = event.repeatedPress, press.window === self { repeatKey(press) }
        for press in event.changedPresses {
            keyHints.hear(press)
            guard let responder = press.responder, !isTaken(press, from: responder), offer(press, event) else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .changed: responder.pressesChanged([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            case .stationary: continue
            }
        }
    }

    /// Whether an open menu or a command takes a key that goes down, or took it when it did.
    private func isTaken(_ press: UIPress, from responder: UIResponder) -> Bool {
        guard press.phase == .began else { return press.use == .menu || press.use == .command }
        if let openMenu {
            press.use = .menu
            if let key = press.key { openMenu.handle(key) }
            return true
        }
        guard performCommand(for: press, from: responder) else { return false }
        press.use = .command
        return true
    }

    /// Performs the first command up the chain that fits the key, or else of the main menu, if somebody can.
    ///
    /// What a text does with a key goes first, but for commands that want priority. Where nobody wants the keys as they are, Control
    /// stands for Command: desktops keep that key, which is Super on most keyboards, for themselves.
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

    /// What the one who would perform it does not want performed now leaves its keys to others.
    private func perform(_ action: Selector, of command: UIKeyCommand, from candidate: UIResponder) -> Bool {
        let target = command.listeners.isEmpty ? candidate.target(forAction: action, withSender: command) : nil
        command.validate(by: target)
        guard command.isChoosable, !command.isLeftOut else { return false }
        return command.perform(action, on: target)
    }
}

extension UIKeyCommand {
    /// Calls the listeners; where there are none, has somebody perform an action.
    final func perform(_ action: Selector, on target: Any?) -> Bool {
        let listeners = listeners.all
        for listener in listeners { listener() }
        guard listeners.isEmpty, let target else { return !listeners.isEmpty }
        return ApplicationHost.current?.application.sendAction(action, to: target, from: self, for: nil) ?? false
    }
}

extension UIResponder {
    /// Those that it offers by itself, and those that were added.
    package var allKeyCommands: [UIKeyCommand] { (keyCommands ?? []) + (accessibility.keyCommands ?? []) }
}
