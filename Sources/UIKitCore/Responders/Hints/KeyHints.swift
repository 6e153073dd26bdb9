import Platform

/// Shows which combinations of keys there are, while a person holds Command or Control and presses nothing else.
@MainActor final class KeyHints {
    /// How long the key has to be held, in seconds. Measured on iPadOS 17.
    private static let delay: TimeInterval = 0.8
    private static let modifiers: Set<UIKeyboardHIDUsage> = [
        .keyboardLeftGUI, .keyboardRightGUI, .keyboardLeftControl, .keyboardRightControl,
    ]

    private weak var window: UIWindow?
    /// Who hears of the key that is held.
    private weak var responder: UIResponder?
    private var wait: DelayToken?
    private var list: KeyHintList?

    init(_ window: UIWindow) {
        self.window = window
    }

    func hear(_ press: UIPress) {
        guard press.phase == .began, let key = press.key, Self.modifiers.contains(key.keyCode) else { return hide() }
        guard wait == nil else { return }
        responder = press.responder
        wait = ApplicationHost.current?.frameLoop.schedule(after: Self.delay) { [weak self] in self?.show() }
    }

    func hide() {
        wait?.cancel()
        wait = nil
        guard let list else { return }
        self.list = nil
        UIView.animate(withDuration: 0.15) {
            list.alpha = 0
        } completion: { _ in
            list.removeFromSuperview()
        }
    }

    /// Shows anew what can be done just now, if the list is seen.
    func refresh() {
        guard let list else { return }
        list.removeFromSuperview()
        self.list = nil
        show()
        self.list?.layer.removeAllAnimations()
    }

    private func show() {
        guard let window, list == nil else { return }
        let hints = Self.hints(from: responder)
        guard !hints.isEmpty else { return }
        let list = KeyHintList(hints)
        self.list = list
        window.addSubview(list)
        list.frame = window.bounds
        list.alpha = 0
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { list.alpha = 1 }
    }

    /// The commands that have words, the nearest first and the main menu's last; of two for the same keys, the one that would be performed.
    private static func hints(from responder: UIResponder?) -> [KeyHint] {
        var result: [KeyHint] = []
        var taken: Set<KeyHint.Keys> = []
        func add(_ command: UIKeyCommand) {
            guard let hint = KeyHint(command), taken.insert(hint.keys).inserted else { return }
            result.append(hint)
        }
        _ = responder?.firstInChain { candidate in
            for command in candidate.allKeyCommands {
                // Commands of the chain are shown also where somebody has yet to come who performs them.
                if let target = candidate.target(forAction: command.action, withSender: command) { command.validate(by: target) }
                add(command)
            }
            return false
        }
        for command in ApplicationHost.current?.menus.mainKeyCommands ?? [] {
            command.validate(by: responder?.target(forAction: command.action, withSender: command))
            add(command)
        }
        return result
    }
}
