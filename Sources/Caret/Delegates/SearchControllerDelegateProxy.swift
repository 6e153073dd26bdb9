/// A proxy that forwards the methods of `UISearchControllerDelegate` to closures.
final class SearchControllerDelegateProxy: DelegateProxy, UISearchControllerDelegate {
    func willPresentSearchController(_ searchController: UISearchController) {
        notify(())
    }

    func didPresentSearchController(_ searchController: UISearchController) {
        notify(())
    }

    func willDismissSearchController(_ searchController: UISearchController) {
        notify(())
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        notify(())
    }

    func presentSearchController(_ searchController: UISearchController) {
        notify(())
    }
}
