/// Synchronises the stack of a navigation controller with the path of a model.
///
/// Both may change: the app changes the model, and the user pops controllers. The stack is compared with the path
/// only while no transition is in progress, because during a transition the stack is not the requested one. To show a
/// path, the controllers of the common prefix are kept, and controllers are made for the remaining elements. They are
/// then set as the stack, above the controllers of the app. After the user has popped controllers, their elements are
/// removed from the path, unless the model has changed in the meantime.
@MainActor final class PathPresentation<Model: AnyObject, Element: Equatable> {
    private let model: Model
    private let path: ReferenceWritableKeyPath<Model, [Element]>
    private let make: @MainActor (UINavigationController, Element) -> UIViewController
    /// The path of the model when it was last read.
    var requestedPath: [Element] = []
    /// The elements whose controllers are in the stack.
    private var displayedElements: [(element: Element, viewController: UIViewController)] = []
    private var isFirstUpdate = true
    /// Whether this object is changing the stack. Delegate calls during the change refer to the previous stack.
    private var isChangingStack = false
    /// Whether an update waits until a transition has ended.
    private var isWaiting = false

    /// - Parameter make: Makes the view controller of a new element.
    init(
        _ model: Model, _ path: ReferenceWritableKeyPath<Model, [Element]>,
        _ make: @escaping @MainActor (UINavigationController, Element) -> UIViewController
    ) {
        self.model = model
        self.path = path
        self.make = make
    }

    /// Sets the controllers of the path above those of the app. The change is deferred while a transition is in
    /// progress.
    func updateStack(in controller: UINavigationController) {
        if let coordinator = controller.transitionCoordinator { return deferUpdate(until: coordinator, in: controller) }
        let prefixCount = zip(displayedElements, requestedPath).prefix { $0.0.element == $0.1 }.count
        guard isFirstUpdate || prefixCount < max(displayedElements.count, requestedPath.count) else { return }
        // The controllers below the path belong to the app, and the app may have replaced the root.
        let old = displayedElements
        let base = controller.viewControllers.prefix { viewController in !old.contains { $0.viewController === viewController } }
        displayedElements =
            Array(displayedElements.prefix(prefixCount)) + requestedPath.dropFirst(prefixCount).map { ($0, make(controller, $0)) }
        isChangingStack = true
        controller.setViewControllers(base + displayedElements.map(\.viewController), animated: !isFirstUpdate)
        (isChangingStack, isFirstUpdate) = (false, false)
    }

    /// Shows the path after a transition has ended or was cancelled. The delegate is not notified of cancelled
    /// transitions.
    private func deferUpdate(until coordinator: any UIViewControllerTransitionCoordinator, in controller: UINavigationController) {
        guard !isWaiting else { return }
        isWaiting = true
        _ = coordinator.animate(alongsideTransition: nil) { [weak controller] _ in
            self.isWaiting = false
            Hooks.inNextFrame { [weak controller] in if let controller { self.updateStack(in: controller) } }
        }
    }

    /// Removes the elements of popped controllers from the model, unless the model has changed in the meantime. Then
    /// shows the path.
    func didShow(in controller: UINavigationController) {
        guard !isChangingStack else { return }
        let stack = controller.viewControllers
        let remainingCount = displayedElements.prefix { entry in stack.contains { $0 === entry.viewController } }.count
        if remainingCount < displayedElements.count {
            let previousPath = displayedElements.map(\.element)
            displayedElements.removeSubrange(remainingCount...)
            if model[keyPath: path] == previousPath { model[keyPath: path] = displayedElements.map(\.element) }
        }
        requestedPath = model[keyPath: path]
        // Defer this, because other handlers of the change may change the path again.
        Hooks.inNextFrame { [weak controller] in if let controller { self.updateStack(in: controller) } }
    }
}
