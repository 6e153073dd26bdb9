extension UIViewController {
    func itemForNavigation() -> UINavigationItem {
        if let itemForBar { return itemForBar }
        let item = UINavigationItem(titleOf: self)
        itemForBar = item
        return item
    }

    /// Gives the bars' items the title: of an item's own and the controller's the one counts that was set last.
    func titleDidChange(from old: String?) {
        itemForBar?.title = title
        if let item = bars.tabItem { item.takeTitle(of: self) } else if title != old { tabItemDidChange() }
    }
}
