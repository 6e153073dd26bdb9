/// Presents a view controller for an item of a model while there is one.
@MainActor final class ItemPresentation<Presenter: UIViewController, Item: Equatable> {
    /// The item to present. Setting it presents or dismisses a controller as soon as possible.
    var wanted: Item? { didSet { show() } }
    private weak var presenter: Presenter?
    private let make: @MainActor (Presenter, Item) -> UIViewController
    private let whenLeft: @MainActor () -> Void
    private var shown: Item?
    // Held weakly, because the controller's handler refers to this object; the presenting controller
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

    /// Presents or dismisses a controller, if that is possible now.
    func show() {
        guard let presenter, wanted != shown else { return }
        shown = nil
        // The presenting controller dismisses: the presented one would dismiss only what it presents itself.
        if let below = screen?.presentingViewController {
            return below.dismiss(animated: true) { [weak self] in self?.show() }
        }
        guard let wanted, presenter.viewIfLoaded?.window != nil else { return }
        if let other = presenter.presentedViewController { return wait(for: other) }
        let new = make(presenter, wanted)
        // A controller that is covered by another one leaves with it, without disappearing once more.
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
