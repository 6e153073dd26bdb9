/// The tables of the framework's classes, for outlets and attributes by name.
@MainActor enum NibOutletTables {
    private static var cachedTables: [ObjectIdentifier: [any AnyNibTable]] = [:]

    static func of(_ type: AnyClass) -> [any AnyNibTable] {
        if let tables = cachedTables[ObjectIdentifier(type)] { return tables }
        let result = all.filter { NibClasses.isSubclass(type, of: $0.baseClass) }.map(\.table)
        cachedTables[ObjectIdentifier(type)] = result
        return result
    }

    /// Subclasses come first, because a table view's delegate differs from a scroll view's.
    private static let all: [(baseClass: AnyClass, table: any AnyNibTable)] = [
        (UITextField.self, NibTables.textField), (UITextView.self, NibTables.textView), (UISearchBar.self, NibTables.searchBar),
        (UITableView.self, NibTables.table), (UICollectionView.self, NibTables.collection), (UIScrollView.self, NibTables.scroll),
        (UITableViewCell.self, NibTables.tableCell), (UICollectionViewCell.self, NibTables.collectionCell),
        (UILabel.self, NibTables.label), (UIImageView.self, NibTables.imageView), (UIButton.self, NibTables.button),
        (UISlider.self, NibTables.slider), (UISwitch.self, NibTables.toggle), (UIStepper.self, NibTables.stepper),
        (UIStackView.self, NibTables.stack), (UINavigationBar.self, NibTables.navigationBar), (UIControl.self, NibTables.control),
        (UITabBar.self, NibTables.tabBar), (UIToolbar.self, NibTables.toolbar), (UIPickerView.self, NibTables.picker),
        (UIWindow.self, NibTables.window), (UIView.self, NibTables.view),
        (UITableViewController.self, NibTables.tableControllerOutlets),
        (UICollectionViewController.self, NibTables.collectionControllerOutlets),
        (UINavigationController.self, NibTables.navigation), (UITabBarController.self, NibTables.tabs),
        (UISplitViewController.self, NibTables.split), (UIPageViewController.self, NibTables.pages),
        (UIViewController.self, NibTables.controllerOutlets),
        (UINavigationItem.self, NibTables.navigationItem), (UIBarButtonItem.self, NibTables.barButtonItem),
        (UIGestureRecognizer.self, NibTables.recognizer), (UICollectionViewLayout.self, NibTables.layout),
    ]
}

extension NibTables {
    /// The outlets of a controller. The `view` outlet is that of the File's Owner.
    static let controllerOutlets = NibTable<UIViewController> { table in
        table.outlet("view") { (controller, view: UIView) in controller.view = view }
        table.outlet("navigationItem.titleView") { (controller, view: UIView) in controller.navigationItem.titleView = view }
    }

    static let tableControllerOutlets = NibTable<UITableViewController> { table in
        table.outlet("tableView") { (controller, table: UITableView) in controller.tableView = table }
        table.outlet("refreshControl") { (controller, control: UIRefreshControl) in controller.tableView.refreshControl = control }
    }

    static let collectionControllerOutlets = NibTable<UICollectionViewController> { table in
        table.outlet("collectionView") { (controller, view: UICollectionView) in controller.collectionView = view }
    }
}
