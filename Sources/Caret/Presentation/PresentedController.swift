/// A controller that was passed to `present`, and the controller that was presented in its place.
///
/// The delegate of a presentation controller may put the controller into a container, or replace it. The container is
/// then presented and dismissed, and the life cycle of the controller itself does not show the dismissal.
@MainActor struct PresentedController {
    private weak var requested: UIViewController?
    private weak var replacement: UIViewController?

    /// Records a presentation that has just been requested.
    init(_ controller: UIViewController, by presenter: UIViewController) {
        requested = controller
        replacement = presenter.presentedViewController
    }

    /// The controller that is presented, alone or in its container; `nil` before and after the presentation.
    var current: UIViewController? {
        [requested, replacement].lazy.compactMap { $0 }.first { $0.presentingViewController != nil }
    }

    /// The controller that presents; `nil` before and after the presentation.
    var presenter: UIViewController? { current?.presentingViewController }

    /// Whether the controller, or its container, is being dismissed.
    var isBeingDismissed: Bool { current?.selfAndAncestors.contains(where: \.isBeingDismissed) ?? false }

    /// Calls `body` whenever a controller of the application was dismissed or popped.
    ///
    /// - Returns: A closure that removes the observers.
    func observeEnds(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        // On Apple's systems, only controllers that are observed themselves report to the application.
        let controllers = [requested, replacement].compactMap { $0.map { Hooks.userInfoStorage(of: $0) } }
        let storages = controllers + [Hooks.applicationStorage].compactMap { $0 }
        let removals = storages.map { $0.observeController { _, event in if case .didLeave = event { body() } } }
        return { for remove in removals { remove() } }
    }
}
