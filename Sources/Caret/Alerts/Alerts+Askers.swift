extension Alerts {
    /// Dismisses an alert when the controller that shows it has left for good, alone or with a container, or was freed: its answer is for
    /// nobody then.
    func follow(_ asker: UIViewController, for id: Int) {
        let end = Hooks.applicationStorage?.watchController { [weak self, weak asker] controller, moment in
            guard case .didLeave = moment, let asker else { return }
            if asker.lineOfParents.contains(where: { $0 === controller }) { self?.dismiss(id) }
        }
        // Kept by the controller, and freed with it.
        let whenFreed = StreamEnd { [weak self] in Task { @MainActor [weak self] in self?.dismiss(id) } }
        let endKeeping = Hooks.userInfoStorage(of: asker).watchController { _, _ in withExtendedLifetime(whenFreed) {} }
        setFollowing(id) {
            end?()
            endKeeping()
        }
    }
}
