/// Presents a view controller while a model has an item.
@MainActor final class ItemPresentation<Presenter: UIViewController, Item: Equatable> {
    /// The item to present. Setting it presents or dismisses a controller as soon as possible.
    var wanted: Item? { didSet { show() } }
    private weak var presenter: Presenter?
    private let make: @MainActor (Presenter, Item) -> UIViewController
    private let whenLeft: @MainActor () -> Void
    private var shown: Item?
    // This reference is weak, because the controller's handler refers to this object. The presenting controller
    // retains the presented one.
    private weak var screen: UIViewController?

    /// - Parameters:
    ///   - presenter: The presenting view controller; held weakly.
    ///   - make: Makes the view controller of an item.
    ///   - whenLeft: Called when the user has dismissed the controller.
    init(
        over presenter: Presenter, _ make: @escaping @MainActor (Presenter, Item) -> UIViewController,
        whenLeft: @escaping @MainActor () -> Void
    ) {
        self.presenter = presenter
        self.make = make
        self.whenLeft = whenLeft
    }

    /// Presents or dismisses a controller, if this is possible now.
    func show() {
        guard let presenter, wanted != shown else { return }
        shown = nil
        // Use the presenting controller, because the presented one would dismiss only the controllers that it
        // presents itself.
        if let below = screen?.presentingViewController {
            return below.dismiss(animated: true) { [weak self] in self?.show() }
        }
        guard let wanted, presenter.viewIfLoaded?.window != nil else { return }
        if let other = presenter.presentedViewController { return wait(for: other) }
        let new = make(presenter, wanted)
        // Observe `didLeave`: a controller that another one covers does not disappear again when it leaves.
        _ = new.userInfoStorage.watchController { [weak self] controller, moment in
            if case .didLeave = moment { self?.controllerDidLeave(controller) }
        }
        (shown, screen) = (wanted, new)
        presenter.present(new, animated: true)
    }

    private func controllerDidLeave(_ controller: UIViewController) {
        guard screen === controller, shown != nil else { return }
        (shown, screen) = (nil, nil)
        wanted = nil
        whenLeft()
    }

    private func wait(for other: UIViewController) {
        other.on(.didDisappear, self) { presentation, _ in
            Hooks.inNextFrame { [weak presentation] in presentation?.show() }
        }.lifetime(.once)
    }
}
