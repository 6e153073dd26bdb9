/// The windows that have been key; the last is the key window. When the key window is hidden or deallocated, the
/// previous window becomes key again.
@MainActor struct KeyWindowStack {
    /// An entry that identifies a window. The identifier also works while the window is being deallocated.
    private struct Entry {
        weak var window: UIWindow?
        let id: ObjectIdentifier
    }

    private var entries: [Entry] = []

    var top: UIWindow? { entries.last?.window }

    /// Returns the visible window of a scene that was most recently key.
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

    /// Returns the most recently key window, other than `window`, that is visible and can become key.
    func successor(of window: UIWindow) -> UIWindow? {
        entries.reversed().compactMap(\.window).first { $0 !== window && !$0.isHidden && $0.canBecomeKey }
    }
}
