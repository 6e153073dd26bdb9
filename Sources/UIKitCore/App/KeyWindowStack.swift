/// The windows that have been key, the current one last. When the key window goes away, the previous one becomes key
/// again.
@MainActor struct KeyWindowStack {
    /// An entry that identifies a window, also while the window is being deallocated.
    private struct Entry {
        weak var window: UIWindow?
        let id: ObjectIdentifier
    }

    private var entries: [Entry] = []

    var top: UIWindow? { entries.last?.window }

    /// Returns the visible window of a scene that was key last.
    func top(in scene: UIWindowScene) -> UIWindow? {
        entries.reversed().lazy.compactMap(\.window).first { $0.windowScene === scene && !$0.isHidden }
    }

    func isTop(_ window: UIWindow) -> Bool { entries.last?.id == ObjectIdentifier(window) }

    mutating func push(_ window: UIWindow) {
        remove(window)
        entries.append(Entry(window: window, id: ObjectIdentifier(window)))
    }

    mutating func remove(_ window: UIWindow) {
        entries.removeAll { $0.id == ObjectIdentifier(window) }
    }

    /// Returns the last window before the current one that can become key.
    func successor(of window: UIWindow) -> UIWindow? {
        entries.reversed().compactMap(\.window).first { $0 !== window && !$0.isHidden && $0.canBecomeKey }
    }
}
