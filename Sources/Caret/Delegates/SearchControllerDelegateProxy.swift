/// A proxy that forwards the methods of `UISearchControllerDelegate` to closures.
final class SearchControllerDelegateProxy: DelegateProxy, UISearchControllerDelegate {
    func willPresentSearchController(_ searchController: UISearchController) {
        tell(())
    }

    func didPresentSearchController(_ searchController: UISearchController) {
        tell(())
    }

    func willDismissSearchController(_ searchController: UISearchController) {
        tell(())
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        tell(())
    }

    func presentSearchController(_ searchController: UISearchController) {
        tell(())
    }
}
