extension UINavigationController {
    /// Begins the appearance transition of a screen, and of the search controller over the screen.
    func beginScreenTransition(_ controller: UIViewController?, isAppearing: Bool, _ animated: Bool) {
        controller?.beginAppearanceTransition(isAppearing, animated: animated)
        search(over: controller)?.beginAppearanceTransition(isAppearing, animated: animated)
    }

    /// Ends the appearance transition of a screen, and of the search controller over the screen.
    func endScreenTransition(_ controller: UIViewController?) {
        controller?.endAppearanceTransition()
        search(over: controller)?.endAppearanceTransition()
    }

    private func search(over controller: UIViewController?) -> UISearchController? {
        guard let controller, let search = stack.searchController, search.searchState.searchedController === controller,
            search.parent === self
        else { return nil }
        return search
    }

    // MARK: - Delegate calls after a screen's `viewWillAppear` and `viewDidAppear`, as in UIKit

    func notifyWillShow(animated: Bool) {
        guard let controller = stack.displayedController else { return }
        hub.notify { $0.navigationController(self, willShow: controller, animated: animated) }
    }

    func notifyDidShow(animated: Bool) {
        guard let controller = stack.displayedController else { return }
        hub.notify { $0.navigationController(self, didShow: controller, animated: animated) }
    }
}
