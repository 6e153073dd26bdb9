/// Presents a view controller while a model has an item.
@MainActor final class ItemPresentation<Presenter: UIViewController, Item: Equatable> {
    /// The item to present. Setting the item presents or dismisses a controller as soon as possible.
    var requestedItem: Item? { didSet { updatePresentation() } }
    private weak var presenter: Presenter?
    private let make: @MainActor (Presenter, Item) -> UIViewController
    private let onDismissal: @MainActor (Item) -> Void
    private var presentedItem: Item?
    // This reference is weak, because the controller's handler refers to this object. The presenting controller
    // retains the presented one.
    private weak var presentedController: UIViewController?

    /// - Parameters:
    ///   - presenter: The presenting view controller; held weakly.
    ///   - make: Makes the view controller of an item.
    ///   - onDismissal: Called with the presented item when the user has dismissed its controller.
    init(
        over presenter: Presenter, _ make: @escaping @MainActor (Presenter, Item) -> UIViewController,
        onDismissal: @escaping @MainActor (Item) -> Void
    ) {
        self.presenter = presenter
        self.make = make
        self.onDismissal = onDismissal
    }

    /// Presents or dismisses a controller, if this is possible now.
    func updatePresentation() {
        guard let presenter, requestedItem != presentedItem else { return }
        presentedItem = nil
        // Use the presenting controller, because the presented controller would dismiss only the controllers that
        // it presents itself.
        if let presentingController = presentedController?.presentingViewController {
            return presentingController.dismiss(animated: true) { [weak self] in self?.updatePresentation() }
        }
        guard let item = requestedItem, presenter.viewIfLoaded?.window != nil else { return }
        if let other = presenter.presentedViewController { return showAfterDismissal(of: other) }
        let newController = make(presenter, item)
        // Observe `didLeave`, because a controller that another controller covers has already disappeared when it
        // leaves.
        _ = newController.userInfoStorage.observeController { [weak self] controller, event in
            if case .didLeave = event { self?.controllerDidLeave(controller) }
        }
        (presentedItem, presentedController) = (item, newController)
        presenter.present(newController, animated: true)
    }

    private func controllerDidLeave(_ controller: UIViewController) {
        guard presentedController === controller, let item = presentedItem else { return }
        (presentedItem, presentedController) = (nil, nil)
        requestedItem = nil
        onDismissal(item)
    }

    private func showAfterDismissal(of other: UIViewController) {
        other.on(.didDisappear, self) { presentation, _ in
            Hooks.inNextFrame { [weak presentation] in presentation?.updatePresentation() }
        }.lifetime(.once)
    }
}
