import UIKitCore

/// A list of weakly held views, for which layout can be requested together.
@MainActor final class WeakViews {
    private struct Entry { weak var view: UIView? }
    private var entries: [Entry] = []

    func add(_ view: UIView) {
        remove(view)
        entries.append(Entry(view: view))
    }

    func remove(_ view: UIView) { entries.removeAll { $0.view == nil || $0.view === view } }

    func setNeedsLayout() {
        for entry in entries { entry.view?.setNeedsLayout() }
    }
}
