/// A proxy that forwards the methods of `UISearchControllerDelegate` to closures.
final class SearchControllerDelegateProxy: NSObject, DelegateProxy, UISearchControllerDelegate {
    lazy var willPresent = DelegateSlot<Void, Void>(self)
    lazy var didPresent = DelegateSlot<Void, Void>(self)
    lazy var willDismiss = DelegateSlot<Void, Void>(self)
    lazy var didDismiss = DelegateSlot<Void, Void>(self)
    lazy var present = DelegateSlot<Void, Void>(self)

    func willPresentSearchController(_ searchController: UISearchController) {
        willPresent.notify(())
    }

    func didPresentSearchController(_ searchController: UISearchController) {
        didPresent.notify(())
    }

    func willDismissSearchController(_ searchController: UISearchController) {
        willDismiss.notify(())
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        didDismiss.notify(())
    }

    func presentSearchController(_ searchController: UISearchController) {
        present.notify(())
    }
}
