extension UIViewController {
    func itemForNavigation() -> UINavigationItem {
        if let itemForBar { return itemForBar }
        let item = UINavigationItem(titleOf: self)
        itemForBar = item
        return item
    }
}
