extension Alerts {
    /// Dismisses an alert when the view controller that shows the alert is removed for good, by itself or with its
    /// container, or is deallocated.
    func follow(_ presenter: UIViewController, for id: Int) {
        let removeLifecycleObserver = Hooks.applicationStorage?.observeController { [weak self, weak presenter] controller, event in
            guard case .didLeave = event, let presenter else { return }
            if presenter.selfAndAncestors.contains(where: { $0 === controller }) { self?.dismiss(id) }
        }
        // The controller retains the observer, so that both are deallocated together.
        let deinitObserver = DeinitObserver { [weak self] in Task { @MainActor [weak self] in self?.dismiss(id) } }
        let removeDeinitObserver = Hooks.userInfoStorage(of: presenter).observeController { _, _ in withExtendedLifetime(deinitObserver) {}
        }
        setObserverRemoval(id) {
            removeLifecycleObserver?()
            removeDeinitObserver()
        }
    }
}
