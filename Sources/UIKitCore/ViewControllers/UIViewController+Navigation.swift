extension UIViewController {
    func makeNavigationItemIfNeeded() -> UINavigationItem {
        if let item = navigationItemIfMade { return item }
        let item = UINavigationItem(titleOf: self)
        navigationItemIfMade = item
        return item
    }

    /// Updates the titles of the bar items. If the item's title and the controller's title differ, the title that was
    /// set last applies.
    func titleDidChange(from old: String?) {
        navigationItemIfMade?.title = title
        if let item = bars.tabItem { item.adoptTitle(of: self) } else if title != old { tabItemDidChange() }
    }
}
