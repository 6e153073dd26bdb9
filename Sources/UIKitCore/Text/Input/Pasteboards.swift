import Platform

/// The pasteboards of one application.
@MainActor final class Pasteboards {
    let general: UIPasteboard
    private var pasteboards: [UIPasteboard.Name: UIPasteboard] = [:]
    private var lastUniqueNumber = 0

    init(_ clipboard: (any Clipboard)?) {
        general = UIPasteboard(name: .general, clipboard: clipboard)
    }

    func named(_ name: UIPasteboard.Name, create: Bool) -> UIPasteboard? {
        if name == .general { return general }
        if let pasteboard = pasteboards[name] { return pasteboard }
        guard create else { return nil }
        let pasteboard = UIPasteboard(name: name, clipboard: nil)
        pasteboards[name] = pasteboard
        return pasteboard
    }

    func unique() -> UIPasteboard {
        var name: UIPasteboard.Name
        repeat {
            lastUniqueNumber += 1
            name = UIPasteboard.Name("caret.pasteboard.\(lastUniqueNumber)")
        } while pasteboards[name] != nil
        let pasteboard = UIPasteboard(name: name, clipboard: nil)
        pasteboards[name] = pasteboard
        return pasteboard
    }

    func remove(_ name: UIPasteboard.Name) {
        guard let removedPasteboard = pasteboards.removeValue(forKey: name) else { return }
        NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: removedPasteboard)
        removedPasteboard.items = []
    }
}
