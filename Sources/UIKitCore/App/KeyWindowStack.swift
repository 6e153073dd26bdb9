/// The windows that were key, the present one last: whoever loses the role to another gets it back when that one goes.
@MainActor struct KeyWindowStack {
    private struct Entry {
        weak var window: UIWindow?
    }

    private var entries: [Entry] = []

    var top: UIWindow? { entries.last?.window }

    mutating func push(_ window: UIWindow) {
        remove(window)
        entries.append(Entry(window: window))
    }

    mutating func remove(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
    }

    /// The last window before the present one which can be key again.
    func successor(of window: UIWindow) -> UIWindow? {
        entries.reversed().compactMap(\.window).first { $0 !== window && !$0.isHidden && $0.canBecomeKey }
    }
}
