/// The screens that a navigation controller shows for the elements of a model's path.
///
/// Both may change: the model by the app, the controller's row by a person who goes back. What was put into the row is compared with what is
/// in it only while no transition goes on, since until then the row is not the one that was asked for.
@MainActor final class PathPresentation<Model: AnyObject, Element: Equatable> {
    private let model: Model
    private let path: ReferenceWritableKeyPath<Model, [Element]>
    private let make: @MainActor (UINavigationController, Element) -> UIViewController
    /// The elements that the model has, as last read.
    var wanted: [Element] = []
    /// The elements that were put into the row, with their screens.
    private var shown: [(element: Element, screen: UIViewController)] = []
    private var isFirst = true
    /// Whether the row is being changed here: what is told meanwhile is about the row before.
    private var isSetting = false
    /// Whether a wish waits for a transition to end.
    private var isWaiting = false

    /// - Parameter make: makes a screen for an element that is new.
    init(
        _ model: Model, _ path: ReferenceWritableKeyPath<Model, [Element]>,
        _ make: @escaping @MainActor (UINavigationController, Element) -> UIViewController
    ) {
        self.model = model
        self.path = path
        self.make = make
    }

    /// Puts the screens of the wanted elements into the row, above what is the app's; later, if a transition goes on.
    func show(in controller: UINavigationController) {
        if let coordinator = controller.transitionCoordinator { return wait(for: coordinator, in: controller) }
        let kept = zip(shown, wanted).prefix { $0.0.element == $0.1 }.count
        guard isFirst || kept < max(shown.count, wanted.count) else { return }
        // The screens below the path are the app's: it may have another root by now.
        let old = shown
        let base = controller.viewControllers.prefix { screen in !old.contains { $0.screen === screen } }
        shown = Array(shown.prefix(kept)) + wanted.dropFirst(kept).map { ($0, make(controller, $0)) }
        isSetting = true
        controller.setViewControllers(base + shown.map(\.screen), animated: !isFirst)
        (isSetting, isFirst) = (false, false)
    }

    /// Shows the wanted elements after a transition, also after one that a person gave up, of which nobody is told.
    private func wait(for coordinator: any UIViewControllerTransitionCoordinator, in controller: UINavigationController) {
        guard !isWaiting else { return }
        isWaiting = true
        _ = coordinator.animate(alongsideTransition: nil) { [weak controller] _ in
            self.isWaiting = false
            Hooks.inNextFrame { [weak controller] in if let controller { self.show(in: controller) } }
        }
    }

    /// Takes the screens that a person left from the model, unless the model has changed meanwhile; then shows what it wants.
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
        // Not now: whoever else is told of this change may ask for another.
        Hooks.inNextFrame { [weak controller] in if let controller { self.show(in: controller) } }
    }
}
