/// Becomes the delegate of an object, and forwards the methods of `UISearchControllerDelegate` to its recipients.
final class SearchControllerDelegateForwarder: DelegateForwarder, UISearchControllerDelegate {
    let searchControllerDelegateProxy = SearchControllerDelegateProxy()
    private var recipients: Recipients<any UISearchControllerDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(searchControllerDelegateProxy)
    }

    func willPresentSearchController(_ searchController: UISearchController) {
        recipients.notify(searchController) { $0.willPresentSearchController(_:) }
    }

    func didPresentSearchController(_ searchController: UISearchController) {
        recipients.notify(searchController) { $0.didPresentSearchController(_:) }
    }

    func willDismissSearchController(_ searchController: UISearchController) {
        recipients.notify(searchController) { $0.willDismissSearchController(_:) }
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        recipients.notify(searchController) { $0.didDismissSearchController(_:) }
    }

    func presentSearchController(_ searchController: UISearchController) {
        recipients.notify(searchController) { $0.presentSearchController(_:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { searchControllerDelegateProxyMethods }
    #endif
}
