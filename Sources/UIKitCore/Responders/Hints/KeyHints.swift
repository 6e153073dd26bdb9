import Platform

/// Shows the list of key commands while the user holds Command or Control without another key.
@MainActor final class KeyHints {
    /// The time for which the key must be held before the list is shown, in seconds. Measured on iPadOS 17.
    private static let delay: TimeInterval = 0.8
    private static let modifiers: Set<UIKeyboardHIDUsage> = [
        .keyboardLeftGUI, .keyboardRightGUI, .keyboardLeftControl, .keyboardRightControl,
    ]

    private weak var window: UIWindow?
    /// The responder that received the held key.
    private weak var responder: UIResponder?
    private var pendingShow: DelayToken?
    private var list: KeyHintList?

    init(_ window: UIWindow) {
        self.window = window
    }

    /// Schedules the list when a modifier key goes down; hides the list at any other change of a key.
    func receive(_ press: UIPress) {
        guard press.phase == .began, let key = press.key, Self.modifiers.contains(key.keyCode) else { return hide() }
        guard pendingShow == nil else { return }
        responder = press.responder
        pendingShow = ApplicationHost.current?.frameLoop.schedule(after: Self.delay) { [weak self] in self?.show() }
    }

    func hide() {
        pendingShow?.cancel()
        pendingShow = nil
        guard let list else { return }
        self.list = nil
        UIView.animate(withDuration: 0.15) {
            list.alpha = 0
        } completion: { _ in
            list.removeFromSuperview()
        }
    }

    /// Updates the list to the current commands if it is visible.
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

    /// Returns the commands with titles, in the order of the responder chain, then those of the main menu. Of two
    /// commands with the same keys, the one that would be performed is listed.
    private static func hints(from responder: UIResponder?) -> [KeyHint] {
        var result: [KeyHint] = []
        var listedKeys: Set<KeyHint.Keys> = []
        func add(_ command: UIKeyCommand) {
            guard let hint = KeyHint(command), listedKeys.insert(hint.keys).inserted else { return }
            result.append(hint)
        }
        _ = responder?.firstInChain { candidate in
            for command in candidate.allKeyCommands {
                // Commands of the chain are listed even if no responder can perform them now.
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
