extension Alerts {
    /// Dismisses an alert when the view controller that shows the alert is removed for good, by itself or with its
    /// container, or is deallocated.
    func follow(_ asker: UIViewController, for id: Int) {
        let end = Hooks.applicationStorage?.watchController { [weak self, weak asker] controller, moment in
            guard case .didLeave = moment, let asker else { return }
            if asker.lineOfParents.contains(where: { $0 === controller }) { self?.dismiss(id) }
        }
        // The controller retains the observer, so that both are deallocated together.
        let whenFreed = DeinitObserver { [weak self] in Task { @MainActor [weak self] in self?.dismiss(id) } }
        let endKeeping = Hooks.userInfoStorage(of: asker).watchController { _, _ in withExtendedLifetime(whenFreed) {} }
        setFollowing(id) {
            end?()
            endKeeping()
        }
    }
}
