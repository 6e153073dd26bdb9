extension Alerts {
    /// Dismisses an alert once the view controller that shows it is removed for good, alone or with a container, or
    /// deallocated.
    func follow(_ asker: UIViewController, for id: Int) {
        let end = Hooks.applicationStorage?.watchController { [weak self, weak asker] controller, moment in
            guard case .didLeave = moment, let asker else { return }
            if asker.lineOfParents.contains(where: { $0 === controller }) { self?.dismiss(id) }
        }
        // The controller retains the observer, which is deallocated with it.
        let whenFreed = DeinitObserver { [weak self] in Task { @MainActor [weak self] in self?.dismiss(id) } }
        let endKeeping = Hooks.userInfoStorage(of: asker).watchController { _, _ in withExtendedLifetime(whenFreed) {} }
        setFollowing(id) {
            end?()
            endKeeping()
        }
    }
}
