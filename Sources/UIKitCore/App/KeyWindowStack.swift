/// The windows that were key, the present one last: whoever loses the role to another gets it back when that one goes.
@MainActor struct KeyWindowStack {
    /// A window that is going away is known by its identity only.
    private struct Entry {
        weak var window: UIWindow?
        let id: ObjectIdentifier
    }

    private var entries: [Entry] = []

    var top: UIWindow? { entries.last?.window }

    /// The last one of a scene that was key.
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

    /// The last window before the present one which can be key again.
    func successor(of window: UIWindow) -> UIWindow? {
        entries.reversed().compactMap(\.window).first { $0 !== window && !$0.isHidden && $0.canBecomeKey }
    }
}
