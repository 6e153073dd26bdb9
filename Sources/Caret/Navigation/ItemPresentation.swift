/// Presents a screen over a controller while there is an item for it.
@MainActor final class ItemPresentation<Presenter: UIViewController, Item: Equatable> {
    /// What there shall be a screen for. Setting it presents or dismisses, as soon as that can be.
    var wanted: Item? { didSet { show() } }
    private weak var presenter: Presenter?
    private let make: @MainActor (Presenter, Item) -> UIViewController
    private let whenLeft: @MainActor () -> Void
    private var shown: Item?
    // Weakly, since the screen's handler reaches it: whoever presents the screen keeps it.
    private weak var screen: UIViewController?

    /// - Parameters:
    ///   - presenter: held weakly.
    ///   - make: makes a screen for an item.
    ///   - whenLeft: called when a person has dismissed the screen.
    init(
        over presenter: Presenter, _ make: @escaping @MainActor (Presenter, Item) -> UIViewController,
        whenLeft: @escaping @MainActor () -> Void
    ) {
        self.presenter = presenter
        self.make = make
        self.whenLeft = whenLeft
    }

    /// Does what there is to do, if it can be done now.
    func show() {
        guard let presenter, wanted != shown else { return }
        shown = nil
        // By who presents it: the screen itself would take away only what it presents.
        if let below = screen?.presentingViewController {
            return below.dismiss(animated: true) { [weak self] in self?.show() }
        }
        guard let wanted, presenter.viewIfLoaded?.window != nil else { return }
        if let other = presenter.presentedViewController { return wait(for: other) }
        let new = make(presenter, wanted)
        // A screen that is covered by another one leaves with it, and does not disappear once more.
        _ = new.userInfoStorage.watchController { [weak self] controller, moment in
            if case .didLeave = moment { self?.didLeave(controller) }
        }
        (shown, screen) = (wanted, new)
        presenter.present(new, animated: true)
    }

    private func didLeave(_ controller: UIViewController) {
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
