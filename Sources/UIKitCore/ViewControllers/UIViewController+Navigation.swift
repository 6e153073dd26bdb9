extension UIViewController {
    func itemForNavigation() -> UINavigationItem {
        if let itemForBar { return itemForBar }
        let item = UINavigationItem(titleOf: self)
        itemForBar = item
        return item
    }

    /// Lets containers follow the title.
    func titleDidChange(from old: String?) {
        guard title != old else { return }
        itemForBar?.controllerTitleDidChange(from: old, to: title)
        if let item = bars.tabItem { item.controllerTitleDidChange(from: old, to: title) } else { tabItemDidChange() }
    }
}
