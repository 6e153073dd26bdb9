/// The views and scenes with pending trait changes. Each is notified once before the next layout, however often its
/// traits were set.
@MainActor struct OwedTraits {
    private struct WeakView {
        weak var view: UIView?
    }

    private struct WeakScene {
        weak var scene: UIWindowScene?
    }

    private var views: [WeakView] = []
    private var scenes: [WeakScene] = []

    var isEmpty: Bool { views.isEmpty && scenes.isEmpty }

    mutating func note(_ view: UIView) { views.append(WeakView(view: view)) }

    mutating func note(_ scene: UIWindowScene) { scenes.append(WeakScene(scene: scene)) }

    /// Notifies all of them, and those whose traits are set in the process. If traits are set in every round, the
    /// rest is reported and discarded.
    static func pay() {
        for _ in 0..<LayoutPass.maximumRounds {
            guard let owed = take() else { return }
            for case let scene? in owed.scenes.map(\.scene) { scene.updateTraits() }
            for case let view? in owed.views.map(\.view) { view.updateTraits() }
        }
        guard let rest = take() else { return }
        EndlessLayout.report("The delivery of trait changes", of: rest.views.compactMap(\.view))
    }

    private static func take() -> OwedTraits? {
        guard let host = ApplicationHost.current, !host.owedTraits.views.isEmpty || !host.owedTraits.scenes.isEmpty else { return nil }
        defer { host.owedTraits = OwedTraits() }
        return host.owedTraits
    }
}

extension UIView {
    /// Invalidates the cached traits after traits were set here. Reading the traits returns new values immediately;
    /// observers are notified before the next layout.
    func traitsWereSet() {
        forgetTraits()
        guard let host = ApplicationHost.current, windowForSubviews != nil else { return updateTraits() }
        host.owedTraits.note(self)
        setNeedsLayout()
    }
}

extension UITraitChangeObservable {
    /// Delivers pending trait changes now rather than before the next layout.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/updatetraitsifneeded()
    public func updateTraitsIfNeeded() { OwedTraits.pay() }
}
