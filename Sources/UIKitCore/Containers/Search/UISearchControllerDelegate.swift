/// Is notified when a search begins and ends.
///
/// All methods are optional.
/// - Source: https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called when the search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after the search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called when the search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after the search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called when the search is about to be shown, after ``willPresentSearchController(_:)``.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// Updates the results of a search.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisearchresultsupdating
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text or the scope changed, the search bar became the first responder, or the search ended.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when the user selected one of ``UISearchController/searchSuggestions``. Optional; does nothing by
    /// default.
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {}
}
