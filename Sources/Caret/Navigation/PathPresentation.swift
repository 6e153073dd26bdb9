/// Synchronises the stack of a navigation controller with the path of a model.
///
/// Both may change: the app changes the model, and the user pops controllers. The stack is compared with the path
/// only while no transition is in progress, because until then the stack is not the requested one. Showing a path
/// keeps the controllers of the common prefix and makes controllers for the remaining elements. The stack is then set
/// above the controllers of the app. After the user has popped controllers, their elements are removed from the path,
/// unless the model has changed meanwhile.
@MainActor final class PathPresentation<Model: AnyObject, Element: Equatable> {
    private let model: Model
    private let path: ReferenceWritableKeyPath<Model, [Element]>
    private let make: @MainActor (UINavigationController, Element) -> UIViewController
    /// The path of the model when it was last read.
    var wanted: [Element] = []
    /// The elements whose controllers are in the stack.
    private var shown: [(element: Element, screen: UIViewController)] = []
    private var isFirst = true
    /// Whether this object is changing the stack; delegate calls meanwhile refer to the previous stack.
    private var isSetting = false
    /// Whether an update waits for the end of a transition.
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

    /// Sets the controllers of the path above those of the app; deferred while a transition is in progress.
    func show(in controller: UINavigationController) {
        if let coordinator = controller.transitionCoordinator { return wait(for: coordinator, in: controller) }
        let kept = zip(shown, wanted).prefix { $0.0.element == $0.1 }.count
        guard isFirst || kept < max(shown.count, wanted.count) else { return }
        // The controllers below the path belong to the app, which may have replaced the root.
        let old = shown
        let base = controller.viewControllers.prefix { screen in !old.contains { $0.screen === screen } }
        shown = Array(shown.prefix(kept)) + wanted.dropFirst(kept).map { ($0, make(controller, $0)) }
        isSetting = true
        controller.setViewControllers(base + shown.map(\.screen), animated: !isFirst)
        (isSetting, isFirst) = (false, false)
    }

    /// Shows the path after a transition, including a cancelled one, which the delegate is not notified of.
    private func wait(for coordinator: any UIViewControllerTransitionCoordinator, in controller: UINavigationController) {
        guard !isWaiting else { return }
        isWaiting = true
        _ = coordinator.animate(alongsideTransition: nil) { [weak controller] _ in
            self.isWaiting = false
            Hooks.inNextFrame { [weak controller] in if let controller { self.show(in: controller) } }
        }
    }

    /// Removes the elements of popped controllers from the model, unless the model has changed meanwhile,
    /// and then shows the path.
    func didShow(in controller: UINavigationController) {
        guard !isSetting else { return }
        let stack = controller.viewControllers
        let left = shown.prefix { entry in stack.contains { $0 === entry.screen } }.count
        if left < shown.count {
            let before = shown.map(\.element)
            shown.removeSubrange(left...)
            if model[keyPath: path] == before { model[keyPath: path] = shown.map(\.element) }
        }
        wanted = model[keyPath: path]
        // Deferred, because other handlers of this change may change the path again.
        Hooks.inNextFrame { [weak controller] in if let controller { self.show(in: controller) } }
    }
}
