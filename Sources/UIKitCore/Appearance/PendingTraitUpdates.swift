/// The views and scenes with pending trait changes. Each is notified once before the next layout, regardless of how
/// often its traits were set.
@MainActor struct PendingTraitUpdates {
    private struct WeakView {
        weak var view: UIView?
    }

    private struct WeakScene {
        weak var scene: UIWindowScene?
    }

    private var views: [WeakView] = []
    private var scenes: [WeakScene] = []

    var isEmpty: Bool { views.isEmpty && scenes.isEmpty }

    mutating func enqueue(_ view: UIView) { views.append(WeakView(view: view)) }

    mutating func enqueue(_ scene: UIWindowScene) { scenes.append(WeakScene(scene: scene)) }

    /// Notifies all pending views and scenes, including those that become pending meanwhile. If some are still pending
    /// after the maximum number of rounds, they are reported and discarded.
    static func flush() {
        for _ in 0..<LayoutPass.maximumRounds {
            guard let pendingUpdates = dequeueAll() else { return }
            for case let scene? in pendingUpdates.scenes.map(\.scene) { scene.updateTraits() }
            for case let view? in pendingUpdates.views.map(\.view) { view.updateTraits() }
        }
        guard let remainingUpdates = dequeueAll() else { return }
        EndlessLayout.report("The delivery of trait changes", of: remainingUpdates.views.compactMap(\.view))
    }

    private static func dequeueAll() -> PendingTraitUpdates? {
        guard let host = ApplicationHost.current, !host.pendingTraitUpdates.views.isEmpty || !host.pendingTraitUpdates.scenes.isEmpty else {
            return nil
        }
        defer { host.pendingTraitUpdates = PendingTraitUpdates() }
        return host.pendingTraitUpdates
    }
}

extension UIView {
    /// Invalidates the cached traits of the view after its overrides were set. Reading the traits returns new values
    /// immediately; in a window, observers are notified before the next layout.
    func traitsWereSet() {
        invalidateTraits()
        guard let host = ApplicationHost.current, windowForSubviews != nil else { return updateTraits() }
        host.pendingTraitUpdates.enqueue(self)
        setNeedsLayout()
    }
}

extension UITraitChangeObservable {
    /// Delivers all pending trait changes now, instead of before the next layout.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/updatetraitsifneeded()
    public func updateTraitsIfNeeded() { PendingTraitUpdates.flush() }
}
