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
        bars.tabItem?.controllerTitleDidChange(from: old, to: title)
    }
}
