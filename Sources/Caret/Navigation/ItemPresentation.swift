/// Presents a view controller while a model has an item.
@MainActor final class ItemPresentation<Presenter: UIViewController, Item: Equatable> {
    /// The item to present. Setting the item presents or dismisses a controller as soon as possible.
    var requestedItem: Item? { didSet { updatePresentation() } }
    private weak var presenter: Presenter?
    private let makeController: @MainActor (Presenter, Item) -> UIViewController
    private let onDismissal: @MainActor (Item) -> Void
    private var presentedItem: Item?
    private var presented: PresentedController?
    private var endObserving: (@MainActor () -> Void)?
    /// Whether the queue of presentations will call this object.
    private var isQueued = false

    /// - Parameters:
    ///   - presenter: The presenting view controller; held weakly.
    ///   - makeController: Makes the view controller of an item.
    ///   - onDismissal: Called with the presented item when the user has dismissed its controller.
    init(
        over presenter: Presenter, _ makeController: @escaping @MainActor (Presenter, Item) -> UIViewController,
        onDismissal: @escaping @MainActor (Item) -> Void
    ) {
        self.presenter = presenter
        self.makeController = makeController
        self.onDismissal = onDismissal
    }

    isolated deinit { endObserving?() }

    /// Presents or dismisses a controller as soon as possible.
    func updatePresentation() {
        guard let presenter, requestedItem != presentedItem else { return }
        presentedItem = nil
        // Use the presenting controller, because the presented controller would dismiss only the controllers that
        // it presents itself.
        if let presentingController = presented?.presenter {
            return presentingController.dismiss(animated: true) { [weak self] in self?.updatePresentation() }
        }
        // The queue belongs to the running application. A view that is in no window may be displayed by a later
        // application.
        guard requestedItem != nil, !isQueued, presenter.viewIfLoaded?.window != nil else { return }
        isQueued = true
        _ = PresentationQueue.shared.add(for: presenter) { [weak self] in
            self?.isQueued = false
            self?.presentItem()
        }
    }

    private func presentItem() {
        guard let presenter, let item = requestedItem, presentedItem == nil else { return }
        let newController = makeController(presenter, item)
        presentedItem = item
        presenter.present(newController, animated: true)
        let presented = PresentedController(newController, by: presenter)
        self.presented = presented
        endObserving?()
        endObserving = presented.observeEnds { [weak self] in self?.controllerDidLeave() }
        // UIKit refuses some presentations and reports the reason. The next appearance of the view tries again.
        if presented.current == nil { presentedItem = nil }
    }

    private func controllerDidLeave() {
        guard let item = presentedItem, presented?.current == nil else { return }
        (presentedItem, presented) = (nil, nil)
        endObserving?()
        endObserving = nil
        requestedItem = nil
        onDismissal(item)
    }
}
