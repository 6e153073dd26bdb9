extension UIViewController {
    func itemForNavigation() -> UINavigationItem {
        if let itemForBar { return itemForBar }
        let item = UINavigationItem(titleOf: self)
        itemForBar = item
        return item
    }

    /// Updates the titles of the bar items. Of an item's own title and the controller's title, the one that was set
    /// last applies.
    func titleDidChange(from old: String?) {
        itemForBar?.title = title
        if let item = bars.tabItem { item.adoptTitle(of: self) } else if title != old { tabItemDidChange() }
    }
}
