/// Synchronises the stack of a navigation controller with the path of a model.
///
/// Both may change: the app changes the model, and the user pops controllers. The stack is compared with the path
/// only while no transition is in progress, because during a transition the stack is not the requested one.
///
/// A comparison has two steps. First, controllers of elements may have left the stack, or be in another order. The
/// elements of the remaining controllers then become the path, unless the model has changed since the last comparison.
/// Second, the controllers of the common prefix are kept, and controllers are made for the other elements of the path.
/// The kept and the new controllers are set above the controllers that do not belong to the path.
@MainActor final class PathPresentation<Model: AnyObject, Element: Equatable> {
    private struct Entry {
        let element: Element
        /// Weak, because the stack retains the controller. A controller that has left the stack is not needed.
        private(set) weak var viewController: UIViewController?
    }

    private let model: Model
    private let path: ReferenceWritableKeyPath<Model, [Element]>
    private let makeController: @MainActor (UINavigationController, Element) -> UIViewController
    private weak var navigation: UINavigationController?
    /// Observes changes of the path.
    private var follower: Follower?
    /// The path that the stack shows, with the controllers of its elements.
    private var entries: [Entry] = []
    private var isFirstUpdate = true
    /// Whether the model has changed during the current transition. Its path then counts, even if it equals the path
    /// before the transition.
    private var pathHasPriority = false
    /// The path that this object has written into the model, until the follower has noticed it.
    private var adoptedPath: [Element]?
    /// Whether this object is changing the stack. Delegate calls during the change refer to the previous stack.
    private var isChangingStack = false
    /// The coordinator of the transition for whose end an update waits.
    private weak var awaitedCoordinator: (any UIViewControllerTransitionCoordinator)?
    /// Whether the subscription was cancelled, or the updates ended because each new screen changed the path again.
    private var isEnded: Bool { follower?.isEnded ?? false }

    /// - Parameter makeController: Makes the view controller of a new element.
    init(
        _ model: Model, _ path: ReferenceWritableKeyPath<Model, [Element]>, in navigation: UINavigationController,
        _ makeController: @escaping @MainActor (UINavigationController, Element) -> UIViewController
    ) {
        self.model = model
        self.path = path
        self.navigation = navigation
        self.makeController = makeController
    }

    /// Shows the path now, and after each of its changes.
    func begin(at site: SourceLocation) {
        // The closure that makes a controller may read values and change the path. It is called outside of the
        // follower's closure. The follower thus notices every change of the path, and no other change.
        follower = Follower(at: site) { [model, path] in
            _ = model[keyPath: path]
        } then: { [weak self] in
            guard let self else { return }
            let isOwnChange = model[keyPath: path] == adoptedPath
            adoptedPath = nil
            if !isOwnChange, navigation?.transitionCoordinator != nil { pathHasPriority = true }
            update()
        }
    }

    func end() { follower?.end() }

    /// Adopts the stack after the user has popped controllers, and shows the path in the next frame.
    func stackDidChange() {
        guard !isEnded, !isChangingStack else { return }
        if navigation?.transitionCoordinator == nil { adoptStack() }
        // Defer the update, because other handlers of the change may change the path again.
        updateInNextFrame()
    }

    private func updateInNextFrame() {
        Hooks.inNextFrame { [weak self] in
            guard let self else { return }
            follower?.asCause { self.update() }
        }
    }

    /// Makes the stack and the path agree. The change is deferred while a transition is in progress.
    private func update() {
        guard !isEnded, !isChangingStack, let navigation else { return }
        if let coordinator = navigation.transitionCoordinator { return deferUpdate(until: coordinator) }
        if !isFirstUpdate { adoptStack() }
        pathHasPriority = false
        show(model[keyPath: path], in: navigation)
    }

    /// Removes the elements whose controllers have left the stack from the path, unless the model has changed.
    private func adoptStack() {
        guard let navigation else { return }
        let previousPath = entries.map(\.element)
        let stack = navigation.viewControllers
        let remaining = stack.compactMap { viewController in entries.first { $0.viewController === viewController } }
        guard remaining.map(\.viewController) != entries.map(\.viewController) else { return }
        entries = remaining
        let newPath = remaining.map(\.element)
        guard !pathHasPriority, newPath != previousPath else { return }
        if model[keyPath: path] == previousPath {
            adoptedPath = newPath
            model[keyPath: path] = newPath
        }
    }

    private func show(_ newPath: [Element], in navigation: UINavigationController) {
        let prefixCount = zip(entries, newPath).prefix { entry, element in entry.element == element }.count
        guard isFirstUpdate || prefixCount < max(entries.count, newPath.count) else { return }
        // The controllers below the path belong to the app, and the app may have replaced the root.
        let previousControllers = entries.map(\.viewController)
        let base = navigation.viewControllers.prefix { viewController in !previousControllers.contains { $0 === viewController } }
        var newControllers: [UIViewController] = []
        for element in newPath.dropFirst(prefixCount) {
            let viewController = makeController(navigation, element)
            observeEnd(of: viewController)
            newControllers.append(viewController)
        }
        let keptEntries = entries.prefix(prefixCount)
        entries = keptEntries + zip(newPath.dropFirst(prefixCount), newControllers).map { Entry(element: $0, viewController: $1) }
        isChangingStack = true
        navigation.setViewControllers(base + keptEntries.compactMap(\.viewController) + newControllers, animated: !isFirstUpdate)
        (isChangingStack, isFirstUpdate) = (false, false)
    }

    /// Compares the stack with the path when a controller has left the stack. The delegate of a navigation controller
    /// that is not displayed is not notified of changes.
    private func observeEnd(of viewController: UIViewController) {
        _ = viewController.userInfoStorage.observeController { [weak self] _, event in
            if case .didLeave = event { self?.updateInNextFrame() }
        }
    }

    /// Shows the path after a transition has ended or was cancelled. The delegate is not notified of cancelled
    /// transitions.
    private func deferUpdate(until coordinator: any UIViewControllerTransitionCoordinator) {
        guard awaitedCoordinator !== coordinator else { return }
        awaitedCoordinator = coordinator
        _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.awaitedCoordinator = nil
            self?.updateInNextFrame()
        }
    }
}
