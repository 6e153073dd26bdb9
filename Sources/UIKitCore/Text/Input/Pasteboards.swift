import Platform

/// The pasteboards of one application.
@MainActor final class Pasteboards {
    let general: UIPasteboard
    private var named: [UIPasteboard.Name: UIPasteboard] = [:]
    private var lastUnique = 0

    init(_ clipboard: (any Clipboard)?) {
        general = UIPasteboard(name: .general, clipboard: clipboard)
    }

    func named(_ name: UIPasteboard.Name, create: Bool) -> UIPasteboard? {
        if name == .general { return general }
        if let found = named[name] { return found }
        guard create else { return nil }
        let made = UIPasteboard(name: name, clipboard: nil)
        named[name] = made
        return made
    }

    func unique() -> UIPasteboard {
        var name: UIPasteboard.Name
        repeat {
            lastUnique += 1
            name = UIPasteboard.Name("caret.pasteboard.\(lastUnique)")
        } while named[name] != nil
        let made = UIPasteboard(name: name, clipboard: nil)
        named[name] = made
        return made
    }

    func remove(_ name: UIPasteboard.Name) {
        guard let removed = named.removeValue(forKey: name) else { return }
        NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: removed)
        removed.items = []
    }
}
